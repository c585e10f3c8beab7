import { z } from 'zod';
import { SEARCH_MAX, SEARCH_MIN } from './search-constants.ts';

export const searchQuery = z.object({
	q: z.string().trim().min(SEARCH_MIN, 'Digite pelo menos 2 letras').max(SEARCH_MAX).meta({
		description: 'Palavras, ou "uma sequência" entre aspas; acentos e maiúsculas não importam.',
	}),
	limit: z.coerce.number().int().min(1).max(20).default(8).meta({ description: 'Resultados de cada tipo.' }),
});

export const searchResult = z.object({
	/** A podcast by its title, a line of a script, a document by its name, a passage of a document. */
	kind: z.enum(['podcast', 'line', 'document', 'passage']),
	/** Of a podcast or a line. */
	podcast_id: z.string().nullable(),
	/** Of a document or a passage. */
	document_id: z.string().nullable(),
	/** The podcast's title, or the document's name. */
	title: z.string(),
	/** What was found, in pieces; of a document the heading that it begins with, of a podcast nothing. */
	excerpt: z.array(z.object({ text: z.string(), match: z.boolean() })),
	/** Who says the line. */
	speaker: z.string().nullable(),
	/** Where the line is heard: which of the podcast's files, from 0, and the second in it. Null while it is not. */
	file_index: z.number().int().nullable(),
	seconds: z.number().nullable(),
	/** Of a passage of a document with pages. */
	page: z.number().int().nullable(),
});
export type SearchResult = z.infer<typeof searchResult>;

export const searchAnswer = z.object({
	results: z.array(searchResult),
	/** So many documents are not indexed yet: what they hold may be found a little later. */
	indexing: z.number().int(),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;
