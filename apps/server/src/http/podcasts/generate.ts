import { generateAnswer, generateBody, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { presentBegun } from '../jobs/present-job.ts';

export function generate(api: Api, { episodes }: Services): void {
	const [method, url] = ROUTES.generate;
	api.route({
		method,
		url,
		config: { idempotent: true },
		schema: {
			params: idParams,
			body: generateBody.nullish(),
			response: { 202: generateAnswer },
		},
		handler: async (request, reply) => {
			const { multiple_files: multipleFiles = false, title, speech_engine: speech } = request.body ?? {};
			const job = await episodes.generate(callerOf(request).actor, idOf(request.params.id), {
				...{ multipleFiles, title, speech },
			});
			return reply.status(202).send(presentBegun(job));
		},
	});
}
