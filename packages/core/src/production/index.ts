export * from './clips.ts';
export * from './dependencies.ts';
export { keptTakes } from './kept-takes.ts';
export type { OutageTimings } from './outages.ts';
export * from './service.ts';
export * from './steps.ts';
export * from './transcript.ts';
export * from './wav.ts';
export { watchForWorkers } from './worker-watch.ts';
