import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { endConnectionsOnClose } from './connections.ts';

/** Milliseconds: under all time limits of Node.js, of which the shortest would end a connection after a minute. */
const PATIENCE = 20_000;

function* endless(): Generator<Buffer> {
	for (;;) yield Buffer.alloc(65_536);
}

describe('a server that is closed', () => {
	it.each([
		{ what: 'no request has come from', text: '' },
		{ what: 'a part of a request has come from', text: 'GET /endless HTTP/1.1\r\n' },
		{ what: 'the answer is not read from', text: 'GET /endless HTTP/1.1\r\nHost: nexus\r\n\r\n' },
	])('ends a connection that $what', { timeout: PATIENCE }, async ({ text }) => {
		const app = Fastify({ forceCloseConnections: 'idle' });
		endConnectionsOnClose(app);
		app.get('/endless', (_request, reply) => reply.send(Readable.from(endless())));
		await app.listen();
		const accepted = once(app.server, 'connection');
		const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
		socket.on('error', () => undefined);
		const ended = new Promise((resolve) => socket.once('close', resolve));
		const [peer] = (await accepted) as [Socket];
		socket.write(text);
		await vi.waitUntil(() => peer.bytesRead === text.length, { timeout: PATIENCE });
		await app.close();
		socket.resume();
		await ended;
		expect(app.server.listening).toBe(false);
	});
});
