import { once } from 'node:events';
import { request } from 'node:http';
import type { Readable } from 'node:stream';
import Fastify, { type FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { queueRequests } from './request-queue.ts';

/** How many requests are worked on at once, by the way they take. */
async function mostAtOnce(requests: { url: string; authorization?: string; address?: string }[]): Promise<number> {
	const app = Fastify({ trustProxy: true });
	queueRequests(app);
	let seen = 0;
	app.server.on('request', () => seen++);
	let underWay = 0;
	let most = 0;
	async function handle(): Promise<string> {
		underWay++;
		most = Math.max(most, underWay);
		// The others come meanwhile: each of them that may begin does.
		await expect.poll(() => seen).toBe(requests.length);
		underWay--;
		return 'done';
	}
	app.post('/one', { config: { oneAtATimePerNetwork: true } }, handle);
	app.get('/any', handle);
	const origin = await app.listen({ host: '127.0.0.1', port: 0 });
	const answers = await Promise.all(
		requests.map(async ({ url, authorization, address = '192.0.2.1' }) => {
			const headers = { 'x-forwarded-for': address, ...(authorization !== undefined && { authorization }) };
			const method = url === '/one' ? 'POST' : 'GET';
			return await (await fetch(origin + url, { method, headers })).text();
		}),
	);
	expect(answers).toEqual(requests.map(() => 'done'));
	await app.close();
	return most;
}

const times = <Item>(count: number, item: Item): Item[] => Array(count).fill(item);

it('works on three requests of one token at once, and on those of others beside them', async () => {
	const one = { url: '/any', authorization: 'Bearer one' };
	expect(await mostAtOnce(times(20, one))).toBe(3);
	expect(await mostAtOnce([...times(20, one), ...times(20, { ...one, authorization: 'Bearer two' })])).toBe(6);
});

it('works on one anonymous request of a network at a time where a route says so', async () => {
	expect(await mostAtOnce(times(20, { url: '/one' }))).toBe(1);
	expect(await mostAtOnce([...times(20, { url: '/one' }), { url: '/one', address: '192.0.2.2' }])).toBe(2);
	expect(await mostAtOnce(times(20, { url: '/any' }))).toBe(20);
});

it('forgets those that are given up while they wait', async () => {
	const app = Fastify({ forceCloseConnections: true });
	queueRequests(app);
	let seen = 0;
	let closed = 0;
	app.server.on('request', (_request, response) => {
		seen++;
		response.once('close', () => closed++);
	});
	app.get('/never', (_request, reply) => reply);
	app.get('/any', async () => 'done');
	const origin = await app.listen({ host: '127.0.0.1', port: 0 });
	const leaving = new AbortController();
	const headers = { authorization: 'Bearer one' };
	const given = times(20, '/never').map((url) => fetch(origin + url, { headers, signal: leaving.signal }));
	await expect.poll(() => seen).toBe(20);
	leaving.abort();
	expect((await Promise.allSettled(given)).every(({ status }) => status === 'rejected')).toBe(true);
	await expect.poll(() => closed).toBe(20);
	expect(await (await fetch(`${origin}/any`, { headers })).text()).toBe('done');
	await app.close();
});

it.each([429, 409])('has whoever was refused with %s wait before the next', async (status) => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const app = Fastify({ forceCloseConnections: true });
	queueRequests(app);
	let refused = 0;
	app.get('/any', async (_request, reply) => {
		refused++;
		return reply.status(status).send('too many');
	});
	const origin = await app.listen({ host: '127.0.0.1', port: 0 });
	const ask = (authorization: string) => fetch(`${origin}/any`, { headers: { authorization } });
	const answers = Array.from({ length: 5 }, () => ask('Bearer one'));
	await Promise.all(answers.slice(0, 3));
	expect((await ask('Bearer two')).status).toBe(status);
	expect(refused).toBe(4);
	vi.advanceTimersByTime(50);
	await Promise.all(answers);
	expect(refused).toBe(6);
	vi.useRealTimers();
	await app.close();
});

it('has whoever was refused in the middle of a body wait before the next', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const app = Fastify({ forceCloseConnections: true });
	queueRequests(app);
	const twoAnswered = Promise.withResolvers<void>();
	let closed = 0;
	app.server.on('request', (_request, response) => {
		response.once('close', () => ++closed === 2 && twoAnswered.resolve());
	});
	let refused = 0;
	app.addContentTypeParser('application/octet-stream', async () => {
		refused++;
		throw Object.assign(new Error('wrong'), { statusCode: 422 });
	});
	app.post('/long', async () => 'done');
	const origin = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
	/** Announces a body of which no more than the beginning ever comes. */
	async function begin(authorization: string): Promise<void> {
		const headers = { authorization, 'content-type': 'application/octet-stream' };
		const sent = request(origin, { method: 'POST', path: '/long', headers: { ...headers, 'content-length': 2 ** 21 } });
		sent.on('error', () => undefined).write('beginning');
		const [answer] = await once(sent, 'response');
		answer.resume();
	}
	const answers = Array.from({ length: 4 }, () => begin('Bearer one'));
	await twoAnswered.promise;
	vi.advanceTimersByTime(249);
	await begin('Bearer two');
	expect(refused).toBe(3);
	vi.advanceTimersByTime(1);
	await Promise.all(answers);
	expect(refused).toBe(5);
	vi.useRealTimers();
	await app.close();
});

it('reads two long bodies of one caller at once', async () => {
	const app = Fastify({ bodyLimit: 10 * 1024 * 1024 });
	queueRequests(app);
	let seen = 0;
	app.server.on('request', () => seen++);
	let underWay = 0;
	let most = 0;
	app.addContentTypeParser('application/octet-stream', async (_request: unknown, body: AsyncIterable<Buffer>) => {
		underWay++;
		most = Math.max(most, underWay);
		let length = 0;
		for await (const piece of body) length += piece.length;
		await expect.poll(() => seen).toBe(8);
		underWay--;
		return length;
	});
	app.post('/long', async ({ body }) => String(body));
	const origin = await app.listen({ host: '127.0.0.1', port: 0 });
	const headers = { authorization: 'Bearer one', 'content-type': 'application/octet-stream' };
	const send = async () =>
		await (await fetch(`${origin}/long`, { method: 'POST', headers, body: Buffer.alloc(2 * 1024 * 1024) })).text();
	const answers = await Promise.all(Array.from({ length: 8 }, send));
	expect(answers).toEqual(Array(8).fill(String(2 * 1024 * 1024)));
	expect(most).toBe(2);
	await app.close();
});

it('gives no slot to a long body whose client has left, and holds up nobody without a token', async () => {
	const app = Fastify({ bodyLimit: 10 * 1024 * 1024 });
	queueRequests(app);
	let left = 0;
	app.addHook('onRequest', async ({ headers }, reply) => {
		if (headers['x-leaves'] === undefined) return;
		// As while the database is asked whose token it is.
		reply.raw.destroy();
		await expect.poll(() => reply.raw.closed).toBe(true);
		left++;
	});
	let anonymous = 0;
	app.addContentTypeParser('application/octet-stream', async ({ headers }: FastifyRequest, body: Readable) => {
		if (headers.authorization === undefined) {
			anonymous++;
			await expect.poll(() => anonymous).toBe(4);
		}
		return (await body.toArray()).length;
	});
	app.post('/long', async () => 'done');
	const origin = await app.listen({ host: '127.0.0.1', port: 0 });
	const send = (headers: Record<string, string>) =>
		fetch(`${origin}/long`, {
			method: 'POST',
			headers: { 'content-type': 'application/octet-stream', ...headers },
			body: Buffer.alloc(2 * 1024 * 1024),
		});
	const authorization = 'Bearer one';
	await Promise.allSettled(Array.from({ length: 4 }, () => send({ authorization, 'x-leaves': 'yes' })));
	await expect.poll(() => left).toBe(4);
	expect(await (await send({ authorization })).text()).toBe('done');
	const answers = await Promise.all(Array.from({ length: 4 }, () => send({})));
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
	await app.close();
});
