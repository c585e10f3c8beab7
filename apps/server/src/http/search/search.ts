import { ROUTES, searchAnswer, searchQuery } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';

export function search(api: Api, services: Services): void {
	const [method, url] = ROUTES.search;
	api.route({
		method,
		url,
		schema: { querystring: searchQuery, response: { 200: searchAnswer } },
		handler: (request) => services.search.search(callerOf(request).actor, request.query.q, request.query.limit),
	});
}
