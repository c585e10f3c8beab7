import { z } from 'zod';
import { PODCAST_SEARCH_MAX } from './history.ts';
import { IMPORT_KINDS } from './import-constants.ts';
import { PAGE_SIZE, TITLE_MAX } from './limits.ts';
import { page, pageOf, timestamp } from './pages.ts';
import { upload } from './uploads.ts';

/** A document with where it came from, what was made of it, and how long it stays. */
export const libraryDocument = upload.extend({
	/** As what it was brought; null for one that came through the upload box. */
	kind: z.enum(IMPORT_KINDS).nullable(),
	/** Of a web page. */
	url: z.string().nullable(),
	/** Null where the format has none. */
	pages: z.number().int().nullable(),
	podcast_count: z.number().int(),
	/** When a cleanup may take it at the earliest; null while it stays. */
	expires_at: timestamp.nullable(),
	/** Why it stays: it is kept by hand, it is among the newest, or nothing is cleaned up. */
	stays: z.enum(['kept', 'recent', 'no_cleanup']).nullable(),
});
export type LibraryDocument = z.infer<typeof libraryDocument>;

export const libraryQuery = page(PAGE_SIZE.documents).extend({
	/** In the name or the title, whatever its case and accents. */
	search: z.string().trim().max(PODCAST_SEARCH_MAX).optional(),
});

export const libraryList = pageOf('documents', libraryDocument).extend({
	/** So many are kept by hand, of so many that may be. */
	kept: z.number().int(),
	kept_max: z.number().int(),
});
export type LibraryList = z.infer<typeof libraryList>;

export const libraryDetails = libraryDocument.extend({
	/** True while a job reads it: it cannot be deleted then. */
	in_use: z.boolean(),
	/** The newest that were made of it. */
	podcasts: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type LibraryDetails = z.infer<typeof libraryDetails>;

export const changeDocumentBody = z.object({
	/** Without an extension, that of before stays. */
	filename: z.string().trim().min(1).max(TITLE_MAX).optional(),
	/** Whether cleanups leave it alone. */
	kept: z.boolean().optional(),
});
