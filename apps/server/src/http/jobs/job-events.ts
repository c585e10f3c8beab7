import { Readable } from 'node:stream';
import { JOB_STREAM_HEARTBEAT, ROUTES } from '@nexus/contract';
import { z } from 'zod';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { abortWhenClosed } from '../plugins/abort-when-closed.ts';
import { eventsOf, hasSeenEnd, lastSeen } from './events.ts';

const headers = z.object({ 'last-event-id': z.string().max(200).optional() });

/** Server-sent events of a job's progress (WHATWG HTML, section 9.2), until its end or that of the caller's session. */
export function jobEvents(api: Api, { access, jobWatch }: Services): void {
	const [method, url] = ROUTES.jobEvents;
	api.route({
		method,
		url,
		exposeHeadRoute: false,
		schema: { params: idParams, headers },
		handler: async (request, reply) => {
			const seen = lastSeen(request.headers['last-event-id']);
			const { actor } = callerOf(request);
			const signal = access.untilAccessEnds(actor, abortWhenClosed(request, reply));
			const states = await jobWatch.stream(actor, idOf(request.params.id), {
				signal,
				quietMilliseconds: JOB_STREAM_HEARTBEAT,
			});
			reply.countOpenAnswer('events');
			const first = await states.next();
			if (first.value && seen && hasSeenEnd(seen, first.value)) {
				await states.return(undefined);
				// A browser that is answered so does not ask again.
				return reply.status(204).send();
			}
			reply
				.type('text/event-stream; charset=utf-8')
				.header('Cache-Control', 'no-store, no-transform')
				.header('X-Accel-Buffering', 'no');
			return reply.send(Readable.from(eventsOf(first, states, seen), { objectMode: false }));
		},
	});
}
