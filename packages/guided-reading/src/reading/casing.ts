import type { Language } from '@nexus/contract';
import { isFunctionWord } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';

/**
 * Lower-cases the first letter where a text goes on inside a sentence, when that is safe: its first word is a function
 * word, or stands in lower case elsewhere in `known`; names and acronyms keep their capitals.
 */
export function continued(text: string, language: Language, known: string): string {
	const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? '';
	if (first === '' || first === first.toLowerCase()) return text;
	const lower = first.charAt(0).toLowerCase() + first.slice(1);
	if (first.length > 1 && first === first.toUpperCase()) return text;
	if (first === 'I') return text;
	const safe =
		isFunctionWord(first, language) || languagePack(language).words.numberWord.test(lower) || hasWord(known, lower);
	return safe ? lower + text.slice(first.length) : text;
}

/** Few names stand in lower case anywhere, and a plain search for them is many times faster than one for a word. */
function hasWord(text: string, word: string): boolean {
	return text.includes(word) && new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'u').test(text);
}

/** With a capital first. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
