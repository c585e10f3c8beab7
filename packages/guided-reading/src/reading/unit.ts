import type { Section, Span } from '@nexus/document-text';
import type { Message } from './mail.ts';

/** Words that a host reads in one turn, each sentence whole. */
export interface Piece {
	text: string;
	spans: Span[];
	/** Items or cells rather than a sentence: what names them goes before them with a colon. */
	fragment?: boolean;
}

/** An item of a list as it can be said. */
export interface ListItem extends Span {
	text: string;
	/** What the document numbers or letters it by. */
	mark?: string | undefined;
}

/** The smallest thing that is chosen or left out: a sentence, a list, a table, a quotation or a turn of direct speech. */
export interface Unit {
	form: 'sentence' | 'list' | 'table' | 'quote' | 'dialogue';
	/** What is said of it, in order; at least one. */
	pieces: Piece[];
	span: Span;
	/** Number of its block in the section. */
	block: number;
	/** Cannot be said without the unit before it. */
	leans: boolean;
	/** Is half said without the unit after it. */
	promises: boolean;
	asks: boolean;
	/** Who says it in an interview. */
	speaker?: string | undefined;
	/** A line of asterisks stands before it. */
	opensScene?: boolean;
	/** Introduces the list or the quotation that follows, with a colon. */
	introduces: boolean;
	/** A title, a signature or a date rather than something told. */
	label: boolean;
	/** Cannot be read, code or a formula: nothing is said of it, and what leans on it goes with it. */
	unreadable: boolean;
	/** "Data: 12 de março; Local: Biblioteca": about the document rather than what it tells. */
	fields: boolean;
	words: number;
}

/** A section with all that could be told of it. */
export interface ReadSection {
	section: Section;
	heading: (Span & { text: string }) | null;
	units: Unit[];
	/** An earlier part has a section of the same name. */
	headingRepeats: boolean;
	/** All its text, headings aside. */
	body: Span;
	/** What it is of a thread. */
	message?: Message;
}

export const textOf = ({ pieces }: Unit): string => pieces.map(({ text }) => text).join(' ');
