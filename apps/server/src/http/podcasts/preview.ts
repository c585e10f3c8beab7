import { preview as previewAnswer, previewPending, previewQuery, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { whileWaited } from '../plugins/while-waited.ts';

/** Waits for the script as long as the client does; the job that writes it goes on without anybody waiting. */
export function preview(api: Api, { scripts }: Services): void {
	const [method, url] = ROUTES.preview;
	api.route({
		method,
		url,
		exposeHeadRoute: false,
		schema: { params: idParams, querystring: previewQuery, response: { 200: previewAnswer, 202: previewPending } },
		handler: async (request, reply) => {
			const { wait } = request.query;
			const gone = whileWaited(request, reply);
			const signal = wait === undefined ? gone : AbortSignal.any([gone, AbortSignal.timeout(wait * 1000)]);
			const answer = await scripts.preview(callerOf(request).actor, idOf(request.params.id), signal);
			if ('content' in answer) return reply.header('ETag', `"${answer.version}"`).send(answer);
			return reply.status(202).send({ job_id: answer.id, podcast_id: answer.episodeId });
		},
	});
}
