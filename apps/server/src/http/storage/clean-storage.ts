import { cleanStorageAnswer, cleanStorageBody, DEFAULT_CLEANUP_DAYS, ROUTES } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';
import { presentRemoved } from '../cleanup/present-cleanup.ts';

export function cleanStorage(api: Api, { cleanup }: Services): void {
	const [method, url] = ROUTES.cleanStorage;
	api.route({
		method,
		url,
		schema: { body: cleanStorageBody.nullish(), response: { 200: cleanStorageAnswer } },
		handler: async (request) => {
			const days = request.body?.days_old ?? DEFAULT_CLEANUP_DAYS;
			return { ...presentRemoved(await cleanup.cleanOlderThan(callerOf(request).actor, days)), days_old: days };
		},
	});
}
