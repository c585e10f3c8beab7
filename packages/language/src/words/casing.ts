import type { Language } from '../languages/index.ts';
import { isFunctionWord } from './words.ts';

/** With a capital first. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

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
