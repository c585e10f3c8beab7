import { type Language, languagePack } from '../languages/index.ts';
import { shorthandInWords } from './shorthand.ts';
import type { SignWords } from './sign-words.ts';

/** Whatever the patterns below could match; most sentences hold none of it. */
const ANY = /[_~≈≥≤≠<>→⇒⟶*#✗]|\(\)|(?<=\s)\.\/|--|[:;=]-?[()DPp]/u;
const AMOUNT =
	'(?:\\p{Lu}{0,3}\\p{Sc}\\s?)?\\d[\\d.,]{0,15}(?:\\s?(?:%|\\p{L}{1,3}(?!\\p{L})))?(?:/\\p{L}{1,4}(?!\\p{L}))?';
const ARROW = '(?:→|⇒|⟶|=>|-{1,2}>)';
/** "1.9 s → 1.3 s", but not "2024 → 6,100 books". */
const CHANGE = new RegExp(`(?<!\\d)(?!(?:19|20)\\d\\d\\s)(${AMOUNT})\\s{0,3}${ARROW}\\s{0,3}(?=(${AMOUNT}))`, 'gu');
/** "“gelöst” → “gelöscht”". */
const QUOTED_CHANGE = new RegExp(`(?<=["”])\\s{0,3}${ARROW}\\s{0,3}(?=["“])`, 'gu');
/** "v14 → v15". */
const NUMBERED_CHANGE = new RegExp(`(?<=(?<!\\p{L})(\\p{L}{1,3})\\d{1,4})\\s{0,3}${ARROW}\\s{0,3}(?=\\1\\d)`, 'gu');
/** "Tue 10:00 → Tue 10:00", "19:00 → 03:00". */
const TIME_CHANGE = new RegExp(
	`(?<=\\d:\\d\\d)\\s{0,3}${ARROW}\\s{0,3}(?=(?:\\p{Lu}\\p{L}{2,8}\\s)?\\d{1,2}:\\d\\d)`,
	'gu',
);
/** "kernels ≥ 5.13": the version of a program. */
const VERSION =
	/(?<=(?:kernels?|versions?|vers(?:ão|ões)|node(?:\.js)?|python|ruby|rust|php|java|go|postgres\p{L}*|macos|ios|android|windows|linux|ubuntu|debian|chrome|firefox|safari|npm|r?clone)\s)(?:≥|>=)\s?v?(\d[\d.]{0,12}\d|\d)(?![\d%])/giu;
/** "5--6", "at noon -- or later": a dash as it is typed. */
const TYPED_DASH = /(?<=\d)--(?=\d)|(?<=\s)--(?=\s)/gu;
/** "my age! =)", "see you ;-)". */
const SMILEY = /\s[:;=]-?[()DP](?=\s|$|\.)/gu;
/** "# of agents". */
const COUNT = /(?<!\S)#\s?(?=(?:of|d[aeo]s?)\s)/giu;
/** "Settings → Privacy": the way through a menu, or from place to place. */
const WAY = new RegExp(
	`(?<=(?:^|\\s)\\p{Lu}\\p{L}{0,20})\\s{0,3}(?:${ARROW}|[>›])\\s{0,3}(?=["“]?\\p{Lu}\\p{L})`,
	'gu',
);
const ARROWS = new RegExp(`^${ARROW}\\s{0,3}|[.!?,;]{0,3}\\s{0,3}${ARROW}\\s{0,3}`, 'gu');
const NUMBER = '\\s?(?=(?:R\\$|US\\$|\\p{Sc}|GBP|USD|EUR|BRL)?\\s?\\d)';
/** Not "p < 0.05", which names a variable. */
const AMONG_WORDS = '(?<!(?:^|[\\s(])[nprtzFN]\\s?)';
/** "around ~7", "around a ~7": the sign says it again. */
const ROUGHLY = '(?<!\\p{L})(?:(?:about|around) an?|about|around|roughly|uns|umas|cerca de)\\s';
const COMPARED: [
	sign: RegExp,
	word: Exclude<keyof SignWords, 'to' | 'asterisks' | 'count' | 'orNewer' | 'isNot' | 'none'>,
][] = [
	[new RegExp(`(?<!${ROUGHLY})[~≈]${NUMBER}`, 'giu'), 'about'],
	[new RegExp(`${AMONG_WORDS}(?:≥|>=)${NUMBER}`, 'gu'), 'atLeast'],
	[new RegExp(`${AMONG_WORDS}(?:≤|<=)${NUMBER}`, 'gu'), 'atMost'],
	[new RegExp(`${AMONG_WORDS}>${NUMBER}`, 'gu'), 'moreThan'],
	[new RegExp(`${AMONG_WORDS}<${NUMBER}`, 'gu'), 'lessThan'],
];

/** "worker_connections" -> "worker connections"; a formula's "Y_i" stays. */
const SNAKE = /(?<=\p{L}{2})_(?=\p{L}{2})/gu;
/** "scan()". */
const CALL = /(?<=\p{L}{2})\(\)/gu;

/**
 * A sentence with the signs and names of programs that stand in it in words: "~20" as "about 20", "=>" as a colon,
 * "worker_connections" as two words, "p/" as "para". What is said by the voices anyway ("×", "%") stays.
 */
export function signsInWords(written: string, language: Language): string {
	const text = shorthandInWords(written, language);
	if (!ANY.test(text)) return text;
	const words = languagePack(language).signs;
	const changed = text
		.replace(TYPED_DASH, '–')
		.replace(/(?<=\d)\s?~\s?(?=\d)/g, '–')
		.replace(SMILEY, '')
		.replace(CHANGE, (_change, from: string, to: string) =>
			unitOf(from) === unitOf(to) ? `${from} ${words.to} ` : `${from}, `,
		)
		.replace(QUOTED_CHANGE, ` ${words.to} `)
		.replace(NUMBERED_CHANGE, ` ${words.to} `)
		.replace(TIME_CHANGE, ` ${words.to} `)
		.replace(VERSION, `$1 ${words.orNewer}`)
		.replace(/^✗\s?/u, words.none)
		.replace(/\s≠\s/gu, ` ${words.isNot} `)
		.replace(COUNT, `${words.count} `)
		.replace(WAY, ', ');
	const arrows = changed.match(ARROWS)?.length ?? 0;
	const mark = arrows > 1 || changed.includes(':') ? ', ' : ': ';
	const pointed = arrows === 0 ? changed : changed.replace(ARROWS, (_arrow, at: number) => (at === 0 ? '' : mark));
	const compared = COMPARED.reduce(
		(said, [sign, word]) => said.replace(sign, (_sign, at: number, whole: string) => spaced(whole, at, words[word])),
		pointed,
	);
	return compared
		.replace(/[~≈](?=\s?\d)/gu, '')
		.replace(/(?<=\s)\*+(?=[\s,.]|$)/g, words.asterisks)
		.replace(SNAKE, ' ')
		.replace(CALL, '');
}

const unitOf = (amount: string): string => amount.replace(/[\d.,\s]+/g, '');

const spaced = (whole: string, at: number, word: string): string =>
	`${at === 0 || /[\s(]/.test(whole.charAt(at - 1)) ? '' : ' '}${word} `;
