import { cleanPodcastBody, cleanupEntry, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { presentEntry } from './present-cleanup.ts';

export function cleanPodcast(api: Api, { cleanup }: Services): void {
	const [method, url] = ROUTES.cleanPodcast;
	api.route({
		method,
		url,
		schema: { params: idParams, body: cleanPodcastBody.nullish(), response: { 200: cleanupEntry } },
		handler: async (request) => {
			const reason = request.body?.reason ?? 'manual';
			return presentEntry(await cleanup.cleanPodcast(callerOf(request).actor, idOf(request.params.id), reason));
		},
	});
}
