import { documentInfo as answer, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';

export function documentInfo(api: Api, { storage }: Services): void {
	const [method, url] = ROUTES.documentInfo;
	api.route({
		method,
		url,
		schema: { params: idParams, response: { 200: answer } },
		handler: (request) => storage.document(callerOf(request).actor, idOf(request.params.id)),
	});
}
