import { generateSeriesAnswer, generateSeriesBody, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { presentBegun } from '../jobs/present-job.ts';

export function generateSeries(api: Api, { series }: Services): void {
	const [method, url] = ROUTES.generateSeries;
	api.route({
		method,
		url,
		config: { idempotent: true },
		schema: { params: idParams, body: generateSeriesBody.nullish(), response: { 202: generateSeriesAnswer } },
		handler: async (request, reply) => {
			const { multiple_files: multipleFiles = false, speech_engine: speech } = request.body ?? {};
			const id = idOf(request.params.id);
			const jobs = await series.generate(callerOf(request).actor, id, { multipleFiles, speech });
			return reply.status(202).send({ series_id: id, jobs: jobs.map(presentBegun) });
		},
	});
}
