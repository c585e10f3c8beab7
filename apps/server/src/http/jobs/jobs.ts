import { jobList, jobQuery, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, type Services } from '../api.ts';
import { presentJob } from './present-job.ts';

export function jobs(api: Api, { episodes }: Services): void {
	const [method, url] = ROUTES.jobs;
	api.route({
		method,
		url,
		schema: { querystring: jobQuery, response: { 200: jobList } },
		handler: async (request) => {
			const { limit, offset, status, podcast_id } = request.query;
			const filter = { status, episodeId: podcast_id === undefined ? undefined : idOf(podcast_id) };
			const { items, total } = await episodes.jobs(callerOf(request).actor, { limit, offset }, filter);
			return { jobs: items.map(({ job, used }) => presentJob(job, used)), total, limit, offset };
		},
	});
}
