import type { IncomingMessage, ServerResponse } from 'node:http';
import { SMALL_BODY } from '@nexus/contract';
import { networkOf } from '@nexus/core/accounts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MEDIA_COOKIE } from './cookies.ts';

declare module 'node:http' {
	interface ServerResponse {
		/** Set on a response whose request took a slot of its caller's queue. */
		releaseSlot?: () => void;
	}
}

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Anonymous requests from one network are handled one after another. */
		oneAtATimePerNetwork?: boolean;
	}
	interface FastifyReply {
		/** Lets the caller's next request begin: this one needs no more work for a while. */
		releaseSlot(): void;
	}
}

/** How many requests of one caller are handled at once: while one waits for the database, another is worked on. */
const CONCURRENT_REQUESTS = 3;
/** How many long bodies of one caller are received and handled at once: each takes a processor and the disk for seconds. */
const CONCURRENT_BODIES = 2;
/** Refusals of requests of which there were too many, or that come in conflict with what is there. */
const PAUSED = new Set([409, 429]);
/** Milliseconds for which a slot stays taken after one: whoever asks too often waits before the next request. */
const PAUSE = 50;
/** The same after an answer that came before all of the body: what is sent in vain costs more than its refusal. */
const PAUSE_AFTER_BODY = 250;

/**
 * Queues the requests of each caller, so that hundreds sent at once wait for each other and not for other callers'. A
 * caller is identified by the token as sent, before the database has checked it: a queued request has cost no more than
 * its headers. A request's slot is released when its answer ends or is to stay open for long, or while a long body arrives.
 * Long bodies have a queue of their own: those that wait are not read yet.
 */
export function queueRequests(app: FastifyInstance): void {
	const byToken = createRequestQueues(CONCURRENT_REQUESTS);
	const longBodies = createRequestQueues(CONCURRENT_BODIES);
	const byNetwork = createRequestQueues(1);
	app.decorateReply('releaseSlot', function (this: FastifyReply) {
		this.raw.releaseSlot?.();
	});

	const [handle] = app.server.listeners('request') as [(request: IncomingMessage, response: ServerResponse) => void];
	app.server.off('request', handle);
	app.server.on('request', (request, response) => {
		const caller = tokenOf(request);
		if (caller === undefined) handle(request, response);
		else {
			byToken.begin(caller, response, (end) => {
				response.releaseSlot = end;
				handle(request, response);
			});
		}
	});

	app.addHook('onRequest', (request, reply, done) => {
		const { config, url } = request.routeOptions;
		if (config.oneAtATimePerNetwork) byNetwork.begin(`${networkOf(request.ip)} ${url}`, reply.raw, () => done());
		else done();
	});

	app.addHook('preParsing', (request, reply, _payload, done) => {
		if (!hasLongBody(request)) return done(null);
		reply.releaseSlot();
		const caller = tokenOf(request.raw);
		// Bodies without a token have small limits, and callers of one network must not wait for a stranger's slow ones.
		if (caller === undefined) done(null);
		else longBodies.begin(caller, reply.raw, () => done(null));
	});
}

/** A queue per caller: so many of its requests run at once, and the others follow in order. */
function createRequestQueues(atOnce: number) {
	const queues = new Map<string, { underWay: number; waiting: Set<() => void> }>();
	return {
		/** @param work receives a function that releases the slot before the response ends */
		begin(caller: string, response: ServerResponse, work: (end: () => void) => void): void {
			// Its client has left: nothing would ever release the slot.
			if (response.closed) {
				work(() => undefined);
				return;
			}
			const queue = queues.get(caller) ?? { underWay: 0, waiting: new Set() };
			queues.set(caller, queue);
			let isUnderWay = false;
			function start(): void {
				queue.underWay++;
				isUnderWay = true;
				work(end);
			}
			function end(): void {
				if (!isUnderWay) return;
				isUnderWay = false;
				queue.underWay--;
				const [next] = queue.waiting;
				if (next) {
					queue.waiting.delete(next);
					next();
				} else if (queue.underWay === 0) queues.delete(caller);
			}
			response.once('close', () => {
				queue.waiting.delete(start);
				const pause = pauseAfter(response);
				if (pause > 0) setTimeout(end, pause).unref();
				else end();
			});
			if (queue.underWay < atOnce) start();
			else queue.waiting.add(start);
		},
	};
}

function pauseAfter({ req, statusCode }: ServerResponse): number {
	if (!req.complete) return PAUSE_AFTER_BODY;
	return PAUSED.has(statusCode) ? PAUSE : 0;
}

function tokenOf({ headers: { authorization, cookie } }: IncomingMessage): string | undefined {
	return authorization ?? cookie?.split(';').find((one) => one.trimStart().startsWith(`${MEDIA_COOKIE}=`));
}

const hasLongBody = ({ headers }: FastifyRequest): boolean =>
	headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BODY.bytes;
