import type { Language } from '@nexus/contract';
import { isFunctionWord } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';

/** With a capital first. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Lower-cases the first letter where a text goes on inside a sentence, when that is safe: its first word is a function
 * word, or stands in lower case elsewhere in `known`; names and acronyms keep their capitals.
 */
export function continued(text: string, language: Language, known: string): string {
	const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? '';
	// "May: no meeting" is a month.
	if (first === 'I' || /^(?:May|March):/.test(text) || (first.length > 1 && first === first.toUpperCase())) return text;
	return isFunctionWord(first, language) || hasWord(known, small(first)) ? small(text) : text;
}

/** Few names stand in lower case anywhere, and a plain search for them is many times faster than one for a word. */
function hasWord(text: string, word: string): boolean {
	return text.includes(word) && new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'u').test(text);
}

/** A phrase of small letters behind its first, or a label before its colon. */
const COMMON = /^\p{Lu}\p{Ll}+(?::\s|[\s-][^\p{Lu}]+$)/u;

/**
 * Items in a row with small letters, as they stand inside a sentence, where each of them can have one; else as they are,
 * so that no two of a row differ.
 */
export function inSmallLetters(texts: readonly string[], language: Language, known: string): string[] {
	const lowered = texts.map((text) =>
		COMMON.test(text) || languagePack(language).words.imperative.test(text)
			? small(text)
			: continued(text, language, known),
	);
	const isSafe = texts.every((text, index) => !/^\p{Lu}\p{Ll}/u.test(text) || lowered[index] !== text);
	return isSafe ? lowered : [...texts];
}
