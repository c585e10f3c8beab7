import type { Gender } from '../../spoken-text/reading.ts';
import { AMBIGUOUS_FOLLOWERS, FEMININE_NOUNS, INVARIABLE_ADJECTIVES, MASCULINE_NOUNS } from './gender-words.ts';
import { UNITS } from './units.ts';

const SPACE = /[\s ]*/y;
const RANGE_TAIL = /\s*(?:[-–—x×]|a|e|ou|até)\s*\d{1,12}(?:[.,]\d{1,12}){0,4}/y;
const WORD = /[\p{L}\p{M}]{1,40}/uy;
const UNIT = /[\p{L}°µμ]{1,6}[²³]?(?![\p{L}\d])/uy;
const MAX_SKIPPED = 4;
const LOOK_BACK = 400;

/**
 * The gender of what a number at the end of `text[..at]` counts, by the noun that follows: a list of exceptions, then
 * the ending. Masculine when no noun tells it. A plural number looks for a plural noun, so that "em 2021 a empresa"
 * is no count of anything.
 */
export function genderAfter(text: string, at: number, singular: boolean): Gender {
	let position = at;
	for (let skipped = 0; skipped < MAX_SKIPPED; skipped++) {
		const tail = matchAt(RANGE_TAIL, text, position);
		if (tail) {
			position += tail.length;
			continue;
		}
		position += matchAt(SPACE, text, position).length;
		if (text.charAt(position) === '″' || isInchMark(text, position)) return 'f';
		const symbol = matchAt(UNIT, text, position);
		const unit = UNITS.get(symbol) ?? UNITS.get(`${symbol}.`);
		if (unit) return unit.gender;
		const written = matchAt(WORD, text, position);
		if (/^\p{Lu}\p{Ll}/u.test(written)) return 'm';
		const word = written.toLowerCase();
		if (word === '' || word.startsWith('milh') || word.startsWith('bilh') || word.startsWith('trilh')) return 'm';
		position += word.length;
		if (word === 'mil' || INVARIABLE_ADJECTIVES.has(word)) continue;
		return nounGender(word, singular);
	}
	return 'm';
}

function matchAt(pattern: RegExp, text: string, at: number): string {
	pattern.lastIndex = at;
	return pattern.exec(text)?.[0] ?? '';
}

/** A straight quotation mark behind a number is an inch when none is open before it. */
function isInchMark(text: string, at: number): boolean {
	return text.charAt(at) === '"' && text.slice(Math.max(0, at - LOOK_BACK), at).split('"').length % 2 === 1;
}

const FEMININE_OF = new Set(['das', 'destas', 'dessas', 'daquelas', 'delas']);
const FEMININE_ENDING =
	/(?:[çsx](?:ão|ões)|(?:gi|ni|li)(?:ão|ões)|[^aeo]dão|dões|dades?|tudes?|ge[mn]s?|ícies?|ri[zc]es|triz|oses?|a|as)$/;

/** The gender of a noun in lower case. */
export function nounGender(word: string, singular: boolean): Gender {
	if (FEMININE_OF.has(word)) return 'f';
	if (AMBIGUOUS_FOLLOWERS.has(word)) return 'm';
	if (!singular && !word.endsWith('s')) return 'm';
	const stem = word.endsWith('s') ? word.slice(0, -1) : word;
	if (MASCULINE_NOUNS.has(word) || MASCULINE_NOUNS.has(stem) || /istas?$/.test(word)) return 'm';
	if (FEMININE_NOUNS.has(word) || FEMININE_NOUNS.has(stem) || FEMININE_NOUNS.has(stem.replace(/e$/, ''))) return 'f';
	return FEMININE_ENDING.test(word) ? 'f' : 'm';
}

/** Whether a plural noun follows directly, so that "2.000.000" before it takes "de". */
export function countsNoun(text: string, at: number): boolean {
	const space = matchAt(SPACE, text, at).length;
	const word = matchAt(WORD, text, at + space);
	return word.endsWith('s') && word === word.toLowerCase() && !AMBIGUOUS_FOLLOWERS.has(word);
}
