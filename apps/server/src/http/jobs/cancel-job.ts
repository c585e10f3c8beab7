import { job, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';

export function cancelJob(api: Api, { episodes }: Services): void {
	const [method, url] = ROUTES.cancelJob;
	api.route({
		method,
		url,
		schema: { params: idParams, response: { 200: job } },
		handler: (request) => episodes.cancelJob(callerOf(request).actor, idOf(request.params.id)),
	});
}
