import { podcast, ROUTES, renamePodcastBody } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { presentPodcast } from './present-podcast.ts';

export function renamePodcast(api: Api, { episodes }: Services): void {
	const [method, url] = ROUTES.renamePodcast;
	api.route({
		method,
		url,
		schema: { params: idParams, body: renamePodcastBody, response: { 200: podcast } },
		handler: async (request) =>
			presentPodcast(await episodes.rename(callerOf(request).actor, idOf(request.params.id), request.body.title)),
	});
}
