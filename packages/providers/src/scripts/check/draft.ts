import { type Speaker, type SpeechTag, spokenWords } from '@nexus/core/scripts';
import type { Claim } from './claims.ts';

/** What a line is. */
export const LINE_KINDS = ['fact', 'opinion', 'question', 'reaction', 'analogy', 'bridge', 'takeaway'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** What a check by a model finds wrong. */
export const VERDICTS = ['who', 'number', 'negation', 'quantity', 'cause', 'invented'] as const;
export type Verdict = (typeof VERDICTS)[number];

export type LineProblem = 'no-host' | 'other-language' | 'other-dialect' | 'unsupported' | Claim['doubt'] | Verdict;

/** A line as a model wrote it, read. */
export interface Draft {
	/** Number of its beat, from 1, of those that the part tells. */
	beat: number;
	/** Null when the model had somebody else speak. */
	speaker: Speaker | null;
	text: string;
	/** All of them there. */
	passages: number[];
	kind: LineKind;
	/** How it is said; empty when plain. */
	delivery: string;
	/** Sounds within it that a voice may make. */
	tags: SpeechTag[];
	problem: LineProblem | null;
	/** The words that are wrong; empty where nobody said. */
	wrongWords: string;
}

/** Shorter lines that are no facts only react or ask back. */
const LEAST_CLAIM = 4;

/** Whether a line claims something of the document; a question does by what it takes for granted. */
export const isFactual = ({ kind, passages, text }: Draft): boolean =>
	kind === 'fact' || kind === 'opinion' || (passages.length > 0 && spokenWords(text).length >= LEAST_CLAIM);
