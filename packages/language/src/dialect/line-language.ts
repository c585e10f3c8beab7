import { judgeByFunctionWords } from '../detection/function-words.ts';
import { type Language, languagePack } from '../languages/index.ts';

/** What is wrong with a line's language: another one, or the dialect of another country. */
export type LanguageProblem = 'other-language' | 'other-dialect';

const WORD = /\p{L}+(?:-\p{L}+)*/gu;
/** Content words of fewer letters tell no language. */
const LEAST_WORDS = 7;
/** Somebody's own words, which stay as they are; a mark behind a figure is one of inches. */
const QUOTED = /“[^“”]{1,600}”|(?<!\d)"[^"]{1,600}"|“[^“”"]{1,600}"|(?<!\d)"[^"“”]{1,600}”|«[^«»]{1,600}»/g;
/** Characters before a word that tell whether it stands within a sentence. */
const LOOK_BACK = 4;

/**
 * Whether a line is spoken as the episode's language is: Brazilian Portuguese, not European; American English, not
 * British. Short lines of another language, such as a title, are let through.
 */
export function languageProblem(text: string, language: Language): LanguageProblem | null {
	const words = text.toLowerCase().match(WORD) ?? [];
	if (words.length >= LEAST_WORDS) {
		const found = judgeByFunctionWords(text);
		const expected = language.slice(0, 2);
		const isTwin = found === 'gl' && expected === 'pt';
		if (found !== null && found !== expected && !isTwin) return 'other-language';
	}
	const { foreignWords, foreignOnly, isForeign } = languagePack(language).dialect;
	const own = withoutQuotations(text);
	const ownWords = [...text.matchAll(WORD)].filter(
		({ 0: word, index }) => own[index] !== ' ' && !isName(word, before(text, index)),
	);
	const isOther = ownWords.some(([word]) => {
		const lower = word.toLowerCase();
		return Object.hasOwn(foreignWords, lower) || foreignOnly.has(lower);
	});
	return isOther || isForeign(own) ? 'other-dialect' : null;
}

/** The line with all that can be exchanged word for word said as in the episode's country, but for what it quotes. */
export function inOwnDialect(line: string, language: Language): string {
	const { foreignWords, inOwnConstructions } = languagePack(language).dialect;
	const own = withoutQuotations(line);
	const exchanged = line.replace(WORD, (word, at: number) => {
		const lower = word.toLowerCase();
		if (own[at] === ' ' || isName(word, before(line, at))) return word;
		return Object.hasOwn(foreignWords, lower) ? inCaseOf(word, foreignWords[lower] ?? word) : word;
	});
	return outsideQuotes(exchanged, inOwnConstructions);
}

/** What is said outside the quotations of a line, in other words. */
function outsideQuotes(line: string, say: (text: string) => string): string {
	let at = 0;
	const pieces = [...line.matchAll(QUOTED)].flatMap(({ 0: quoted, index }) => {
		const own = line.slice(at, index);
		at = index + quoted.length;
		return [say(own), quoted];
	});
	return [...pieces, say(line.slice(at))].join('');
}

/** A line as long as it was, with blanks for what it quotes. */
const withoutQuotations = (line: string): string => line.replace(QUOTED, (quoted) => ' '.repeat(quoted.length));

const before = (text: string, at: number): string => text.slice(Math.max(0, at - LOOK_BACK), at);

/** "Harbour & Rye" within a sentence: a name is spelled as whoever bears it spells it. */
const isName = (word: string, before: string): boolean =>
	/^\p{Lu}\p{Ll}/u.test(word) && /[\p{L}\p{N},;&]["”“'»«]?\s["“'«]?$/u.test(before);

function inCaseOf(word: string, other: string): string {
	if (word === word.toUpperCase() && word.length > 1) return other.toUpperCase();
	return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}
