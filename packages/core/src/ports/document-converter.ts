import type { ImportKind, ImportWarning } from '@nexus/contract';

export interface DocumentToConvert {
	bytes: Uint8Array;
	/** What it is called: tells Markdown from plain text, and nothing else. */
	name: string;
	/** Where a web page came from; null for files. */
	url: string | null;
}

/** From `offset` on, in UTF-16 code units of the Markdown, the text stands on the page (or slide) `page`, from 1. */
export interface PageMark {
	offset: number;
	page: number;
}

export interface ConvertedDocument {
	kind: ImportKind;
	/** With front matter where title, author or date are known; at most UPLOAD_MAX_BYTES as UTF-8. */
	markdown: string;
	title: string | null;
	author: string | null;
	/** As the document gives it: ISO 8601 where it is metadata, else in its own words. */
	date: string | null;
	/** Null where the format has none. */
	pages: number | null;
	/** In order of their offsets; empty where the format has no pages. */
	marks: PageMark[];
	warnings: ImportWarning[];
}

export interface ConversionOptions {
	/** Aborted: the work is ended at once, whatever it is doing. */
	signal: AbortSignal;
	/** Told now and then of the share that is done, 0 to 1. */
	onProgress(share: number): void;
}

/** Turns a file of any kind into Markdown. What the file holds can neither hurt nor slow down the process that asks. */
export interface DocumentConverter {
	/**
	 * @throws NexusError import_unsupported, import_encrypted, import_damaged, import_empty, import_only_images,
	 * import_too_complex, import_too_many_pages, import_too_long, import_timeout
	 */
	convert(document: DocumentToConvert, options: ConversionOptions): Promise<ConvertedDocument>;
}
