import type { Line } from '../line.ts';
import type { Reading, SpeechLanguage } from '../speech-language.ts';
import { ABBREVIATIONS, STATES } from './abbreviations.ts';
import { ACRONYMS, SHORT_WORDS } from './acronyms.ts';
import { DATE_WORDS, date, MONTHS, TIME_WORDS, time } from './calendar.ts';
import { cardinal, DIGITS, decimals } from './cardinals.ts';
import { fraction, PAIRS } from './fractions.ts';
import { countsNoun, genderAfter, nounGender } from './gender.ts';
import { GREEK, isPronounceable, LETTER_WORDS, LETTERS } from './letters.ts';
import { CURRENCIES, CURRENCY_SYMBOLS, MAGNITUDES } from './money.ts';
import { ordinal } from './ordinals.ts';
import { RESPELLINGS } from './respellings.ts';
import { ROMANS } from './romans.ts';
import { LONE_UNITS, RATE_WORDS, UNITS } from './units.ts';
import { SYMBOLS, WORDING } from './wording.ts';

const MILLION = 1_000_000n;
const YEAR_WORDS = new Set(['em', 'desde', 'ano', 'anos', 'de', 'durante', 'safra', 'década', ...MONTHS]);
const MORE_THAN = new Set(['mais', 'menos', 'cerca', 'acima', 'além', 'perto', 'total', 'média', 'menor', 'maior']);
const OF_MONTH = new RegExp(`\\sde\\s(?:${MONTHS.join('|')})(?!\\p{L})`, 'iuy');

/** Brazilian Portuguese. */
export const PORTUGUESE: SpeechLanguage = {
	language: 'pt-BR',
	decimalMark: ',',
	groupMark: '.',
	wording: WORDING,
	digits: DIGITS,
	letters: LETTERS,
	symbols: SYMBOLS,
	greek: GREEK,
	cardinal,
	ordinal,
	decimals,
	ofAfter: (value) => (value >= MILLION && value % MILLION === 0n ? 'de' : ''),
	isSingular: (whole) => whole < 2n,
	nounGender,
	genderAfter,
	countsNoun,
	numberInContext,
	date,
	dayFirst: true,
	time,
	timeWords: TIME_WORDS,
	dateWords: DATE_WORDS,
	fraction,
	pairs: PAIRS,
	ratio: (first, second, a, b) => (a <= b && b % 5 === 0 ? `${first} de ${second}` : `${first} por ${second}`),
	digitRules: [ordinalLetter],
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
	respellings: RESPELLINGS,
	letterWords: LETTER_WORDS,
};

/** The first of a month is an ordinal, and a year counts nothing, so it keeps the masculine. */
function numberInContext(line: Line, digits: string, to: number): string | undefined {
	if (digits === '1' && line.match(OF_MONTH, to)) return 'primeiro';
	const value = Number(digits);
	const isYear = digits.length === 4 && value >= 1900 && value < 2100 && YEAR_WORDS.has(line.before);
	if (isYear && !MORE_THAN.has(line.beforePrevious.toLowerCase())) return cardinal(BigInt(value), 'm');
	return undefined;
}

const ORDINAL_LETTER = /(\d{1,3})([oa])(s?)(?=\s\p{L})/uy;

/** "1o lugar", "2a edição": ordinals typed without the raised letter. */
function ordinalLetter(line: Line): Reading | undefined {
	const match = line.match(ORDINAL_LETTER);
	if (!match || Number(match[1]) === 0) return undefined;
	const say = ordinal(BigInt(match[1] ?? '0'), match[2] === 'a' ? 'f' : 'm', match[3] === 's');
	return { to: line.at + match[0].length, say };
}
