import { type Passage, type PassagesInput, readPassages } from './passages.ts';

/** Task of the CPU pool. */
export function passages(input: unknown): { told: Passage[]; recalled: Passage[] } {
	return readPassages(input as PassagesInput);
}
