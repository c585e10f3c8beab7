import { job as jobAnswer, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { presentJob } from './present-job.ts';

export function job(api: Api, { episodes }: Services): void {
	const [method, url] = ROUTES.job;
	api.route({
		method,
		url,
		schema: { params: idParams, response: { 200: jobAnswer } },
		handler: async (request) => {
			const { job, used } = await episodes.job(callerOf(request).actor, idOf(request.params.id));
			return presentJob(job, used);
		},
	});
}
