/** Grammatical gender of what is counted; English ignores it. */
export type Gender = 'm' | 'f';

/** A pause as eSpeak NG understands it. */
export type Pause = ',' | ';' | ':' | '...' | '.' | '!' | '?';

/** The amount that was just read, for units and ranges that follow. */
export interface Quantity {
	singular: boolean;
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
	/** Set when the words are to be said with the sounds of English. */
	english?: true;
}

/** What the rules of a language see of the text being read. */
export interface WrittenLine {
	readonly text: string;
	/** Offset of what is to be read next. */
	readonly at: number;
	/** The written word before in the same clause, as written; '' at its start. */
	readonly previous: string;
	/** The one before that. */
	readonly beforePrevious: string;
	/** The word before in lower case, without the dot of an abbreviation. */
	readonly before: string;
	/** The character at an offset, '' outside of the text. */
	char(at: number): string;
	/** Runs a sticky pattern at an offset, by default the reading position. */
	match(pattern: RegExp, at?: number): RegExpExecArray | null;
}
