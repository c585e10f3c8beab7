import type { JobEstimate, Language } from '@nexus/contract';

import { type ChosenEngine, type ChosenEngines, isFree, type ScriptForecast } from '../ports/index.ts';
import type { ScriptOptions } from '../scripts/script-options.ts';

import { dearestPrice, type Price, priceAt, pricedModel, requestCost, type Tokens } from './prices.ts';
import { type ModelCalls, scriptCalls, tokensOfCalls } from './script-calls.ts';
import { modelScript, modelSeconds, type ScriptLength, speechTokens } from './tokens.ts';

export interface EstimateInput {
	forecast: ScriptForecast;
	/** The episode's. */
	language: Language;
	engines: ChosenEngines;
	/** Seconds of this machine's work for a second of natural speech; null where it was not measured. */
	pace?: number | null;
	/** What was asked of the script. */
	options?: ScriptOptions | undefined;
	/** Whether hosts or their style were described, so that a model is asked about them once. */
	describesPeople?: boolean | undefined;
	now: Date;
}

/** `[HOST_A]: ` before a line's text and the line break after it. */
const LINE_MARKS = 11;
const NOTHING: Tokens = { input: 0, output: 0 };

type Shape = Pick<EstimateInput, 'forecast' | 'engines' | 'options'>;

/** Whether whoever ordered an episode described its hosts or a style. */
export const describesPeople = ({ presetId, customStyle }: { presetId: string; customStyle: string | null }): boolean =>
	presetId === 'custom' || Boolean(customStyle);

/** What an episode takes and costs at the prices of `now`. */
export function estimateEpisode({
	forecast,
	language,
	engines,
	options,
	describesPeople,
	now,
}: EstimateInput): JobEstimate {
	const { document } = forecast;
	const script = scriptOf({ forecast, engines, options });
	const seconds = episodeSeconds({ forecast, engines, options });
	const calls =
		engines.script.engine === 'embedded'
			? []
			: scriptCalls({ document, script, language, engine: engines.script, options, describesPeople });
	return {
		estimated_parts: script.parts,
		estimated_audio_duration: Math.round((seconds / 60) * 10) / 10,
		estimated_script_length: script.characters + LINE_MARKS * script.lines - 1,
		...billOf({ calls, script, seconds, language, engines, now }),
		estimated_at: now.toISOString(),
	};
}

/** The length of what a section adds to an episode, and what it is written from. */
export interface AddedSection {
	/** Of the section, in characters. */
	document: { characters: number; language: string | null };
	script: ScriptLength;
	seconds: number;
}

/** What it takes and costs to write and voice a section beside what there is. */
export function estimateSection(
	{ document, script, seconds }: AddedSection,
	{ language, engines, options, describesPeople, now }: Omit<EstimateInput, 'forecast' | 'pace'>,
): Bill {
	const calls =
		engines.script.engine === 'embedded'
			? []
			: scriptCalls({ document, script, language, engine: engines.script, options, describesPeople }).filter(
					({ step }) => step !== 'read' && step !== 'plan',
				);
	return billOf({ calls, script, seconds, language, engines, now });
}

type Bill = Pick<JobEstimate, 'token_usage' | 'cost_breakdown' | 'free'>;

function billOf({
	calls,
	script,
	seconds,
	language,
	engines,
	now,
}: Pick<EstimateInput, 'language' | 'engines' | 'now'> & {
	calls: readonly ModelCalls[];
	script: ScriptLength;
	seconds: number;
}): Bill {
	const written = tokensOfCalls(calls);
	const speech = isFree(engines.speech) ? NOTHING : speechTokens(script, seconds, language);
	const scriptCost = engineCost('script', engines.script, calls, now);
	const speechCost = engineCost('speech', engines.speech, [{ count: 1, tokens: speech }], now);
	return {
		token_usage: {
			script_generation: { input_tokens: written.input, output_tokens: written.output },
			tts_generation: { input_tokens: speech.input, audio_tokens: speech.output },
		},
		cost_breakdown: {
			script_generation: scriptCost,
			tts_generation: speechCost,
			total: { cost_usd: microdollars(scriptCost.cost_usd + speechCost.cost_usd) },
		},
		free: isFree(engines.script) && isFree(engines.speech),
	};
}

function scriptOf({ forecast, engines, options }: Shape): ScriptLength {
	const { script } = engines;
	return script.engine === 'embedded' ? forecast.embedded : modelScript(forecast.document, { options, script });
}

/** Seconds of the audio; of a model's script by the embedded voices at the mean pace of the forecast. */
export function episodeSeconds(input: Shape): number {
	const { embedded } = input.forecast;
	const script = scriptOf(input);
	if (input.engines.speech.engine !== 'embedded') return modelSeconds(script);
	if (input.engines.script.engine === 'embedded') return embedded.seconds;
	return (script.characters * embedded.seconds) / Math.max(1, embedded.characters);
}

/** Only Gemini bills by our table: what this machine makes is free, and a server of one's own has no price that we know. */
function engineCost(
	kind: 'script' | 'speech',
	{ engine, model }: ChosenEngine,
	calls: readonly Pick<ModelCalls, 'count' | 'tokens'>[],
	now: Date,
): JobEstimate['cost_breakdown']['script_generation'] {
	if (engine !== 'gemini') {
		return { engine, model, cost_usd: 0, price_known: isFree({ engine, model }), price_date: null };
	}
	const known = model === null ? null : pricedModel(model);
	const price: Price = known ? priceAt(known, now) : dearestPrice(kind, now);
	return {
		engine,
		model,
		cost_usd: microdollars(calls.reduce((sum, { count, tokens }) => sum + requestCost(price, tokens) * count, 0)),
		price_known: known !== null,
		price_date: price.from ?? PRICES_READ,
	};
}

/** The day since when the prices without a day of their own are known to hold. */
const PRICES_READ = '2026-11-01';

const microdollars = (usd: number): number => Math.round(usd * 1_000_000) / 1_000_000;
