import type { SearchAnswer, SearchResult } from '@nexus/contract';
import type { Actor } from '../accounts/types.ts';
import { pagesWithin } from '../imports/page-marks.ts';
import type { DatabaseFor, Found, PageMark } from '../ports/index.ts';
import { excerptOf, firstMatch } from './excerpt.ts';

export interface SearchServices {
	/**
	 * What of the user's own holds the words: titles, scripts, names of documents and their texts. Documents that are
	 * not indexed yet are asked for by the way.
	 * @param limit of each kind
	 */
	search(actor: Actor, query: string, limit: number): Promise<SearchAnswer>;
}

/** Documents whose indexing one search asks for. */
const INDEXED_AT_ONCE = 20;
const NOWHERE = { excerpt: [], speaker: null, file_index: null, seconds: null, page: null };

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

	function present(found: Found, page: number | null): SearchResult {
		const plain: SearchResult = {
			kind: found.kind,
			podcast_id: 'episodeId' in found ? found.episodeId : null,
			document_id: 'documentId' in found ? found.documentId : null,
			title: found.title,
			...NOWHERE,
		};
		if (found.kind === 'podcast') return plain;
		if (found.kind === 'document') {
			const excerpt = found.heading === null ? [] : [{ text: found.heading, match: false }];
			return { ...plain, excerpt };
		}
		const excerpt = excerptOf(found.text, found.marked);
		if (found.kind === 'passage') return { ...plain, excerpt, page };
		const { speaker, place } = found;
		return { ...plain, excerpt, speaker, file_index: place?.fileIndex ?? null, seconds: place?.seconds ?? null };
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
			return { results: found.map((one) => present(one, pages.get(one) ?? null)), indexing };
		},
	};
}
