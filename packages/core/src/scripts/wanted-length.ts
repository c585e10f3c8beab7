import { TARGET_MINUTES } from '@nexus/contract';
import type { ScriptOptions } from './script-options.ts';

/** Words of a conversation that two hosts say in a minute, about, pauses between turns included. */
export const WORDS_PER_MINUTE = 165;
/** Characters of a word of a conversation and the space after it, about, in Portuguese and English alike. */
export const CHARACTERS_PER_WORD = 5.2;

/**
 * What a document is worth grows slower than its length: a page takes five minutes, ten pages take sixteen, a hundred
 * take fifty. Words of the script = WORTH x words of the document ^ EXPONENT.
 */
const WORTH = 26;
const EXPONENT = 0.53;
/** More than this much for each word of the document, beside greetings, would say things twice. */
const MOST_PER_WORD = 1.3;
const GREETINGS = 150;
/** Words of a script that has an opening and an end, however short the document is. */
const LEAST = 120;
/** A brief tells the essential in two to three minutes. */
const BRIEF = 375;

export interface WantedLength {
	/** Words that the script is to have. */
	words: number;
	/** The most that the document bears. */
	mostWords: number;
	/** Whether more was asked for than that. */
	capped: boolean;
}

/** How long a script by a language model is to be, known before the document is read by it. */
export function wantedLength(
	{ targetMinutes, format }: Pick<ScriptOptions, 'targetMinutes' | 'format'>,
	document: { words: number },
): WantedLength {
	const longest = TARGET_MINUTES.max * WORDS_PER_MINUTE;
	const mostWords = Math.round(Math.min(longest, Math.max(LEAST, document.words * MOST_PER_WORD + GREETINGS)));
	const worth = Math.max(LEAST, WORTH * Math.max(1, document.words) ** EXPONENT);
	const wanted = targetMinutes === undefined ? worth : targetMinutes * WORDS_PER_MINUTE;
	const asked = targetMinutes === undefined && format === 'brief' ? Math.min(BRIEF, wanted) : wanted;
	return {
		words: Math.round(Math.min(asked, mostWords)),
		mostWords,
		capped: targetMinutes !== undefined && asked > mostWords,
	};
}

/** Words of the first of several parts, about: short, so that something can be heard soon. */
export const FIRST_PART_WORDS = 280;
/** Words that are one part, where a part may have so many. */
const SINGLE_PART_WORDS = 600;

/** How many parts a script by a model is written in. @param partWords the most words of a part, the first aside */
export function partCount(words: number, partWords: number): number {
	if (words <= Math.min(SINGLE_PART_WORDS, partWords)) return 1;
	return 1 + Math.max(1, Math.ceil((words - FIRST_PART_WORDS) / partWords));
}

/** Of a section that is added, the share of its words that is told, and the fewest and the most words of that. */
const ADDED = { share: 0.7, least: 60, most: 450 } as const;

/** Words of a section that a model adds to a script. @param partWords the most words of a part */
export const addedWords = (words: number, partWords: number): number =>
	Math.min(partWords, ADDED.most, Math.max(ADDED.least, Math.round(words * ADDED.share)));
