import type { JobEstimate } from '@nexus/contract';
import { dollars } from './format.ts';

type Priced = Pick<JobEstimate, 'cost_breakdown' | 'free'>;

/** False where everything is made by servers of one's own, whose price is not known here. */
export const isPriced = ({ cost_breakdown: { script_generation, tts_generation }, free }: Priced): boolean =>
	free || [script_generation, tts_generation].some(({ engine }) => engine === 'gemini');

/** `US$ 0,0773`; null where nothing is billed, or where the price is not known here. */
export const priceOf = (estimate: Priced): string | null =>
	!estimate.free && isPriced(estimate) ? dollars(estimate.cost_breakdown.total.cost_usd) : null;

/** What an episode is expected to cost: a figure, or a word where there is none. */
export const costFigure = (estimate: Priced): string =>
	estimate.free ? 'Grátis' : (priceOf(estimate) ?? 'Não contado');
