/** A piece of text in one font, as a PDF places it. Points; the origin is the page's top left corner. */
export interface Run {
	text: string;
	x: number;
	/** Of the baseline. */
	y: number;
	width: number;
	/** Of the font. */
	size: number;
	font: string;
}

/** Runs side by side on one baseline with no more than spaces between them. */
export interface Segment {
	runs: Run[];
	left: number;
	right: number;
	y: number;
	/** Of most of its characters. */
	size: number;
}

/** What is read as one line: one segment, or several where a table stands. */
export interface Line {
	segments: Segment[];
	left: number;
	right: number;
	y: number;
	size: number;
	/** Of most of its characters. */
	font: string;
	text: string;
}

/** Lines that are read one after another: a column, or what stands across all of them. */
export interface Region {
	page: number;
	lines: Line[];
	left: number;
	right: number;
}

export interface Page {
	/** From 1. */
	number: number;
	width: number;
	height: number;
	segments: Segment[];
	/** It shows a picture, and hardly any text. */
	isImage: boolean;
}

/** What most of the document's text is set in. */
export interface BodyStyle {
	size: number;
	font: string;
	/** Usual distance of two baselines. */
	pitch: number;
	/** Fonts that are bold. */
	bold: ReadonlySet<string>;
}

export type PdfBlock = { page: number } & (
	| { kind: 'heading'; level: number; text: string }
	| {
			kind: 'paragraph';
			text: string /** Where in `text` another page begins. */;
			turns: { at: number; page: number }[];
	  }
	| { kind: 'item'; marker: string; text: string }
	| { kind: 'table'; rows: string[][] }
	| { kind: 'footnote'; label: string; text: string }
);
