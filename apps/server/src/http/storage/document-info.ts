import { documentInfo as answer, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { presentDocument } from './present-stored.ts';

export function documentInfo(api: Api, { documents }: Services): void {
	const [method, url] = ROUTES.documentInfo;
	api.route({
		method,
		url,
		schema: { params: idParams, response: { 200: answer } },
		handler: async (request) =>
			presentDocument(await documents.details(callerOf(request).actor, idOf(request.params.id))),
	});
}
