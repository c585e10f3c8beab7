import type { Section, Span } from '@nexus/document-text';
import type { Message } from './mail.ts';

/** Words that a host reads in one turn, each sentence whole. */
export interface Piece {
	text: string;
	spans: Span[];
}

/** What is read or left out as a whole: a paragraph, a list, a table, a quotation or a turn of direct speech. */
export interface Unit {
	form: 'paragraph' | 'list' | 'table' | 'quote' | 'dialogue';
	/** What is said of it, in order: a sentence, an item or a row each; at least one. */
	pieces: Piece[];
	span: Span;
	/** Number of its block in the section. */
	block: number;
	/** Is understood only behind what stands before it. */
	leans: boolean;
	/** Its last piece leads to what comes next. */
	introduces: boolean;
	/** Asks what comes next answers. */
	asks: boolean;
	/** Who says it in an interview. */
	speaker?: string | undefined;
	/** A line of asterisks stands before it. */
	opensScene?: boolean;
	/** Cannot be read, code or a formula: nothing is said of it, nor of what leans on it. */
	unreadable: boolean;
	words: number;
}

/** A section with all that could be told of it. */
export interface ReadSection {
	section: Section;
	/** What names it; whether it is asked, and the section answers. */
	heading: (Span & { text: string; asks: boolean }) | null;
	units: Unit[];
	/** An earlier part has a section of the same name. */
	headingRepeats: boolean;
	/** All its text, headings aside. */
	body: Span;
	/** What it is of a thread. */
	message?: Message;
}

export const textOf = ({ pieces }: Unit): string => pieces.map(({ text }) => text).join(' ');
