import type { Language } from '@nexus/contract';
import type { Block, Span } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import type { Piece, Unit } from './unit.ts';

export interface BlockReading {
	language: Language;
	/** Number of the block in its section. */
	index: number;
	/** What the blocks before and after it are. */
	previous: Block['kind'] | null;
	next: Block['kind'] | null;
	/** The document between two offsets. */
	source: (from: number, to: number) => string;
	/** Somebody is interviewed: who says a sentence is known, whatever it begins with. */
	isTurn?: boolean;
	/** It stands in a message. */
	isMessage?: boolean;
	/** It stands where the document says whose it is. */
	isHead: boolean;
	/** The document refers to letters: "opção b". */
	isLettered: boolean;
	/** "inciso": by what it refers to Roman numerals; empty where it does not. */
	numeral: string;
	/** The document asks in bold letters what it answers. */
	isAsked?: boolean;
	/** Introduces this block, a list: its text without the colon, and where it stands. */
	introduction?: { text: string; span: Span } | null;
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
