import { podcastList, podcastPage, ROUTES } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';
import { presentPodcast } from './present-podcast.ts';

export function podcasts(api: Api, { episodes }: Services): void {
	const [method, url] = ROUTES.podcasts;
	api.route({
		method,
		url,
		schema: { querystring: podcastPage, response: { 200: podcastList } },
		handler: async (request) => {
			const { limit, offset, ...filter } = request.query;
			const { items, total } = await episodes.list(callerOf(request).actor, { limit, offset }, filter);
			return { podcasts: items.map(presentPodcast), total, limit, offset };
		},
	});
}
