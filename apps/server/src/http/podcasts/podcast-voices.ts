import { episodeVoices, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';

export function podcastVoices(api: Api, { episodes }: Services): void {
	const [method, url] = ROUTES.podcastVoices;
	api.route({
		method,
		url,
		schema: { params: idParams, response: { 200: episodeVoices } },
		handler: (request) => episodes.voices(callerOf(request).actor, idOf(request.params.id)),
	});
}
