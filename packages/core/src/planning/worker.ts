import { type PlanInput, planEpisode } from './plan-episode.ts';
import type { EpisodePlan } from './types.ts';

/** Task of the CPU pool. */
export function plan(input: unknown): EpisodePlan {
	return planEpisode(input as PlanInput);
}
