import { apiKeyList, apiKeyQuery, ROUTES } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';
import { presentApiKey } from './present-api-key.ts';

export function apiKeys(api: Api, services: Services): void {
	const [method, url] = ROUTES.apiKeys;
	api.route({
		method,
		url,
		schema: { querystring: apiKeyQuery, response: { 200: apiKeyList } },
		handler: async (request) => {
			const { items, total } = await services.apiKeys.list(callerOf(request).actor, request.query);
			return { api_keys: items.map(presentApiKey), total, ...request.query };
		},
	});
}
