export { type Pronunciation, pronunciationsIn, respelled } from './pronunciations.ts';
export { spokenText } from './spoken-text.ts';
export * from './types.ts';
