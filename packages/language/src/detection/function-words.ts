import { PACKS } from '../languages/index.ts';
import { OTHER_FUNCTION_WORDS } from './other-languages.ts';

/** By language. Words that several languages share count for each of them. */
const WORDS: { language: string; words: ReadonlySet<string> }[] = [
	...Object.entries(PACKS).map(([tag, { functionWords }]) => ({ language: tag.slice(0, 2), words: functionWords })),
	...Object.entries(OTHER_FUNCTION_WORDS).map(([language, words]) => ({
		language,
		words: new Set(words.trim().split(/\s+/)),
	})),
];

/** Prose has about 40 to 55 % function words; less than this is a list, a table, code or another language. */
const LEAST_SHARE = 0.27;
/** The best language must have this much more than the next: Portuguese and Galician share many words. */
const LEAST_LEAD = 1.12;
const LEAST_HITS = 5;

/** Words, but for the "s" and "d" behind an apostrophe, which are words of Catalan: "E's", "I'd". */
const WORD = /(?<!\p{L}['’](?=\p{L}(?!\p{L})))\p{L}+/gu;

/** The language whose function words fill the text, or null when none does or two do. */
export function judgeByFunctionWords(text: string): string | null {
	const tokens = text.toLowerCase().match(WORD) ?? [];
	const scores = WORDS.map(({ language, words }) => ({
		language,
		hits: tokens.reduce((hits, token) => (words.has(token) ? hits + 1 : hits), 0),
	})).sort((a, b) => b.hits - a.hits);
	const [best, next] = scores;
	if (best === undefined || best.hits < LEAST_HITS || best.hits < tokens.length * LEAST_SHARE) return null;
	return best.hits >= (next?.hits ?? 0) * LEAST_LEAD ? best.language : null;
}
