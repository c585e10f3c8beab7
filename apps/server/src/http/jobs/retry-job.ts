import { job, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';

export function retryJob(api: Api, { episodes }: Services): void {
	const [method, url] = ROUTES.retryJob;
	api.route({
		method,
		url,
		config: { idempotent: true },
		schema: { params: idParams, response: { 200: job } },
		handler: (request) => episodes.retryJob(callerOf(request).actor, idOf(request.params.id)),
	});
}
