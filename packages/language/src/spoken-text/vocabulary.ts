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
	/** Numerals that are words, too, such as the pronoun "I". */
	alsoWords: ReadonlySet<string>;
	/** Numerals that by themselves are sooner letters. */
	soonerLetters: ReadonlySet<string>;
	ruler(value: number, gender: Gender): string;
	counted(value: number, kind: 'cardinal' | 'ordinal', gender: Gender): string;
}

/** How letters that stand alone are told from words of one letter. */
export interface SingleLetters {
	/** A word before another word, which no other rule reads; sticky. */
	plainWord: RegExp;
	/** Words wherever they stand. */
	words: RegExp;
	/** Capitals that are words only before what an article or a conjunction goes with. */
	capitalWords: RegExp;
	/** Words of their own that are also written where a letter's name may stand: "o grupo e a turma", "the type a". */
	maybeNames: RegExp;
	/** Words with an accent, which name no letter; null where there are none. */
	accented: RegExp | null;
	/** A capital that opens a sentence before a comma and is a word; null for none. */
	opening: string | null;
	/** Whether such words in capitals, in a text all in capitals, are as in small letters. */
	mayShout: boolean;
	/** Words that follow the name of a letter and no article, preposition or conjunction; sticky. */
	afterName: RegExp;
}

/** What words are English in a text of another language. Words that look like its own are its own. */
export interface EnglishWords {
	/** A word in any capitals but all, without hyphens. */
	has(word: string): boolean;
	/** Words of both languages, which are English between two English words. */
	hasBetween(word: string): boolean;
}
