import type { ErrorCode, ErrorValues, ImportKind, ImportWarning } from '@nexus/contract';
import type { OwnedId } from '../ownership/index.ts';
import type { PageMark } from '../ports/document-converter.ts';

/** A document on its way from a file or a page to Markdown. Its id becomes the document's. */
export interface ImportRecord {
	id: OwnedId<'document'>;
	userId: string;
	status: 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';
	/** 0 to 1. */
	progress: number;
	/** How often the work was begun. */
	attempts: number;
	/** The file's name, or the page's title or address. */
	name: string;
	/** Of a web page. */
	url: string | null;
	/** Bytes of the original; 0 until a page is fetched. */
	size: number;
	errorCode: ErrorCode | null;
	errorValues: ErrorValues;
	facts: ImportFacts | null;
	createdAt: Date;
	finishedAt: Date | null;
}

/** What is known of a converted document beyond its text. */
export interface ImportFacts {
	kind: ImportKind;
	author: string | null;
	date: string | null;
	pages: number | null;
	words: number;
	marks: PageMark[];
	warnings: ImportWarning[];
}
