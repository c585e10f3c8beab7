import type { Gender, WrittenLine } from './reading.ts';

/** How an acronym known by name is read: as a word, letter by letter, or by other words. */
export type AcronymReading = { as: 'word' } | { as: 'letters' } | { as: 'words'; say: string };

/** When an abbreviation is read in full, and what it says. */
export interface Abbreviation {
	say: string;
	/** Before a woman's name. */
	feminine?: string;
	/** Before a number, when it means something else there. */
	numbered?: string;
	/** Only when this follows. */
	before?: 'digit' | 'capital' | 'word';
	/** Whether a dot at its end may also end the sentence ("etc."). */
	mayEndSentence?: boolean;
	/** Whether the dot may be missing. */
	dotless?: boolean;
	/** Only when the word before begins with a capital letter. */
	afterCapital?: boolean;
	/** Whether a dash between it and another of its kind is a range ("Mon.–Fri."). */
	ranges?: boolean;
	/** Only where this holds of what stands around it; `to` is the offset behind it and its dot. */
	where?: (line: WrittenLine, to: number) => boolean;
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

/** What words are English in a text of another language. Words that look like its own are its own. */
export interface EnglishWords {
	/** A word in any capitals but all, without hyphens. */
	has(word: string): boolean;
	/** Words of both languages, which are English between two English words. */
	hasBetween(word: string): boolean;
}
