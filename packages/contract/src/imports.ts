import { z } from 'zod';
import { IMPORT_KINDS, IMPORT_URL_MAX, IMPORT_WARNING_CODES } from './import-constants.ts';
import { TITLE_MAX, UPLOAD_MAX_BYTES } from './limits.ts';

/** What is brought without a file: a page's address, or a text with its title. */
export const importBody = z.object({
	url: z.string().trim().min(1).max(IMPORT_URL_MAX).optional(),
	text: z.string().max(UPLOAD_MAX_BYTES, 'O texto passa de 10 MB').optional(),
	title: z.string().trim().max(TITLE_MAX).optional(),
});

/** Longest wait for the end of an import, in seconds. */
const WAIT_MAX = 600;
export const importQuery = z.object({
	wait: z.coerce.number().int().min(0).max(WAIT_MAX).optional().meta({ description: 'Segundos a esperar pelo fim.' }),
});

export const importStatus = z.enum(['pending', 'processing', 'completed', 'failed', 'cancelled']);

const importedSource = z.object({
	kind: z.enum(IMPORT_KINDS),
	/** The file's name, or the page's address. */
	name: z.string(),
	/** Null where the format has none. */
	pages: z.number().int().nullable(),
	/** BCP 47; null where the text is too short to tell. */
	language: z.string().nullable(),
});

/** A document that is being brought, or was. */
export const documentImport = z.object({
	id: z.string(),
	status: importStatus,
	/** 0 to 100. */
	progress: z.number(),
	/** Code and message of what went wrong. */
	error: z.object({ code: z.string(), message: z.string() }).nullable(),
	title: z.string().nullable(),
	/** When it is completed. */
	markdown: z.string().nullable(),
	author: z.string().nullable(),
	/** In the document's own words, or ISO 8601. */
	date: z.string().nullable(),
	source: importedSource.nullable(),
	words: z.number().int().nullable(),
	warnings: z.array(
		z.object({
			code: z.enum(IMPORT_WARNING_CODES),
			message: z.string(),
			count: z.number().int(),
			pages: z.array(z.number().int()),
		}),
	),
});
export type DocumentImport = z.infer<typeof documentImport>;

export const importAccepted = z.object({ id: z.string(), status: importStatus });

export const documentText = z.object({ id: z.string(), markdown: z.string() });

/** How a document begins, to be looked at: its words without markup. */
export const documentBeginning = z.object({
	id: z.string(),
	/** Empty lines among them; those that hold nothing but markup are left out. */
	lines: z.array(z.object({ text: z.string(), heading: z.boolean() })),
	/** Whether that is all of it. */
	whole: z.boolean(),
});

export const documentTextBody = z.object({
	markdown: z.string().min(1).max(UPLOAD_MAX_BYTES, 'O texto passa de 10 MB'),
});

/** What can be brought beyond the upload box on this installation. */
export const documentSources = z.object({
	/** Of a file, in bytes. */
	max_file_bytes: z.number().int(),
	/** Whether pages of the web are read by their address. */
	web_pages: z.boolean(),
});
