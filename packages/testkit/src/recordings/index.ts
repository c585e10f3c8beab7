import { IN_ENGLISH } from './in-english.ts';
import { IN_PORTUGUESE } from './in-portuguese.ts';
import type { Recording } from './recording.ts';

export { answersIn } from './from-folder.ts';
export { type Answers, RecordedModel } from './recorded-model.ts';
export type { Recording } from './recording.ts';

/** Twelve documents of different kinds, in both languages and with each duo. */
export const RECORDINGS: readonly Recording[] = [...IN_PORTUGUESE, ...IN_ENGLISH];
