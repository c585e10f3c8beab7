import { jobEngines as answer, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';

export function jobEngines(api: Api, { episodes }: Services): void {
	const [method, url] = ROUTES.jobEngines;
	api.route({
		method,
		url,
		schema: { params: idParams, response: { 200: answer } },
		handler: async (request) => {
			const found = await episodes.jobEngines(callerOf(request).actor, idOf(request.params.id));
			return { script: found.script, speech: found.speech, voiced_parts: found.voicedParts };
		},
	});
}
