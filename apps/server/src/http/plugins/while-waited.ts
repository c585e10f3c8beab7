import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds between the signs of life of a connection on which nothing is sent for long. */
const KEEP_ALIVE = 30_000;

/**
 * A signal that is aborted when the client is gone, or the answer was sent. The connection is kept alive till then and
 * ends with the answer, so that none of these is left open when the server closes.
 */
export function whileWaited(request: FastifyRequest, reply: FastifyReply): AbortSignal {
	const controller = new AbortController();
	reply.header('Connection', 'close');
	request.raw.socket.setKeepAlive(true, KEEP_ALIVE);
	reply.raw.once('close', () => controller.abort(new Error('the client is gone')));
	return controller.signal;
}
