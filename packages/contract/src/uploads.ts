import { z } from 'zod';
import { PAGE_SIZE } from './limits.ts';
import { page, pageOf, timestamp } from './pages.ts';

export const upload = z.object({
	id: z.string(),
	filename: z.string(),
	/** Bytes, as sent. */
	size: z.number().int(),
	/** UTF-16 code units of the text. */
	characters: z.number().int(),
	encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'latin1']),
	/** Its own, by its front matter, headings or first line; null where it has none. */
	title: z.string().nullable(),
	detected_language: z.string().nullable(),
	estimated_parts: z.number().int(),
	created_at: timestamp,
});
export type Upload = z.infer<typeof upload>;

export const uploadPage = page(PAGE_SIZE.uploads);
export const uploadList = pageOf('uploads', upload);
