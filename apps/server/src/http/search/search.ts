import { ROUTES, searchAnswer, searchQuery } from '@nexus/contract';
import type { SearchResult } from '@nexus/core/search';
import { type Api, callerOf, type Services } from '../api.ts';

export function search(api: Api, services: Services): void {
	const [method, url] = ROUTES.search;
	api.route({
		method,
		url,
		schema: { querystring: searchQuery, response: { 200: searchAnswer } },
		handler: async (request) => {
			const { q, limit } = request.query;
			const { results, indexing } = await services.search.search(callerOf(request).actor, q, limit);
			return { results: results.map(present), indexing };
		},
	});
}

function present({ found, excerpt, page }: SearchResult) {
	const place = found.kind === 'line' ? found.place : null;
	return {
		kind: found.kind,
		podcast_id: 'episodeId' in found ? found.episodeId : null,
		document_id: 'documentId' in found ? found.documentId : null,
		title: found.title,
		excerpt,
		speaker: found.kind === 'line' ? found.speaker : null,
		file_index: place?.fileIndex ?? null,
		seconds: place?.seconds ?? null,
		page,
	};
}
