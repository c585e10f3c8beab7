import { documentImport as answer, importQuery, ROUTES } from '@nexus/contract';
import { type Api, idOf, idParams, type Services } from '../api.ts';
import { importAfter } from './answer-import.ts';

export function documentImport(api: Api, services: Services): void {
	const [method, url] = ROUTES.documentImport;
	api.route({
		method,
		url,
		exposeHeadRoute: false,
		schema: { params: idParams, querystring: importQuery, response: { 200: answer } },
		handler: (request, reply) =>
			importAfter(request, reply, { id: idOf(request.params.id), wait: request.query.wait }, services),
	});
}
