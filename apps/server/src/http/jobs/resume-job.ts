import { job as jobAnswer, ROUTES, resumeBody } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';

export function resumeJob(api: Api, { episodes }: Services): void {
	const [method, url] = ROUTES.resumeJob;
	api.route({
		method,
		url,
		config: { idempotent: true },
		schema: { params: idParams, body: resumeBody, response: { 200: jobAnswer } },
		handler: (request) => {
			const { script_engine: script, speech_engine: speech } = request.body ?? {};
			return episodes.resumeJob(callerOf(request).actor, idOf(request.params.id), { script, speech });
		},
	});
}
