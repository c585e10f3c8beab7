import { IMPORT_KINDS, IMPORT_WARNING_CODES } from '@nexus/contract';
import { z } from 'zod';
import { MARKDOWN_MAX, PAGES_MAX } from './limits.ts';

const line = z.string().max(1000).nullable();
const page = z.int().min(1).max(100_000);

/** What a conversion may come to. */
export const convertedDocument = z.object({
	kind: z.enum(IMPORT_KINDS),
	markdown: z.string().max(MARKDOWN_MAX),
	title: line,
	author: line,
	date: line,
	pages: z.int().min(0).max(100_000).nullable(),
	marks: z.array(z.object({ offset: z.int().min(0), page })).max(20 * PAGES_MAX),
	warnings: z
		.array(z.object({ code: z.enum(IMPORT_WARNING_CODES), count: z.int().min(0), pages: z.array(page).max(100) }))
		.max(20),
});
