import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { discardUnreadBodies } from './connections.ts';

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
