import { ROUTES } from '@nexus/contract';
import { z } from 'zod';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';

export function deleteDocument(api: Api, { documents }: Services): void {
	const [method, url] = ROUTES.deleteDocument;
	api.route({
		method,
		url,
		schema: { params: idParams, response: { 204: z.null() } },
		handler: async (request, reply) => {
			await documents.delete(callerOf(request).actor, idOf(request.params.id));
			return reply.status(204).send(null);
		},
	});
}
