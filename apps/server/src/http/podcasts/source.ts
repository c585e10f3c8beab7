import { ROUTES, source as sourceAnswer, sourceQuery } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';

/** Passages of the document, for those who want to see what a line rests on. */
export function source(api: Api, { sources }: Services): void {
	const [method, url] = ROUTES.source;
	api.route({
		method,
		url,
		schema: { params: idParams, querystring: sourceQuery, response: { 200: sourceAnswer } },
		handler: async (request) => {
			const { document_id: documentId, from, to } = request.query;
			const wanted = { documentId, from, to };
			const found = await sources.passage(callerOf(request).actor, idOf(request.params.id), wanted);
			const { documentId: document_id, ...passage } = found;
			return { document_id, ...passage };
		},
	});
}
