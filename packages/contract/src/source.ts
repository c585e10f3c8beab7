import { z } from 'zod';
import { SOURCE_CHARACTERS_MAX } from './source-constants.ts';

const offset = z.coerce.number().int().min(0).max(100_000_000);

/** [from, to) in the document's text; of more than SOURCE_CHARACTERS_MAX characters the first ones are answered. */
export const sourceQuery = z.object({
	/** One of the episode's documents; by default the first. */
	document_id: z.string().max(100).optional(),
	from: offset.default(0),
	to: offset.default(SOURCE_CHARACTERS_MAX),
});

export const source = z.object({
	document_id: z.string(),
	filename: z.string(),
	/** UTF-16 code units of the whole document. */
	characters: z.number().int(),
	/** What `text` covers: within the document, and never half of a character. */
	from: z.number().int(),
	to: z.number().int(),
	text: z.string(),
	/** Of a document with pages: where in the document each page begins that `text` stands on, the first one's cut to `from`. */
	pages: z.array(z.object({ from: z.number().int(), page: z.number().int() })),
	/**
	 * Markup among `text`, in order: instead of [from, to) of the document, `read` is shown, mostly nothing. The first and
	 * the last may reach beyond `text`.
	 */
	markup: z.array(z.object({ from: z.number().int(), to: z.number().int(), read: z.string() })),
});
export type Source = z.infer<typeof source>;
