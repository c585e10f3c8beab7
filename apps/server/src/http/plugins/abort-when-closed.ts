import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds between TCP keep-alive probes of a connection on which nothing is sent for long. */
const KEEP_ALIVE = 30_000;

/**
 * A signal that is aborted when the response closes: the client is gone, or the answer was sent. The connection is kept
 * alive until then and closed with the answer, so that none is left open when the server closes.
 */
export function abortWhenClosed(request: FastifyRequest, reply: FastifyReply): AbortSignal {
	const controller = new AbortController();
	reply.header('Connection', 'close');
	request.raw.socket.setKeepAlive(true, KEEP_ALIVE);
	reply.raw.once('close', () => controller.abort(new Error('the client is gone')));
	return controller.signal;
}
