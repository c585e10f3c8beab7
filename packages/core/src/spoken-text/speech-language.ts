import type { Language } from '@nexus/contract';
import type { Line } from './line.ts';

/** Grammatical gender of what is counted; English ignores it. */
export type Gender = 'm' | 'f';

/** Something counted, in the singular and in the plural. */
export interface Counted {
	one: string;
	many: string;
	gender: Gender;
}

export interface Currency extends Counted {
	cent: Counted;
}

export interface CalendarDate {
	/** Missing in "03/2026". */
	day?: number;
	month: number;
	year?: number;
}

export interface ClockTime {
	hour: number;
	minute: number;
	second?: number;
	half?: 'am' | 'pm';
	/** Whether the words before tell that this is a time of day and no duration. */
	timeOfDay: boolean;
	/** How it was written: "14:30" or "14h30". */
	mark: ':' | 'h';
}

/** How an acronym known by name is read: as a word, letter by letter, or by other words. */
export type AcronymReading = { as: 'word' } | { as: 'letters' } | { as: 'words'; say: string };

/** Words for signs and joints that rules of both languages need. */
export interface Wording {
	minus: string;
	plus: string;
	equals: string;
	times: string;
	by: string;
	per: string;
	of: string;
	/** Between a mark and the highest mark. */
	outOf: string;
	/** Between two numbers with a slash that are no fraction. */
	over: string;
	to: string;
	and: string;
	or: string;
	about: string;
	point: string;
	dot: string;
	at: string;
	percent: string;
	perMille: string;
	degrees: Counted;
	squared: string;
	cubed: string;
	power: string;
	number: string;
	hashtag: string;
	link: string;
	underscore: string;
	dash: string;
	slash: string;
	versus: string;
	/** Between the numbers of a ratio such as 16:9. */
	ratio: string;
	/** Between the numbers of a score or a size written with an x. */
	score: string;
	version: string;
	sharp: string;
	andHalf: Readonly<Record<Gender, string>>;
}

/** All that the rules need to know of a language. */
export interface SpeechLanguage {
	language: Language;
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
	moneyModifies(line: Line, to: number): boolean;
	/** What a bare whole number reads as because of what stands around it (years, days of a month), if anything. */
	numberInContext(line: Line, digits: string, to: number): string | undefined;
	date(date: CalendarDate): string;
	/** Whether the first of two numbers in a short date is the day. */
	dayFirst: boolean;
	time(time: ClockTime): string;
	/** Words after which hours are a time of day. */
	timeWords: ReadonlySet<string>;
	/** Words after which "12/2020" is a number of a year and no month. */
	numberedWords: ReadonlySet<string>;
	/** Words after which "12/3" is a date. */
	dateWords: ReadonlySet<string>;
	fraction(numerator: number, denominator: number, gender: Gender): string;
	/** "24/7", "9/11": pairs with a reading of their own. */
	pairs: Readonly<Record<string, string>>;
	/** Two numbers with a slash that are no fraction. */
	ratio(first: string, second: string, firstValue: number, secondValue: number): string;
	/** Rules of this language only, tried before the shared ones. */
	digitRules: readonly ((line: Line) => Reading | undefined)[];
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
	/** Words before a single letter that tell that it is a letter's name. */
	letterWords: ReadonlySet<string>;
}

/** When an abbreviation is read in full, and what it says. */
export interface Abbreviation {
	say: string;
	/** Before a woman's name. */
	feminine?: string;
	/** Only when this follows. */
	before?: 'digit' | 'capital' | 'word';
	/** Whether a dot at its end may also end the sentence ("etc."). */
	mayEndSentence?: boolean;
	/** Whether the dot may be missing. */
	dotless?: boolean;
	/** Only when the word before begins with a capital letter. */
	afterCapital?: boolean;
}

export interface RomanContexts {
	/** Lower-case words that come before a number in roman numerals, such as "capítulo". */
	before: ReadonlyMap<string, 'cardinal' | 'ordinal'>;
	/** Names of kings, queens and popes, lower case. */
	rulers: ReadonlyMap<string, Gender>;
	/** Words of rank before a ruler's name. */
	titles: ReadonlySet<string>;
	/** Nouns that a roman numeral comes before, as in "II Guerra Mundial". */
	after: ReadonlySet<string>;
	conjunctions: ReadonlySet<string>;
	ruler(value: number, gender: Gender): string;
	counted(value: number, kind: 'cardinal' | 'ordinal', gender: Gender): string;
}

/** A pause as eSpeak NG understands it. */
export type Pause = ',' | ';' | ':' | '...' | '.' | '!' | '?';

/** The amount that was just read, for units and ranges that follow. */
export interface Quantity {
	singular: boolean;
	gender: Gender;
}

/** What a rule makes of the written text from the reading position on. */
export interface Reading {
	/** Offset in the written text behind what was read. */
	to: number;
	/** What is said; nothing when left out of speech. */
	say?: string;
	pause?: Pause;
	/** Set when the words said are an amount. */
	quantity?: Quantity;
	/** Set when a roman numeral was read, so that "séculos XIX e XX" goes on as it began. */
	roman?: 'cardinal' | 'ordinal';
}

export type Rule = (line: Line) => Reading | undefined;
