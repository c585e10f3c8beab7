import type { Reading, WrittenLine } from '../../spoken-text/reading.ts';
import type { SpeechLanguage } from '../../spoken-text/speech-language.ts';
import { ABBREVIATIONS, AFTER_NAME } from './abbreviations.ts';
import { ACRONYMS, SHORT_WORDS } from './acronyms.ts';
import {
	DATE_BEFORE,
	DATE_WORDS,
	date,
	MONTH_PATTERNS,
	MONTHS,
	NUMBER_WORD,
	NUMBERED_WORDS,
	REPEATED_NUMBER,
	TIME_WORDS,
	time,
} from './calendar.ts';
import { fraction, PAIRS } from './fractions.ts';
import { GREEK, isPronounceable, LETTER_WORDS, LETTERS } from './letters.ts';
import { CURRENCIES, CURRENCY_SYMBOLS, MAGNITUDES } from './money.ts';
import { cardinal, DIGITS, decade, decimals, ordinal, plural, year } from './numbers.ts';
import { RESPELLINGS } from './respellings.ts';
import { ROMANS } from './romans.ts';
import { SINGLE_LETTERS } from './single-letters.ts';
import { LONE_UNITS, RATE_WORDS, UNITS } from './units.ts';
import { SYMBOLS, WORDING } from './wording.ts';

/** American English. */
export const SPEECH: SpeechLanguage = {
	decimalMark: '.',
	groupMark: ',',
	wording: WORDING,
	digits: DIGITS,
	letters: LETTERS,
	symbols: SYMBOLS,
	greek: GREEK,
	cardinal,
	ordinal: (value, _gender, many) => (many ? plural(ordinal(value)) : ordinal(value)),
	// With an apostrophe "I" and "s" do not make the word "is".
	letterPlural: (spelled) => `${spelled}'s`,
	decimals,
	ofAfter: () => '',
	isSingular: (whole, fractionDigits) => whole === 1n && fractionDigits === '',
	nounGender: () => 'm',
	genderAfter: () => 'm',
	countsNoun: () => false,
	moneyModifies,
	numberInContext,
	date,
	dayFirst: false,
	time,
	timeWords: TIME_WORDS,
	writesHoursWithH: false,
	numberedWords: NUMBERED_WORDS,
	dateWords: DATE_WORDS,
	dateBefore: DATE_BEFORE,
	...MONTH_PATTERNS,
	repeatedNumber: REPEATED_NUMBER,
	numberWord: NUMBER_WORD,
	unitModifies,
	fraction,
	percentRange: /%(?:\sto\s|\s?[-–—]\s?)\d[\d.,]{0,20}\s?%/y,
	otherEnding: null,
	pairs: PAIRS,
	ratio,
	digitRules: [decades, dayOfMonth, feetAndInches],
	magnitudes: MAGNITUDES,
	bareMagnitudes: new Set(['k', 'M', 'B', 'bn']),
	currencies: CURRENCIES,
	currencySymbols: CURRENCY_SYMBOLS,
	units: UNITS,
	loneUnits: LONE_UNITS,
	rateWords: RATE_WORDS,
	abbreviations: ABBREVIATIONS,
	abbreviationsAfterName: AFTER_NAME,
	states: new Map(),
	acronyms: ACRONYMS,
	isPronounceable,
	shortWords: SHORT_WORDS,
	romanWords: ROMANS,
	respellings: RESPELLINGS,
	letterWords: LETTER_WORDS,
	singleLetters: SINGLE_LETTERS,
};

const MONTH_NAMES = new Set(MONTHS.flatMap((month) => [month.toLowerCase(), month.slice(0, 3).toLowerCase(), 'sept']));
const COUNTED = /\s+(?:\p{Ll}+\s+)?(people|men|women|children|percent|miles|feet|\p{Ll}{2,}s)(?!\p{L})/uy;
const UNCOUNTED = new Set(['was', 'is', 'has', 'does', 'this', 'its', 'his', 'as', 'us', 'plus', 'versus', 'towards']);
const YEAR_WORDS = new Set(['in', 'since', 'by', 'until', 'till', 'before', 'after', 'around', 'circa', 'year']);
const MEASURED = /\p{L}|\s?[x×%°]|[/^]\d/uy;
const NEXT_LETTERS = /\s(\p{L}{1,5}[²³]?)(?!\p{L})/uy;
const MODIFIED = /\s+(?:and|or|to|in|the|of|by|for|with|at|on|when|but|that|from|a|an|it|was|were)\s/y;

const isYear = (value: number) => value >= 1900 && value < 2100;

/** "eight out of ten", "twenty twenty-three to twenty-four", "one hundred twenty over eighty". */
function ratio(first: string, second: string, a: number, b: number): string {
	if (isYear(a) && (b < 100 || isYear(b))) return `${first} to ${second}`;
	if (isYear(b)) return `${first} of ${second}`;
	return `${first} ${a <= b && b % 5 === 0 ? 'out of' : 'over'} ${second}`;
}

/** Years as years and days of a month as ordinals. */
function numberInContext(line: WrittenLine, digits: string, to: number): string | undefined {
	const value = Number(digits);
	if (digits.length <= 2 && value >= 1 && value <= 31 && MONTH_NAMES.has(line.before)) return ordinal(BigInt(value));
	const firstYear = YEAR_WORDS.has(line.before) ? 1001 : 1100;
	if (digits.length !== 4 || value < firstYear || value > 2099 || line.match(MEASURED, to)) return undefined;
	if (UNITS.has(line.match(NEXT_LETTERS, to)?.[1] ?? '')) return undefined;
	const counted = line.match(MODIFIED, to) ? null : line.match(COUNTED, to);
	if (counted && !UNCOUNTED.has(counted[1] ?? '')) return undefined;
	return year(value);
}

const DETERMINERS = new Set(['a', 'an', 'the', 'this', 'that', 'every', 'each', 'another', 'one', 'our', 'his', 'her']);
const NOUN_BEHIND =
	/\s(?!(?:in|of|for|to|from|and|or|a|an|per|on|at|by|is|was|will|would|that|it|they|we|i|he|she)\s)\p{Ll}{2,}(?!\p{L})/uy;

/** "a $5 bill" has one dollar: what stands before a noun takes the singular. */
function moneyModifies(line: WrittenLine, to: number): boolean {
	return DETERMINERS.has(line.before) && line.match(NOUN_BEHIND, to) !== null;
}

/** "a 30-min nap", "a 6 KB script": a unit before its noun takes the singular. */
function unitModifies(line: WrittenLine, to: number): boolean {
	const isJoined =
		/\d-$/.test(line.text.slice(Math.max(0, line.at - 2), line.at)) || /^-/.test(line.text.slice(line.at, to));
	const isDetermined = DETERMINERS.has(line.beforePrevious.toLowerCase());
	return (isJoined || isDetermined) && line.match(NOUN_BEHIND, to) !== null;
}

const DECADE = /['’]?(\d{4}|\d0)['’]?s(?![\p{L}\d])/uy;
const DECADE_BEFORE = new Set(['the', 'early', 'late', 'mid', 'his', 'her', 'their', 'my', 'your', 'our', 'of']);

/** "the 1990s", "the '80s", "in her 30s". */
function decades(line: WrittenLine): Reading | undefined {
	const match = line.match(DECADE);
	const digits = match?.[1] ?? '';
	if (!match || (digits.length === 4 && !digits.endsWith('0'))) return undefined;
	const quoted = line.char(line.at - 1) === "'" || line.char(line.at - 1) === '’';
	if (digits.length === 2 && !quoted && !DECADE_BEFORE.has(line.before)) return undefined;
	return { to: line.at + match[0].length, say: decade(Number(digits)) };
}

const DAY_MONTH = new RegExp(`(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?\\s+(${MONTHS.join('|')})(?!\\p{L})`, 'uy');

/** "12 March" is said "the twelfth of March". */
function dayOfMonth(line: WrittenLine): Reading | undefined {
	const match = line.match(DAY_MONTH);
	const day = Number(match?.[1]);
	if (!match || day < 1 || day > 31) return undefined;
	const article = line.before === 'the' ? '' : 'the ';
	return { to: line.at + match[0].length, say: `${article}${ordinal(BigInt(day))} of ${match[2]}` };
}

const FEET_AND_INCHES = /([3-8])['′’]\s?(1[01]|\d)(?:["″”]|''|(?=\s|$))/y;

/** "6'2\"" is six foot two. */
function feetAndInches(line: WrittenLine): Reading | undefined {
	const match = line.match(FEET_AND_INCHES);
	if (!match) return undefined;
	const inches = match[2] === '0' ? '' : ` ${cardinal(BigInt(match[2] ?? '0'))}`;
	return { to: line.at + match[0].length, say: `${cardinal(BigInt(match[1] ?? '0'))} foot${inches}` };
}
