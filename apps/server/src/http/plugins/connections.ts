import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { FastifyInstance } from 'fastify';
import { errorAnswer } from './errors.ts';
import { paceOf } from './read-body.ts';
import { releaseMemory } from './release-memory.ts';

/** Milliseconds. */
export interface Timeouts {
	/** For all headers of a request, counted from its first byte or the opening of the connection. */
	headers: number;
	/** For a whole request with its body: 10 MB at 280 kbit/s. */
	request: number;
	/** How often slow requests are looked for. */
	check: number;
	/** For an answer of which nobody reads anything. */
	reader: number;
}

export const TIMEOUTS: Timeouts = { headers: 20_000, request: 300_000, check: 5_000, reader: 60_000 };

/** How much of a body goes on being read after its answer, so that the sender gets to read that answer. */
const LINGER_BYTES = 64 * 1024 * 1024;
const LINGER_MILLISECONDS = 10_000;
const LINGER_CHECK_MILLISECONDS = 100;
/** Between two pieces of what is thrown away: it is in no hurry, and others are. */
const LINGER_PAUSE_MILLISECONDS = 5;

/**
 * Answers that come before the whole body has arrived: the rest is thrown away for a while, then the connection ends.
 * To end it at once would take the answer from a sender that is still sending (RFC 9112, section 9.6).
 */
export function discardUnreadBodies(app: FastifyInstance): void {
	app.addHook('onSend', ({ raw }, reply, payload, done) => {
		if (!raw.complete) reply.removeHeader('connection');
		done(null, payload);
	});
	app.addHook('onResponse', ({ raw }, _reply, done) => {
		if (!raw.complete && !raw.socket.destroyed) discardRest(raw);
		done();
	});
}

function discardRest(request: IncomingMessage): void {
	const { socket } = request;
	request.unpipe();
	request.on('data', paceOf(request, pauseLingering)).on('data', releaseMemory);
	// What was read by a form that nobody reads on stands still.
	request.resume();
	const lastByte = socket.bytesRead + LINGER_BYTES;
	const lastMoment = performance.now() + LINGER_MILLISECONDS;
	const check = setInterval(() => {
		const over = socket.bytesRead > lastByte || performance.now() > lastMoment;
		if (over && !request.complete) socket.destroy();
		if (over || request.complete || socket.destroyed) clearInterval(check);
	}, LINGER_CHECK_MILLISECONDS);
	check.unref();
}

const pauseLingering = () =>
	new Promise<void>((resolve) => void setTimeout(resolve, LINGER_PAUSE_MILLISECONDS).unref());

const CONNECTION_ERRORS: Record<string, ErrorCode> = {
	ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
	HPE_HEADER_OVERFLOW: 'headers_too_large',
	HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
};

/**
 * Answers what is no HTTP request, or does not become one in time, and ends the connection. Where nothing has come,
 * nothing is answered: clients open connections ahead of need, and would take it for the answer to the request that they
 * are about to send.
 */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
	if (error.code === 'ECONNRESET' || socket.destroyed) return;
	if (socket.writable && socket.bytesRead > 0) {
		const { status, body } = errorAnswer(new NexusError(CONNECTION_ERRORS[error.code ?? ''] ?? 'malformed_http'));
		const json = JSON.stringify(body);
		const head = [
			`HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
			'Connection: close',
			`Content-Length: ${Buffer.byteLength(json)}`,
			'Content-Type: application/json; charset=utf-8',
			'X-Content-Type-Options: nosniff',
		];
		socket.write(`${head.join('\r\n')}\r\n\r\n${json}`);
	}
	socket.destroySoon();
}
