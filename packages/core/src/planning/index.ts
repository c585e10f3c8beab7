export { distinguishingTerms } from './distinguishing-terms.ts';
export { VOTE } from './find-repeats.ts';
export { plainHeading, type SpokenHeading, spokenHeading } from './headings.ts';
export { isVersion, ofNewestVersions, VERSION } from './newest-versions.ts';
export { type PlanInput, planEpisode } from './plan-episode.ts';
export { createPlanner, type Planner, type PlanRequest } from './planner.ts';
export { enoughOf, evenlySpaced } from './sample.ts';
export type { FoundSection, SectionInput } from './sections.ts';
export * from './types.ts';
