import { preview as previewAnswer, previewPending, previewQuery, ROUTES } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { whileWaited } from '../plugins/while-waited.ts';

/** Waits for the script as long as the client does and its session lasts; the job that writes it goes on without anybody waiting. */
export function preview(api: Api, { access, scripts }: Services): void {
	const [method, url] = ROUTES.preview;
	api.route({
		method,
		url,
		exposeHeadRoute: false,
		schema: { params: idParams, querystring: previewQuery, response: { 200: previewAnswer, 202: previewPending } },
		handler: async (request, reply) => {
			const { wait } = request.query;
			const { actor } = callerOf(request);
			const ended = access.whileGood(actor, whileWaited(request, reply));
			const signal = wait === undefined ? ended : AbortSignal.any([ended, AbortSignal.timeout(wait * 1000)]);
			const answer = await scripts.preview(actor, idOf(request.params.id), signal);
			if (ended.reason instanceof NexusError) throw ended.reason;
			if ('content' in answer) return reply.header('ETag', `"${answer.version}"`).send(answer);
			return reply.status(202).send({ job_id: answer.id, podcast_id: answer.episodeId });
		},
	});
}
