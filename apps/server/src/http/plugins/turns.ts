import { SMALL_BODY } from '@nexus/contract';
import { networkOf } from '@nexus/core/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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

interface Lane {
	underWay: number;
	/** What begins those that wait, the earliest first. */
	waiting: Set<() => void>;
}

/**
 * Whoever sends hundreds of requests at once has them wait for each other, so that those of others come in between. A
 * caller is known by the token that was sent, before the database is asked whether it is good. A turn ends with the
 * answer, when the answer is to stay open for long, or while a long body arrives.
 */
export function turns(app: FastifyInstance): void {
	const lanes = new Map<string, Lane>();
	app.decorateReply('giveTurn', () => undefined);

	app.addHook('onRequest', (request, reply, done) => {
		const { caller, atOnce } = laneOf(request);
		if (caller === undefined) {
			done();
			return;
		}
		const lane = lanes.get(caller) ?? { underWay: 0, waiting: new Set() };
		lanes.set(caller, lane);

		function begin(): void {
			lane.underWay++;
			let isUnderWay = true;
			reply.giveTurn = () => {
				if (!isUnderWay) return;
				isUnderWay = false;
				lane.underWay--;
				beginNext(caller as string, lane);
			};
			done();
		}
		reply.raw.once('close', () => {
			lane.waiting.delete(begin);
			reply.giveTurn();
		});
		if (lane.underWay < atOnce) begin();
		else lane.waiting.add(begin);
	});

	app.addHook('preParsing', (request, reply, _payload, done) => {
		if (hasLongBody(request)) reply.giveTurn();
		done(null);
	});

	function beginNext(caller: string, lane: Lane): void {
		const [next] = lane.waiting;
		if (next) {
			lane.waiting.delete(next);
			next();
		} else if (lane.underWay === 0) lanes.delete(caller);
	}
}

function laneOf({ headers, cookies, ip, routeOptions }: FastifyRequest): {
	caller?: string | undefined;
	atOnce: number;
} {
	const token = headers.authorization ?? cookies[MEDIA_COOKIE];
	if (token !== undefined || !routeOptions.config.oneOfNetwork) return { caller: token, atOnce: AT_ONCE };
	return { caller: `${networkOf(ip)} ${routeOptions.url}`, atOnce: 1 };
}

const hasLongBody = ({ headers }: FastifyRequest): boolean =>
	headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BODY.bytes;
