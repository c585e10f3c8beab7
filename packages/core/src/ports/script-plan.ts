import type { Span } from '@nexus/document-text';

/** What a beat is for. */
export const BEAT_PURPOSES = ['set-up', 'explanation', 'tension', 'example', 'turn', 'pay-off'] as const;
export type BeatPurpose = (typeof BEAT_PURPOSES)[number];

/** One thing that a listener comes to understand. Passages are named by their numbers in the whole document, from 1. */
export interface Beat {
	/** Title of the chapter that it begins. */
	title: string;
	purpose: BeatPurpose;
	/** What is told, in a sentence. */
	point: string;
	/** What it rests on. A passage that says two things may be in two beats, in no more. */
	passages: number[];
	/** Who tells it. */
	lead: 'A' | 'B';
	/** What a listener asks just then; empty for none. */
	question: string;
	/** An image that helps; empty for none. */
	analogy: string;
	/** Words to spend. */
	words: number;
}

/** A stretch of the document by whose number notes, beats and lines say what they rest on. JSON-safe. */
export interface ScriptPassage {
	/** From 1, in the whole document. */
	number: number;
	text: string;
	/** In the whole document: where it stands, and what it is read with, such as a table's header. */
	spans: Span[];
	isHeading: boolean;
	/** Its section's place in the document's map, from 0. */
	section: number;
}

/** What became of a section of the document. */
export interface SectionTelling {
	/** Its place in the document's map, from 0. */
	section: number;
	heading: string | null;
	told: 'told' | 'briefly' | 'left-out';
	/** Why it is left out or told briefly; empty where nobody said. */
	why: string;
}

/** An editor's plan of a whole episode, made by a language model before a line is written. JSON-safe. */
export interface ScriptPlan {
	/** What kind of text the document is, what about and whose, as its reader said; plans of earlier versions have none. */
	about?: string | undefined;
	/** Who it is for, in a few words. */
	listener: string;
	/** What this is and why it matters, in a sentence. */
	thesis: string;
	/** What it opens with, what that rests on, and why it works. */
	hook: { text: string; passages: number[]; why: string };
	/** In the order in which they are told. */
	beats: Beat[];
	/** Beats, from 1, that come back to earlier ones. */
	callbacks: { from: number; to: number; how: string }[];
	takeaways: { text: string; passages: number[] }[];
	leftOut: { passages: number[]; why: string }[];
	/** What became of each section of the document that has text, in its order. */
	sections: SectionTelling[];
	/** Words of the whole script. */
	words: number;
}

/** What was done to a part's lines before they were voiced. JSON-safe. */
export interface PartReview {
	/** Lines with a claim that were held against their passages. */
	checked: number;
	/** Lines that were rewritten because they said what their passages do not, or spoke another language. */
	rewritten: number;
	/** Lines that still do, and say so. */
	flagged: number;
	/** Lines that were taken out, each with its text and the reason. */
	cut: { text: string; why: string }[];
	/** Lines whose wording or order the table read changed. */
	reworded: number;
}
