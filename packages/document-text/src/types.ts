/** [start, end) offsets in a document's text, in UTF-16 code units. */
export interface Span {
	start: number;
	end: number;
}

/** A stretch of the document under one heading, down to the next heading of any level. */
export interface Section extends Span {
	/** The heading's plain text, without Markdown; null for text before the first heading. */
	heading: string | null;
	/** 1 to 6 as in Markdown; 0 for text before the first heading. */
	level: number;
	/** The headings above it, outermost first, its own not included. */
	path: string[];
}

/** The whole document at a glance: what a light pass over its lines can tell, in linear time. */
export interface DocumentMap {
	title: string | null;
	/** BCP 47 of the language it is written in, or null when the text is too short to tell. */
	language: string | null;
	/** UTF-16 code units. */
	characters: number;
	words: number;
	sections: Section[];
}

/** One script part's share of the document: at most PART_CHARACTERS, cut at section, paragraph or sentence borders. */
export interface SourcePart extends Span {
	/** From 0. */
	index: number;
	/** The sections that it holds, clipped to its borders. */
	sections: Section[];
}

/** A sentence as it would be read: Markdown, links' addresses and footnote marks gone, white space folded. */
export interface Sentence extends Span {
	text: string;
}

/** What a part of the document is made of. Offsets are in the whole document. */
export type Block = Span &
	(
		| { kind: 'heading'; level: number; text: string }
		| { kind: 'paragraph'; sentences: Sentence[] }
		| { kind: 'list'; ordered: boolean; items: (Span & { sentences: Sentence[] })[] }
		| { kind: 'table'; header: string[]; rows: (Span & { cells: string[] })[] }
		/** `attribution` is the name behind the quotation where the document gives one ("— Nome"). */
		| { kind: 'quote'; sentences: Sentence[]; attribution: string | null }
		| { kind: 'code'; language: string | null }
		/** Text of a footnote, taken out of the flow. */
		| { kind: 'footnote'; label: string; sentences: Sentence[] }
	);

/** Where one of several documents stands in the text that they are joined to. JSON-safe; kept with an episode's plan. */
export interface JoinedDocument extends Span {
	documentId: string;
	title: string;
	/** What stands before its heading without being of any document. */
	before: string;
	/** Where its heading begins, and the heading itself, with the blank line below. */
	at: number;
	heading: string;
	/** What its heading stands for, in the document itself; empty where the title is the file's name. */
	head: Span;
	/** Where `start` stands in the document itself, in UTF-16 code units and in bytes of its UTF-8. */
	from: number;
	byteFrom: number;
	/** As `start` and `end`, in bytes of the joined text's UTF-8. */
	byteStart: number;
	byteEnd: number;
}
