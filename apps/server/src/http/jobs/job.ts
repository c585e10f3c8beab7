import { job as jobAnswer, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';

export function job(api: Api, { episodes }: Services): void {
	const [method, url] = ROUTES.job;
	api.route({
		method,
		url,
		schema: { params: idParams, response: { 200: jobAnswer } },
		handler: (request) => episodes.job(callerOf(request).actor, idOf(request.params.id)),
	});
}
