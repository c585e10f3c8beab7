import type { Usage } from '@nexus/contract';
import type { UsageTotals } from '@nexus/core/ports';

const NOTHING: Omit<UsageTotals, 'kind'> = {
	characters: 0,
	inputTokens: 0,
	outputTokens: 0,
	wastedTokens: 0,
	wastedUsd: 0,
	audioSeconds: 0,
	costUsd: 0,
};

/** What was really used; null before anything was. */
export function presentUsage(totals: readonly UsageTotals[]): Usage | null {
	if (totals.length === 0) return null;
	const of = (kind: UsageTotals['kind']) => totals.find((total) => total.kind === kind) ?? NOTHING;
	const figures = ({ characters, inputTokens, outputTokens, costUsd }: Omit<UsageTotals, 'kind'>) => ({
		characters,
		input_tokens: inputTokens,
		output_tokens: outputTokens,
		cost_usd: costUsd,
	});
	const speech = of('speech');
	return {
		script: figures(of('script')),
		speech: { ...figures(speech), audio_seconds: Math.round(speech.audioSeconds * 100) / 100 },
		wasted: {
			tokens: totals.reduce((sum, { wastedTokens }) => sum + wastedTokens, 0),
			cost_usd: totals.reduce((sum, { wastedUsd }) => sum + wastedUsd, 0),
		},
		total_cost_usd: totals.reduce((sum, { costUsd }) => sum + costUsd, 0),
	};
}
