import type { Language } from '@nexus/contract';
import type { Block, Span } from '@nexus/core/documents';
import { nounPhrases } from './noun-phrases.ts';
import { type SentenceKind, sentenceKind } from './sentence-kind.ts';
import type { NounPhrase } from './tokens.ts';
import { countWords } from './words.ts';

/** An item of a list, or a turn of a dialogue, as it can be said. */
export interface ListItem extends Span {
	text: string;
	/** Its place among the outermost items of its list, from 0. */
	at?: number;
	/** Other items stand within it. */
	holds?: boolean;
}

/** What a list is like in the document. */
export interface ListShape {
	/** Its outermost items, those too that cannot be said. */
	total: number;
	ordered: boolean;
	/** Its items are sentences, as written. */
	asSentences: boolean;
	/** Nothing stands behind it in its section. */
	last: boolean;
}

/** Something that can be told in one go. */
export interface Unit {
	form: 'sentence' | 'list' | 'table' | 'quote' | 'code' | 'dialogue';
	kind: SentenceKind;
	/** What would be said, sentence by sentence; empty for tables and code. */
	sentences: string[];
	/** Where it stands; the whole block for lists, tables, quotes and code. */
	span: Span;
	block: number;
	/** Stands first in its paragraph or block. */
	opens: boolean;
	/** Cannot be said without the unit before it. */
	leans: boolean;
	/** Is half said without the unit after it. */
	promises: boolean;
	/** Says "he" or "she" of somebody that it does not name. */
	needsName: boolean;
	asks: boolean;
	firstPerson: boolean;
	/** A title, a signature or a date rather than something told. */
	label: boolean;
	/** "Data: 12 de março; Local: Biblioteca": about the document rather than what it tells. */
	fields: boolean;
	/** The text of a footnote to the unit before it. */
	footnote: boolean;
	/** Number of the article of a law that it opens, as written. */
	article: string | null;
	things: NounPhrase[];
	words: number;
	/** 0 to 1. */
	salience: number;
	/** Of a list or a dialogue. */
	items?: ListItem[];
	list?: ListShape;
	table?: Extract<Block, { kind: 'table' }>;
	attribution?: string | null;
	codeLanguage?: string | null;
}

export function unitOf(form: Unit['form'], span: Span, block: number, sentences: string[], language: Language): Unit {
	const text = sentences.join(' ');
	return {
		form,
		kind: sentenceKind(text, language),
		sentences,
		span: { start: span.start, end: span.end },
		block,
		opens: true,
		leans: false,
		promises: false,
		needsName: false,
		asks: false,
		firstPerson: false,
		label: false,
		fields: false,
		footnote: false,
		article: null,
		things: nounPhrases(text, language),
		words: countWords(text),
		salience: 0,
	};
}
