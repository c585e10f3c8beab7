import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds. */
interface DrainTimes {
	/** Without a new connection and a request, after which nobody is taken to be sending any more. */
	quiet: number;
	/** In all, for balancers to notice that the server is not ready. */
	longest: number;
	/** For the first request of a connection that was opened just before. */
	firstRequest: number;
	/** For answers under way, once nothing new is accepted: a player that is paused may never read on. */
	lastAnswers: number;
}

const TIMES: DrainTimes = { quiet: 100, longest: 2_000, firstRequest: 300, lastAnswers: 3_000 };
/** Requests that came while the process was busy are seen between two looks. */
const CHECKS = 4;
const READY = '/readyz';
const PROBES = /^\/(?:healthz|readyz)(?:$|\?)/;

/**
 * Closes the server without cutting anybody off. First `/readyz` says 503, while all else is answered as ever, each
 * answer with `Connection: close` (Fastify's doing), until requests cease. Then nothing new is accepted, and answers
 * under way get some time to end. Node.js ends kept connections that wait for another request, but passes over those
 * that no request has come from: browsers open some ahead of need.
 */
export function drainOnClose(app: FastifyInstance, { quiet, longest, firstRequest, lastAnswers } = TIMES): void {
	const unused = new Set<Socket>();
	let closing = false;
	let lastActive = Number.NEGATIVE_INFINITY;
	app.server.on('connection', (socket: Socket) => {
		unused.add(socket);
		socket.once('close', () => unused.delete(socket));
	});
	app.server.on('request', ({ socket, url = '' }: IncomingMessage) => {
		unused.delete(socket);
		if (!PROBES.test(url)) lastActive = performance.now();
	});
	app.addHook('onRequest', (request, reply, done) => {
		if (closing && request.routeOptions.url === READY) reply.status(503).send({ status: 'unavailable' });
		else done();
	});
	/** Waits until nothing has come for a while. */
	async function untilQuiet(): Promise<void> {
		const last = performance.now() + longest;
		for (let still = 0, seen = lastActive; still < CHECKS && performance.now() < last; ) {
			await pause(quiet / CHECKS);
			still = lastActive === seen ? still + 1 : 0;
			seen = lastActive;
		}
	}
	app.addHook('preClose', async () => {
		closing = true;
		if (performance.now() - lastActive < quiet) await untilQuiet();
		const endUnused = setTimeout(() => {
			for (const socket of unused) socket.destroy();
		}, firstRequest).unref();
		const endAll = setTimeout(() => app.server.closeAllConnections(), lastAnswers).unref();
		app.server.once('close', () => {
			clearTimeout(endUnused);
			clearTimeout(endAll);
		});
	});
}
