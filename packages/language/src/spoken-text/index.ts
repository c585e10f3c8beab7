export { spokenText } from './spoken-text.ts';
export * from './types.ts';
