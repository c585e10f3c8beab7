import { cleanPodcastBody, cleanupEntry, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';

export function cleanPodcast(api: Api, { cleanup }: Services): void {
	const [method, url] = ROUTES.cleanPodcast;
	api.route({
		method,
		url,
		schema: { params: idParams, body: cleanPodcastBody.nullish(), response: { 200: cleanupEntry } },
		handler: (request) => {
			const reason = request.body?.reason ?? 'manual';
			return cleanup.cleanPodcast(callerOf(request).actor, idOf(request.params.id), reason);
		},
	});
}
