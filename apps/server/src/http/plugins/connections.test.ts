import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setImmediate as nextImmediate } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { discardUnreadBodies } from './connections.ts';
import { readBody } from './read-body.ts';

it('a form that is refused before its file is read is read to its end, so that its sender gets the answer', async () => {
	const app = fastify();
	let sent: IncomingMessage | undefined;
	discardUnreadBodies(app);
	await app.register(multipart);
	app.post('/', async (request, reply) => {
		await request.file();
		sent = request.raw;
		return reply.status(507).send({ code: 'full' });
	});
	const url = await app.listen({ port: 0, host: '127.0.0.1' });
	try {
		const form = new FormData();
		form.append('file', new Blob(['a '.repeat(200 * 1024)]), 'a.txt');
		const answer = await fetch(url, { method: 'POST', body: form });
		expect([answer.status, await answer.json()]).toEqual([507, { code: 'full' }]);
		await vi.waitUntil(() => sent?.complete, { timeout: 9_000 });
		expect(sent?.socket.destroyed).toBe(false);
	} finally {
		await app.close();
	}
});

it('throws away a body that goes on after its answer without hurry', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const app = fastify();
	let sent: IncomingMessage | undefined;
	discardUnreadBodies(app);
	app.addContentTypeParser('application/octet-stream', async (_: unknown, body: IncomingMessage) => {
		sent = body;
		await readBody(body, Number.POSITIVE_INFINITY, () => {
			throw Object.assign(new Error('wrong'), { statusCode: 422 });
		});
	});
	app.post('/', async () => 'done');
	const url = await app.listen({ port: 0, host: '127.0.0.1' });
	const body = Buffer.alloc(8 * 1024 * 1024);
	const headers = { 'content-type': 'application/octet-stream', 'content-length': body.length };
	const asking = request(url, { method: 'POST', headers });
	asking.on('error', () => undefined).end(body);
	const [answer] = await once(asking, 'response');
	expect(answer.statusCode).toBe(422);
	answer.resume();
	// More than enough to take all that has arrived.
	for (let round = 0; round < 1_000; round++) await nextImmediate();
	expect(sent?.socket.bytesRead).toBeLessThan(1024 * 1024);
	while (!sent?.complete) {
		vi.advanceTimersByTime(5);
		await nextImmediate();
	}
	vi.useRealTimers();
	asking.destroy();
	await app.close();
});
