import { cleanupHistory as answer, cleanupHistoryQuery, ROUTES } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';
import { presentEntry } from './present-cleanup.ts';

export function cleanupHistory(api: Api, { cleanup }: Services): void {
	const [method, url] = ROUTES.cleanupHistory;
	api.route({
		method,
		url,
		schema: { querystring: cleanupHistoryQuery, response: { 200: answer } },
		handler: async (request) => {
			const { items, total } = await cleanup.history(callerOf(request).actor, request.query);
			return { cleanup_history: items.map(presentEntry), total, ...request.query };
		},
	});
}
