import { type DocumentPassages, type PassagesInput, readPassages } from './passages.ts';

/** Task of the CPU pool. */
export const passages = (input: unknown): DocumentPassages => readPassages(input as PassagesInput);
