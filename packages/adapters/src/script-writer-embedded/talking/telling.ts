import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/core/documents';
import type { Stock } from '../stock/index.ts';
import type { Phrasing } from './phrasing.ts';

/** One turn's worth of the document, ready to be said. */
export interface Told {
	text: string;
	spans: Span[];
}

export interface Telling {
	stock: Stock;
	phrasing: Phrasing;
	language: Language;
	/** The part's text, to know which words are names. */
	known: string;
}
