import { job as jobAnswer, ROUTES, resumeBody } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { presentJob } from './present-job.ts';

export function resumeJob(api: Api, { episodes }: Services): void {
	const [method, url] = ROUTES.resumeJob;
	api.route({
		method,
		url,
		config: { idempotent: true },
		schema: { params: idParams, body: resumeBody, response: { 200: jobAnswer } },
		handler: async (request) => {
			const { script_engine: script, speech_engine: speech } = request.body ?? {};
			const wanted = { script, speech };
			const { job, used } = await episodes.resumeJob(callerOf(request).actor, idOf(request.params.id), wanted);
			return presentJob(job, used);
		},
	});
}
