import type { JobEstimate } from '@nexus/contract';
import type { Bill, EngineCost, EpisodeEstimate } from '@nexus/core/records';

export const presentEstimate = (estimate: EpisodeEstimate): JobEstimate => ({
	estimated_parts: estimate.parts,
	estimated_audio_duration: estimate.minutes,
	estimated_script_length: estimate.scriptCharacters,
	...presentBill(estimate),
	estimated_at: estimate.at,
});

export const presentBill = ({ scriptTokens, speechTokens, scriptCost, speechCost, usd, isFree }: Bill) => ({
	token_usage: {
		script_generation: { input_tokens: scriptTokens.input, output_tokens: scriptTokens.output },
		tts_generation: { input_tokens: speechTokens.input, audio_tokens: speechTokens.audio },
	},
	cost_breakdown: {
		script_generation: presentCost(scriptCost),
		tts_generation: presentCost(speechCost),
		total: { cost_usd: usd },
	},
	free: isFree,
});

const presentCost = ({ engine, model, usd, isPriceKnown, pricedSince }: EngineCost) => ({
	engine,
	model,
	cost_usd: usd,
	price_known: isPriceKnown,
	price_date: pricedSince,
});
