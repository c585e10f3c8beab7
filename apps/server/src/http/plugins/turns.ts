import type { IncomingMessage, ServerResponse } from 'node:http';
import { SMALL_BODY } from '@nexus/contract';
import { networkOf } from '@nexus/core/accounts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MEDIA_COOKIE } from './cookies.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Anonymous requests of one network are worked on one after another. */
		oneOfNetwork?: boolean;
	}
	interface FastifyReply {
		/** Lets another request of the same caller begin: this one costs nothing more for a while. */
		giveTurn(): void;
	}
}

/** Requests of one caller that are worked on at once: while the database is asked for one, there is work on another. */
const AT_ONCE = 3;

/**
 * Whoever sends hundreds of requests at once has them wait for each other, so that those of others come in between. A
 * caller is known by the token that was sent, before the database is asked whether it is good: a request that waits has
 * cost no more than its headers. A turn ends with the answer, when the answer is to stay open for long, or while a long
 * body arrives.
 */
export function turns(app: FastifyInstance): void {
	const ofTokens = createLanes(AT_ONCE);
	const ofNetworks = createLanes(1);
	const endOfTurn = new WeakMap<ServerResponse, () => void>();
	app.decorateReply('giveTurn', function (this: FastifyReply) {
		endOfTurn.get(this.raw)?.();
	});

	const [handle] = app.server.listeners('request') as [(request: IncomingMessage, response: ServerResponse) => void];
	app.server.off('request', handle);
	app.server.on('request', (request, response) => {
		const caller = tokenOf(request);
		if (caller === undefined) handle(request, response);
		else {
			ofTokens.begin(caller, response, (end) => {
				endOfTurn.set(response, end);
				handle(request, response);
			});
		}
	});

	app.addHook('onRequest', (request, reply, done) => {
		const { config, url } = request.routeOptions;
		if (config.oneOfNetwork) ofNetworks.begin(`${networkOf(request.ip)} ${url}`, reply.raw, () => done());
		else done();
	});

	app.addHook('preParsing', (request, reply, _payload, done) => {
		if (hasLongBody(request)) reply.giveTurn();
		done(null);
	});
}

/** Lets so many of each caller's requests begin at once, and the others in order. */
function createLanes(atOnce: number) {
	const lanes = new Map<string, { underWay: number; waiting: Set<() => void> }>();
	return {
		/** @param work gets what ends the turn before the response does */
		begin(caller: string, response: ServerResponse, work: (end: () => void) => void): void {
			const lane = lanes.get(caller) ?? { underWay: 0, waiting: new Set() };
			lanes.set(caller, lane);
			let isUnderWay = false;
			function start(): void {
				lane.underWay++;
				isUnderWay = true;
				work(end);
			}
			function end(): void {
				if (!isUnderWay) return;
				isUnderWay = false;
				lane.underWay--;
				const [next] = lane.waiting;
				if (next) {
					lane.waiting.delete(next);
					next();
				} else if (lane.underWay === 0) lanes.delete(caller);
			}
			response.once('close', () => {
				lane.waiting.delete(start);
				end();
			});
			if (lane.underWay < atOnce) start();
			else lane.waiting.add(start);
		},
	};
}

function tokenOf({ headers: { authorization, cookie } }: IncomingMessage): string | undefined {
	return authorization ?? cookie?.split(';').find((one) => one.trimStart().startsWith(`${MEDIA_COOKIE}=`));
}

const hasLongBody = ({ headers }: FastifyRequest): boolean =>
	headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BODY.bytes;
