import { podcastDetails, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { presentPodcastDetails } from './present-podcast-details.ts';

export function podcast(api: Api, { episodes }: Services): void {
	const [method, url] = ROUTES.podcast;
	api.route({
		method,
		url,
		schema: { params: idParams, response: { 200: podcastDetails } },
		handler: async (request) =>
			presentPodcastDetails(await episodes.details(callerOf(request).actor, idOf(request.params.id))),
	});
}
