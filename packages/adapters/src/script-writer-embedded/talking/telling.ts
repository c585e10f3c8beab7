import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/core/documents';
import { contentBudget } from '../reading/select.ts';
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

/** Words of a turn that holds several items of a list or rows of a table. */
export const LONG_TURN = 58;

/** A document so short that it is said whole. */
export function isSaidWhole({ known, phrasing }: Telling): boolean {
	return contentBudget(known.length, phrasing.parts) >= known.length;
}
