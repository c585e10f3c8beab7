import { cleanupStats as answer, ROUTES } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';
import { presentStatistics } from './present-cleanup.ts';

export function cleanupStats(api: Api, { cleanup }: Services): void {
	const [method, url] = ROUTES.cleanupStats;
	api.route({
		method,
		url,
		schema: { response: { 200: answer } },
		handler: async (request) => presentStatistics(await cleanup.statistics(callerOf(request).actor), cleanup.policy),
	});
}
