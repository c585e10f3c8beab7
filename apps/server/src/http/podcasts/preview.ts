import { OPEN_ANSWERS, preview as previewAnswer, previewPending, previewQuery, ROUTES } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { abortWhenClosed } from '../plugins/abort-when-closed.ts';
import { timedSignal } from '../plugins/timed-signal.ts';
import { sendScript } from './send-script.ts';

/** Milliseconds: then the job is answered, a little before the place is taken back. */
const LONGEST_WAIT = OPEN_ANSWERS.preview.milliseconds - 10_000;

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
			reply.countOpenAnswer('preview');
			const ended = access.untilAccessEnds(actor, abortWhenClosed(request, reply));
			const patience = Math.min((wait ?? Number.POSITIVE_INFINITY) * 1000, LONGEST_WAIT);
			const timed = timedSignal(patience);
			reply.raw.once('close', timed.clear);
			const signal = AbortSignal.any([ended, timed.signal]);
			const answer = await scripts.preview(actor, idOf(request.params.id), signal);
			if (ended.reason instanceof NexusError) throw ended.reason;
			if ('content' in answer) return await sendScript(reply, answer);
			return reply.status(202).send({ job_id: answer.id, podcast_id: answer.episodeId });
		},
	});
}
