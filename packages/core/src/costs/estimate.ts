import type { Language } from '@nexus/contract';
import { type ChosenEngine, type ChosenEngines, isFree, type ScriptForecast } from '../ports/index.ts';
import type { Bill, EngineCost, EpisodeEstimate } from '../records/estimate.ts';
import type { ScriptOptions } from '../scripts/script-options.ts';
import { type Price, type PriceBook, priceAt, requestCost, type Tokens } from './prices.ts';
import { type ModelCalls, scriptCalls, tokensOfCalls } from './script-calls.ts';
import { modelScript, modelSeconds, type ScriptLength, speechTokens } from './tokens.ts';
import { paceOf } from './written-seconds.ts';

export interface EstimateInput {
	forecast: ScriptForecast;
	/** The episode's. */
	language: Language;
	engines: ChosenEngines;
	prices: PriceBook;
	/** Seconds of this machine's work for a second of natural speech; null where it was not measured. */
	pace?: number | null;
	/** Whether the speech has only one voice for both hosts. */
	soundAlike?: boolean;
	/** What was asked of the script. */
	options?: ScriptOptions | undefined;
	/** Whether hosts or their style were described, so that a model is asked about them once. */
	describesPeople?: boolean | undefined;
	now: Date;
}

/** `[HOST_A]: ` before a line's text and the line break after it. */
const LINE_MARKS = 11;
const NO_TOKENS: Tokens = { input: 0, output: 0 };

type Shape = Pick<EstimateInput, 'forecast' | 'engines' | 'options'>;

/** Whether whoever ordered an episode described its hosts or a style. */
export const describesPeople = ({ presetId, customStyle }: { presetId: string; customStyle: string | null }): boolean =>
	presetId === 'custom' || Boolean(customStyle);

/** What an episode takes and costs at the prices of `now`. */
export function estimateEpisode({
	forecast,
	language,
	engines,
	prices,
	options,
	describesPeople,
	now,
}: EstimateInput): EpisodeEstimate {
	const { document } = forecast;
	const script = scriptOf({ forecast, engines, options });
	const seconds = episodeSeconds({ forecast, engines, options });
	const calls =
		engines.script.engine === 'embedded'
			? []
			: scriptCalls({ document, script, language, engine: engines.script, options, describesPeople });
	return {
		parts: script.parts,
		minutes: Math.round((seconds / 60) * 10) / 10,
		scriptCharacters: script.characters + LINE_MARKS * script.lines - 1,
		...billOf({ calls, script, seconds, language, engines, prices, now }),
		at: now.toISOString(),
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
	{ language, engines, prices, options, describesPeople, now }: Omit<EstimateInput, 'forecast' | 'pace'>,
): Bill {
	const calls =
		engines.script.engine === 'embedded'
			? []
			: scriptCalls({ document, script, language, engine: engines.script, options, describesPeople }).filter(
					({ step }) => step !== 'read' && step !== 'plan',
				);
	return billOf({ calls, script, seconds, language, engines, prices, now });
}

function billOf({
	calls,
	script,
	seconds,
	language,
	engines,
	prices,
	now,
}: Pick<EstimateInput, 'language' | 'engines' | 'prices' | 'now'> & {
	calls: readonly ModelCalls[];
	script: ScriptLength;
	seconds: number;
}): Bill {
	const written = tokensOfCalls(calls);
	const speech = isFree(engines.speech) ? NO_TOKENS : speechTokens(script, seconds, language);
	const scriptCost = engineCost(prices, 'script', engines.script, calls, now);
	const speechCost = engineCost(prices, 'speech', engines.speech, [{ count: 1, tokens: speech }], now);
	return {
		scriptTokens: { input: written.input, output: written.output },
		speechTokens: { input: speech.input, audio: speech.output },
		scriptCost,
		speechCost,
		usd: microdollars(scriptCost.usd + speechCost.usd),
		isFree: isFree(engines.script) && isFree(engines.speech),
	};
}

function scriptOf({ forecast, engines, options }: Shape): ScriptLength {
	const { script } = engines;
	return script.engine === 'embedded' ? forecast.embedded : modelScript(forecast.document, { options, script });
}

/** Seconds of the audio; of a model's script by the embedded voices at the pace that the forecast has for it. */
export function episodeSeconds(input: Shape): number {
	const { embedded } = input.forecast;
	const script = scriptOf(input);
	if (input.engines.speech.engine !== 'embedded') return modelSeconds(script);
	if (input.engines.script.engine === 'embedded') return embedded.seconds;
	return script.characters * paceOf(embedded);
}

/** What this machine makes is free, and a server of one's own has no price that we know. */
function engineCost(
	prices: PriceBook,
	kind: 'script' | 'speech',
	{ engine, model }: ChosenEngine,
	calls: readonly Pick<ModelCalls, 'count' | 'tokens'>[],
	now: Date,
): EngineCost {
	if (!prices.of(engine)) {
		return { engine, model, usd: 0, isPriceKnown: isFree({ engine, model }), pricedSince: null };
	}
	const known = prices.model({ engine, model });
	const price: Price = known ? priceAt(known, now) : prices.dearest(engine, kind, now);
	return {
		engine,
		model,
		usd: microdollars(calls.reduce((sum, { count, tokens }) => sum + requestCost(price, tokens) * count, 0)),
		isPriceKnown: known !== null,
		pricedSince: price.from ?? PRICES_READ,
	};
}

/** The day since when the prices without a day of their own are known to hold. */
const PRICES_READ = '2026-11-01';

const microdollars = (usd: number): number => Math.round(usd * 1_000_000) / 1_000_000;
