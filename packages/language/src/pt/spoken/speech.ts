import type { Reading, WrittenLine } from '../../spoken-text/reading.ts';
import type { SpeechLanguage } from '../../spoken-text/speech-language.ts';
import { ENGLISH_WORDS } from '../english/english-words.ts';
import { ABBREVIATIONS, STATES } from './abbreviations.ts';
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
import { cardinal, DIGITS, decimals } from './cardinals.ts';
import { fraction, PAIRS } from './fractions.ts';
import { countsNoun, genderAfter, nounGender } from './gender.ts';
import { GREEK, isPronounceable, LETTER_WORDS, LETTERS } from './letters.ts';
import { CURRENCIES, CURRENCY_SYMBOLS, MAGNITUDES } from './money.ts';
import { ordinal } from './ordinals.ts';
import { RESPELLED_LOANS, RESPELLED_NAMES } from './respellings.ts';
import { ROMANS } from './romans.ts';
import { SINGLE_LETTERS } from './single-letters.ts';
import { LONE_UNITS, RATE_WORDS, UNITS } from './units.ts';
import { SYMBOLS, WORDING } from './wording.ts';

const MILLION = 1_000_000n;
const YEAR_WORDS = new Set(['em', 'desde', 'ano', 'anos', 'de', 'durante', 'safra', 'década', ...MONTHS]);
const MORE_THAN = new Set(['mais', 'menos', 'cerca', 'acima', 'além', 'perto', 'total', 'média', 'menor', 'maior']);
const OF_MONTH = new RegExp(`\\sde\\s(?:${MONTHS.join('|')})(?!\\p{L})`, 'iuy');

/** Brazilian Portuguese. */
export const SPEECH: SpeechLanguage = {
	decimalMark: ',',
	groupMark: '.',
	wording: WORDING,
	digits: DIGITS,
	letters: LETTERS,
	symbols: SYMBOLS,
	greek: GREEK,
	cardinal,
	ordinal,
	letterPlural: (spelled) => `${spelled.replace(/éh$/, 'é')}s`,
	decimals,
	ofAfter: (value) => (value >= MILLION && value % MILLION === 0n ? 'de' : ''),
	isSingular: (whole) => whole < 2n,
	nounGender,
	genderAfter,
	countsNoun,
	moneyModifies: () => false,
	numberInContext,
	date,
	dayFirst: true,
	time,
	timeWords: TIME_WORDS,
	writesHoursWithH: true,
	numberedWords: NUMBERED_WORDS,
	dateWords: DATE_WORDS,
	dateBefore: DATE_BEFORE,
	...MONTH_PATTERNS,
	repeatedNumber: REPEATED_NUMBER,
	numberWord: NUMBER_WORD,
	unitModifies: () => false,
	fraction,
	percentRange: /%(?:\sa\s|\s?[-–—]\s?)\d[\d.,]{0,20}\s?%/y,
	otherEnding: /\/(?:a|as|o|os|es)(?!\p{L})/uy,
	pairs: PAIRS,
	ratio,
	digitRules: [oneThousand, ordinalLetter, minutesAndSeconds, shortMonth],
	magnitudes: MAGNITUDES,
	bareMagnitudes: new Set(['k', 'mi', 'bi', 'tri', 'M']),
	currencies: CURRENCIES,
	currencySymbols: CURRENCY_SYMBOLS,
	units: UNITS,
	loneUnits: LONE_UNITS,
	rateWords: RATE_WORDS,
	abbreviations: ABBREVIATIONS,
	abbreviationsAfterName: new Map(),
	states: STATES,
	acronyms: ACRONYMS,
	isPronounceable,
	shortWords: SHORT_WORDS,
	romanWords: ROMANS,
	respellings: new Map([...RESPELLED_LOANS, ...RESPELLED_NAMES]),
	englishWords: ENGLISH_WORDS,
	letterWords: LETTER_WORDS,
	singleLetters: SINGLE_LETTERS,
};

const isYear = (value: number) => value >= 1900 && value < 2100;

/** "oito de dez", "lei doze de dois mil e vinte", "dois mil e vinte e três a vinte e quatro", "doze por oito". */
function ratio(first: string, second: string, a: number, b: number): string {
	if (isYear(a) && (b < 100 || isYear(b))) return `${first} a ${second}`;
	return isYear(b) || (a <= b && b % 5 === 0) ? `${first} de ${second}` : `${first} por ${second}`;
}

/** The first of a month is an ordinal, and a year counts nothing, so it keeps the masculine. */
function numberInContext(line: WrittenLine, digits: string, to: number): string | undefined {
	if (digits === '1' && line.match(OF_MONTH, to)) return 'primeiro';
	const value = Number(digits);
	const isDate = digits.length === 4 && isYear(value) && YEAR_WORDS.has(line.before);
	if (isDate && !MORE_THAN.has(line.beforePrevious.toLowerCase())) return cardinal(BigInt(value), 'm');
	return undefined;
}

const ONE_THOUSAND = /1\smil(?!\p{L})/uy;

/** "1 mil" is said "mil". */
function oneThousand(line: WrittenLine): Reading | undefined {
	const match = line.match(ONE_THOUSAND);
	return match ? { to: line.at + match[0].length, say: 'mil' } : undefined;
}

const ORDINAL_LETTER = /(\d{1,3})([oa])(s?)(?=\s\p{L})/uy;

/** "1o lugar", "2a edição": ordinals typed without the raised letter. */
function ordinalLetter(line: WrittenLine): Reading | undefined {
	const match = line.match(ORDINAL_LETTER);
	if (!match || Number(match[1]) === 0) return undefined;
	const say = ordinal(BigInt(match[1] ?? '0'), match[2] === 'a' ? 'f' : 'm', match[3] === 's');
	return { to: line.at + match[0].length, say };
}

const MINUTES_AND_SECONDS = /(\d{1,3})['′’]([0-5]\d)(?:["″”]|'')/y;

/** "4'33\"": minutes and seconds of a run or a song. */
function minutesAndSeconds(line: WrittenLine): Reading | undefined {
	const match = line.match(MINUTES_AND_SECONDS);
	if (!match) return undefined;
	const [minutes, seconds] = [BigInt(match[1] ?? '0'), BigInt(match[2] ?? '0')];
	const minuteWord = minutes === 1n ? 'minuto' : 'minutos';
	const say = `${cardinal(minutes, 'm')} ${minuteWord} e ${cardinal(seconds, 'm')} segundos`;
	return { to: line.at + match[0].length, say, quantity: { singular: false } };
}

const SHORT_MONTHS = MONTHS.map((month) => month.slice(0, 3));
const MONTH_LETTERS = SHORT_MONTHS.join('|');
const SHORT_MONTH = new RegExp(
	`(\\d{1,2})º?(?:[ -](${MONTH_LETTERS})\\.?[ /-](\\d{4})(?!\\d)|[ -](${MONTH_LETTERS})\\.)`,
	'iy',
);

/** "12 jan. 2020", "5-mai-2021", "3 out.". */
function shortMonth(line: WrittenLine): Reading | undefined {
	const match = line.match(SHORT_MONTH);
	const day = Number(match?.[1]);
	if (!match || day < 1 || day > 31) return undefined;
	const month = SHORT_MONTHS.indexOf((match[2] ?? match[4] ?? '').toLowerCase()) + 1;
	return { to: line.at + match[0].length, say: date({ day, month, ...(match[3] && { year: Number(match[3]) }) }) };
}
