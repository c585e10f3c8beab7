import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { drainOnClose } from './drain.ts';

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
		drainOnClose(app);
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

it('goes on answering until its callers have seen that it is not ready', { timeout: PATIENCE }, async () => {
	const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
	// So long that requests of this test, which follow each other, are never too far apart on a busy machine.
	drainOnClose(app, { quiet: 1_500, longest: PATIENCE, firstRequest: 300, lastAnswers: PATIENCE });
	let arrived = 0;
	const gate = Promise.withResolvers<void>();
	app.get('/readyz', async () => ({ status: 'ok' }));
	app.get('/quick', async () => 'quick');
	app.get('/slow', async () => {
		arrived++;
		await gate.promise;
		return 'slow';
	});
	const url = await app.listen({ host: '127.0.0.1', port: 0 });
	const ask = (path: string) => fetch(url + path);
	const slow = ask('/slow');
	await vi.waitUntil(() => arrived === 1, { timeout: PATIENCE });
	expect((await ask('/readyz')).status).toBe(200);
	const closed = app.close();
	const statuses = new Set<number>();
	let ready = true;
	while (ready) {
		const answer = await ask('/quick');
		statuses.add(answer.status);
		await answer.text();
		ready = (await ask('/readyz')).status === 200;
	}
	const last = await ask('/quick');
	expect([last.status, last.headers.get('connection'), await last.text()]).toEqual([200, 'close', 'quick']);
	expect(statuses).toEqual(new Set([200]));
	gate.resolve();
	expect(await (await slow).text()).toBe('slow');
	await closed;
	await expect(ask('/quick')).rejects.toThrow('fetch failed');
});
