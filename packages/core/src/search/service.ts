import type { Actor } from '../accounts/types.ts';
import { pagesWithin } from '../imports/page-marks.ts';
import type { DatabaseFor, Found, PageMark } from '../ports/index.ts';
import { excerptOf, firstMatch } from './excerpt.ts';

/** Something that was found, with the words around it. */
export interface SearchResult {
	found: Found;
	/** In pieces; of a document the heading that it begins with, of an episode nothing. */
	excerpt: { text: string; match: boolean }[];
	/** Of a passage of a document with pages. */
	page: number | null;
}

interface SearchResults {
	results: SearchResult[];
	/** Documents that are not indexed yet: what they hold may be found a little later. */
	indexing: number;
}

export interface SearchServices {
	/**
	 * What of the user's own holds the words: titles, scripts, names of documents and their texts. Documents that are
	 * not indexed yet are asked for by the way.
	 * @param limit of each kind
	 */
	search(actor: Actor, query: string, limit: number): Promise<SearchResults>;
}

/** Documents whose indexing one search asks for. */
const INDEXED_AT_ONCE = 20;

export function createSearchServices({
	database,
}: {
	database: DatabaseFor<'search' | 'imports', 'enqueue'>;
}): SearchServices {
	/** The page that each passage's first match is on; a document's marks are read once. */
	async function pagesOf(found: readonly Found[]): Promise<Map<Found, number | null>> {
		const passages = found.filter((one) => one.kind === 'passage');
		const marks = new Map<string, readonly PageMark[]>();
		for (const id of new Set(passages.map(({ documentId }) => documentId))) {
			marks.set(id, await database.imports.marksOf(id));
		}
		return new Map(
			passages.map((one) => {
				const at = one.offset + firstMatch(one.marked);
				return [one, pagesWithin(marks.get(one.documentId) ?? [], at, at + 1)[0]?.page ?? null];
			}),
		);
	}

	async function askForIndexing(userId: string): Promise<number> {
		const { count, ids } = await database.search.unindexed(userId, INDEXED_AT_ONCE);
		if (ids.length === 0) return count;
		await database.transaction((tx) =>
			tx.enqueue(
				ids.map((documentId) => ({
					queue: 'document-index',
					onceKey: documentId,
					payload: { userId, documentId },
					group: userId,
					priority: 0,
				})),
			),
		);
		return count;
	}

	return {
		async search({ userId }, query, limit) {
			const [found, indexing] = await Promise.all([database.search.find(userId, query, limit), askForIndexing(userId)]);
			const pages = await pagesOf(found);
			return {
				results: found.map((one) => ({ found: one, excerpt: excerptIn(one), page: pages.get(one) ?? null })),
				indexing,
			};
		},
	};
}

function excerptIn(found: Found): SearchResult['excerpt'] {
	if (found.kind === 'podcast') return [];
	if (found.kind === 'document') return found.heading === null ? [] : [{ text: found.heading, match: false }];
	return excerptOf(found.text, found.marked);
}
