import { episodeVoices, ROUTES } from '@nexus/contract';
import type { EpisodeVoices } from '@nexus/episodes';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';

export function podcastVoices(api: Api, { episodes }: Services): void {
	const [method, url] = ROUTES.podcastVoices;
	api.route({
		method,
		url,
		schema: { params: idParams, response: { 200: episodeVoices } },
		handler: async (request) => present(await episodes.voices(callerOf(request).actor, idOf(request.params.id))),
	});
}

const present = ({ current, isAvailable, lines, others }: EpisodeVoices) => ({
	...{ current, available: isAvailable, lines },
	others: others.map(({ engine, model, audioSeconds, workSeconds, usd }) => ({
		...{ engine, model },
		...{ audio_seconds: audioSeconds, work_seconds: workSeconds, cost_usd: usd },
	})),
});
