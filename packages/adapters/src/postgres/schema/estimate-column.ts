import type { JobEstimate } from '@nexus/contract';
import type { EngineCost, EpisodeEstimate } from '@nexus/core/records';
import { customType } from 'drizzle-orm/pg-core';

type StoredCost = JobEstimate['cost_breakdown']['script_generation'];

const storedCost = ({ engine, model, usd, isPriceKnown, pricedSince }: EngineCost): StoredCost => ({
	engine,
	model,
	cost_usd: usd,
	price_known: isPriceKnown,
	price_date: pricedSince,
});

const readCost = ({ engine, model, cost_usd, price_known, price_date }: StoredCost): EngineCost => ({
	engine,
	model,
	usd: cost_usd,
	isPriceKnown: price_known,
	pricedSince: price_date,
});

const storedEstimate = (estimate: EpisodeEstimate): JobEstimate => ({
	estimated_parts: estimate.parts,
	estimated_audio_duration: estimate.minutes,
	estimated_script_length: estimate.scriptCharacters,
	token_usage: {
		script_generation: { input_tokens: estimate.scriptTokens.input, output_tokens: estimate.scriptTokens.output },
		tts_generation: { input_tokens: estimate.speechTokens.input, audio_tokens: estimate.speechTokens.audio },
	},
	cost_breakdown: {
		script_generation: storedCost(estimate.scriptCost),
		tts_generation: storedCost(estimate.speechCost),
		total: { cost_usd: estimate.usd },
	},
	free: estimate.isFree,
	estimated_at: estimate.at,
});

function readEstimate({ token_usage: tokens, cost_breakdown: costs, ...stored }: JobEstimate): EpisodeEstimate {
	return {
		parts: stored.estimated_parts,
		minutes: stored.estimated_audio_duration,
		scriptCharacters: stored.estimated_script_length,
		scriptTokens: { input: tokens.script_generation.input_tokens, output: tokens.script_generation.output_tokens },
		speechTokens: { input: tokens.tts_generation.input_tokens, audio: tokens.tts_generation.audio_tokens },
		scriptCost: readCost(costs.script_generation),
		speechCost: readCost(costs.tts_generation),
		usd: costs.total.cost_usd,
		isFree: stored.free,
		at: stored.estimated_at,
	};
}

/** An estimate is stored under the names that the API gave it when it was the same object. */
export const estimateColumn = customType<{ data: EpisodeEstimate; driverData: JobEstimate | string }>({
	dataType: () => 'jsonb',
	toDriver: (estimate) => JSON.stringify(storedEstimate(estimate)),
	fromDriver: (stored) => readEstimate(typeof stored === 'string' ? JSON.parse(stored) : stored),
});
