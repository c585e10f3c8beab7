export type { EpisodeVoices } from './episode-voices.ts';
export type { JobWithUsage } from './job-services.ts';
export * from './job-watch.ts';
export * from './media.ts';
export * from './remove-episode.ts';
export * from './scripts.ts';
export * from './sections.ts';
export * from './service.ts';
export * from './source.ts';
