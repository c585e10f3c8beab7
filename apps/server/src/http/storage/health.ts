import { storageHealth as answer, ROUTES } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';
import { presentHealth } from './present-stored.ts';

export function storageHealth(api: Api, { storage }: Services): void {
	const [method, url] = ROUTES.storageHealth;
	api.route({
		method,
		url,
		schema: { response: { 200: answer } },
		handler: async (request) => presentHealth(await storage.check(callerOf(request).actor)),
	});
}
