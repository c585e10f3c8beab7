import { type PlanInput, planEpisode } from './plan-episode.ts';
import { type FoundSection, findSection, type SectionInput } from './sections.ts';
import type { EpisodePlan } from './types.ts';

/** Tasks of the CPU pool. */
export function plan(input: unknown): EpisodePlan {
	return planEpisode(input as PlanInput);
}

export function section(input: unknown): FoundSection | null {
	return findSection(input as SectionInput);
}
