export * from './clips.ts';
export * from './dependencies.ts';
export { keptTakes } from './kept-takes.ts';
export * from './pauses.ts';
export * from './service.ts';
export * from './steps.ts';
export * from './transcript.ts';
export * from './types.ts';
export * from './wav.ts';
