import { documentImport, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';

export function cancelImport(api: Api, { imports }: Services): void {
	const [method, url] = ROUTES.cancelImport;
	api.route({
		method,
		url,
		schema: { params: idParams, response: { 200: documentImport } },
		handler: (request) => imports.cancel(callerOf(request).actor, idOf(request.params.id)),
	});
}
