import type { Fault } from '../fault-kinds.ts';
import type { ModelQuestion } from './question.ts';

/** What somebody answered: a text, or how the provider is to fail this once. */
export type GivenAnswer = { text: string } | { fault: Fault };

/** Whoever answers in place of a language model. */
export interface StandIn {
	/** @throws NotRecorded where there is nobody to answer; the signal's reason */
	ask(question: ModelQuestion, signal: AbortSignal): Promise<GivenAnswer>;
}

/** A question has no recorded answer, and nobody is there to give one. */
export class NotRecorded extends Error {
	override name = 'NotRecorded';
}
