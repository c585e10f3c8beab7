import type { CalendarDate, ClockTime, Counted, Currency } from './quantities.ts';
import type { Gender, Reading, WrittenLine } from './reading.ts';
import type { Abbreviation, AcronymReading, EnglishWords, RomanContexts, SingleLetters } from './vocabulary.ts';
import type { Wording } from './wording.ts';

/** All that the rules need to know of a language. */
export interface SpeechLanguage {
	decimalMark: ',' | '.';
	groupMark: ',' | '.';
	wording: Wording;
	/** Names of the digits 0 to 9. */
	digits: readonly string[];
	/** Spoken names of the letters a to z. */
	letters: Readonly<Record<string, string>>;
	/** Spoken forms of single symbols, for example "&" and "§". */
	symbols: Readonly<Record<string, string>>;
	greek: Readonly<Record<string, string>>;
	/** A whole number from 0 to just under 10^21 in words. */
	cardinal(value: bigint, gender: Gender): string;
	/** A whole number as an ordinal; one too large for that as a cardinal. */
	ordinal(value: bigint, gender: Gender, plural?: boolean): string;
	/** Letters that were spelled, in the plural. */
	letterPlural(spelled: string): string;
	/** The digits behind the decimal mark. */
	decimals(digits: string): string;
	/** Words that stand between a number that ends in millions and what is counted ("de"), or ''. */
	ofAfter(value: bigint): string;
	/** Whether an amount takes the singular. */
	isSingular(whole: bigint, fraction: string): boolean;
	nounGender(noun: string, singular: boolean): Gender;
	genderAfter(text: string, at: number, singular: boolean): Gender;
	/** Whether a noun follows that a number counts. */
	countsNoun(text: string, at: number): boolean;
	/** Whether an amount of money stands before a noun as an adjective. */
	moneyModifies(line: WrittenLine, to: number): boolean;
	/** What a bare whole number reads as because of what stands around it (years, days of a month), if anything. */
	numberInContext(line: WrittenLine, digits: string, to: number): string | undefined;
	date(date: CalendarDate): string;
	/** Whether the first of two numbers in a short date is the day. */
	dayFirst: boolean;
	time(time: ClockTime): string;
	/** Words after which hours are a time of day. */
	timeWords: ReadonlySet<string>;
	/** Whether a capital "H" between hours and minutes, or behind 24, is always of hours. */
	writesHoursWithH: boolean;
	/** Words after which "12/2020" is a number of a year and no month. */
	numberedWords: ReadonlySet<string>;
	/** Words after which "12/3" is a date. */
	dateWords: ReadonlySet<string>;
	/** What "12/3" stands behind where it is a date: a weekday, "prova:". */
	dateBefore: RegExp;
	monthAtEnd: RegExp;
	monthAtStart: RegExp;
	/** Numbers in words, as contracts repeat them in parentheses; sticky, with the parentheses. */
	repeatedNumber: RegExp;
	/** A word that ends a number. */
	numberWord: RegExp;
	/** Whether an amount stands before a noun as an adjective, as in "a 30-min nap". */
	unitModifies(line: WrittenLine, to: number): boolean;
	fraction(numerator: number, denominator: number, gender: Gender): string;
	/** A percent sign that comes again behind the second number of a range; sticky. */
	percentRange: RegExp;
	/** A slash before another ending of the word ("aluno/a"); sticky. */
	otherEnding: RegExp | null;
	/** "24/7", "9/11": pairs with a reading of their own. */
	pairs: Readonly<Record<string, string>>;
	/** Two numbers with a slash that are no fraction. */
	ratio(first: string, second: string, firstValue: number, secondValue: number): string;
	/** Rules of this language only, tried before the shared ones. */
	digitRules: readonly ((line: WrittenLine) => Reading | undefined)[];
	magnitudes: Readonly<Record<string, { value: Counted; size: bigint }>>;
	/** Those that also multiply a number without a currency. */
	bareMagnitudes: ReadonlySet<string>;
	currencies: Readonly<Record<string, Currency>>;
	currencySymbols: Readonly<Record<string, string>>;
	units: ReadonlyMap<string, Counted>;
	/** Units that are read as such without a number before them. */
	loneUnits: ReadonlySet<string>;
	/** What may follow a slash after an amount besides units ("R$ 10/mês"). */
	rateWords: ReadonlySet<string>;
	abbreviations: ReadonlyMap<string, Abbreviation>;
	/** What an abbreviation means instead after a name and before none ("Main St."). */
	abbreviationsAfterName: ReadonlyMap<string, string>;
	/** States, read in full in "Campinas (SP)". */
	states: ReadonlyMap<string, string>;
	acronyms: ReadonlyMap<string, AcronymReading>;
	/** Whether letters can be said as a word of this language. */
	isPronounceable(letters: string): boolean;
	/** Ordinary words that are no acronyms although they are short and in capitals. */
	shortWords: ReadonlySet<string>;
	romanWords: RomanContexts;
	respellings: ReadonlyMap<string, string>;
	/** English words in a text of this language. */
	englishWords?: EnglishWords;
	/** Words before a single letter that tell that it is a letter's name. */
	letterWords: ReadonlySet<string>;
	singleLetters: SingleLetters;
}
