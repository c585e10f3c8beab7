import type { Line } from '../line.ts';
import type { Gender, Reading } from '../reading.ts';

const LETTERS = /[IVXLCDM]{1,15}(?![\p{L}\p{M}\d'’&]|-(?![IVX]+(?!\p{L}))\p{Lu}|\.\p{Lu}\.)/uy;
const VALID = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const NEXT_WORD = /(?:\s(?:and|to|or|e|a|ou)\s[IVXLCDM]{1,9})?\s+(\p{L}{1,30})/uy;
const POSSESSIVE_OR_PAUSE = /['’,.;:!?)]|$/y;
const SMALL = /^[IVX]{2,}$/;
const MIN_LARGE = 4;

interface Roman {
	to: number;
	written: string;
	value: number;
}

/** The roman numeral at an offset, if its letters make one. */
export function romanAt(line: Line, at: number): Roman | undefined {
	const written = line.match(LETTERS, at)?.[0] ?? '';
	const value = romanValue(written);
	return value === undefined ? undefined : { to: at + written.length, written, value };
}

/** The value of letters that make a roman numeral, undefined for others. */
export function romanValue(written: string): number | undefined {
	if (written === '' || !VALID.test(written)) return undefined;
	let value = 0;
	for (let at = 0; at < written.length; at++) {
		const digit = VALUES[written.charAt(at)] ?? 0;
		value += digit < (VALUES[written.charAt(at + 1)] ?? 0) ? -digit : digit;
	}
	return value;
}

/** Roman numerals behind rulers, centuries and chapters, before "Guerra Mundial", or plain to see ("XXI"). */
export function readRoman(line: Line): Reading | undefined {
	const roman = romanAt(line, line.at);
	if (!roman || /[\p{L}\d&]/u.test(line.char(line.at - 1))) return undefined;
	const { to, value } = roman;
	const { romanWords } = line.speech;
	const gender = rulerGender(line, roman);
	if (gender) return { to, say: romanWords.ruler(value, gender), roman: 'ordinal' };
	const kind = romanWords.before.get(line.before);
	if (kind) return { to, say: romanWords.counted(value, kind, 'm'), roman: kind };
	const named = line.match(NEXT_WORD, to)?.[1] ?? '';
	if (romanWords.after.has(named.toLowerCase())) {
		const nounGender = line.speech.nounGender(named.toLowerCase(), true);
		return { to, say: romanWords.counted(value, 'ordinal', nounGender), roman: 'ordinal' };
	}
	const goesOn = kindBefore(line) ?? (standsAlone(line, roman) ? 'cardinal' : undefined);
	return goesOn && { to, say: romanWords.counted(value, goesOn, 'm'), roman: goesOn };
}

function rulerGender(line: Line, { to, written }: Roman): Gender | undefined {
	const { rulers, titles, alsoWords } = line.speech.romanWords;
	if (!/^\p{Lu}/u.test(line.previous)) return undefined;
	const gender = rulers.get(line.before);
	const titled = titles.has(line.beforePrevious.toLowerCase());
	if (!gender && !titled) return undefined;
	const isPronoun = alsoWords.has(written);
	if (isPronoun && !titled && !line.match(POSSESSIVE_OR_PAUSE, to)) return undefined;
	return gender ?? (line.before.endsWith('a') ? 'f' : 'm');
}

const LISTED = /\((x{0,2}(?:ix|iv|v?i{0,3}))\)/y;

/** "(i)", "(ii)", "(iv)": roman numerals of a list in small letters. */
export function readListedRoman(line: Line): Reading | undefined {
	const written = /[^\s,;:]/.test(line.char(line.at - 1)) ? undefined : line.match(LISTED)?.[1];
	const value = written && romanValue(written.toUpperCase());
	if (!value) return undefined;
	return { to: line.at + written.length + 2, say: line.speech.cardinal(BigInt(value), 'm'), pause: ',' };
}

/** In "séculos XIX, XX e XXI" all are read as the first one is. */
function kindBefore(line: Line): 'cardinal' | 'ordinal' | undefined {
	if (line.roman) return line.roman;
	const goesOn = line.speech.romanWords.conjunctions.has(line.before) || '-–—/'.includes(line.previous);
	return goesOn ? line.romanBefore : undefined;
}

function standsAlone(line: Line, { written }: Roman): boolean {
	const { acronyms, romanWords } = line.speech;
	if (acronyms.has(written) || romanWords.soonerLetters.has(written)) return false;
	return SMALL.test(written) || written.length >= MIN_LARGE;
}
