import type { Language } from '@nexus/contract';
import type { Block, References, Span } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import type { Piece, Unit } from './unit.ts';

/** A part of a document, as each of its blocks needs to know it. */
export interface PartReading {
	language: Language;
	/** The document between two offsets. */
	source: (from: number, to: number) => string;
	/** Where the turns of an interview begin, and whose each is. */
	turns: ReadonlyMap<number, string>;
	/** The document asks in bold letters what it answers. */
	isAsked: boolean;
	/** It is a message. */
	isMessage: boolean;
	/** How it refers to items of its lists. */
	references: References;
	/** Up to where the document says whose it is. */
	head: number;
}

export interface BlockReading extends PartReading {
	/** Number of the block in its section. */
	index: number;
	/** What the blocks before and after it are. */
	previous: Block['kind'] | null;
	next: Block['kind'] | null;
	/** Somebody is interviewed: who says a sentence is known, whatever it begins with. */
	isTurn: boolean;
	/** Introduces this block: its text without the colon, and where it stands. */
	introduction: { text: string; span: Span } | null;
}

export function unitOf(form: Unit['form'], span: Span, block: number, pieces: Piece[]): Unit {
	return {
		form,
		pieces,
		span: { start: span.start, end: span.end },
		block,
		leans: false,
		introduces: false,
		asks: false,
		unreadable: false,
		words: pieces.reduce((sum, { text }) => sum + countWords(text), 0),
	};
}

/** A paragraph, a list, a table or code that cannot be read. */
export const unreadableUnit = (span: Span, block: number, form: Unit['form'] = 'paragraph'): Unit => ({
	...unitOf(form, span, block, []),
	unreadable: true,
});
