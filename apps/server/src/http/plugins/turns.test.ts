import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { turns } from './turns.ts';

const CROWD = 20;
/** Milliseconds. */
const timeout = 20_000;
/** What each request that was begun is answered with, once the test lets it be. */
let begun: { caller: string | undefined; answer: () => void }[] = [];
let app: FastifyInstance;

beforeEach(async () => {
	begun = [];
	app = Fastify({ forceCloseConnections: true });
	await app.register(cookie);
	turns(app);
	app.get('/list', (request, reply) => {
		begun.push({ caller: request.headers.authorization, answer: () => reply.send({}) });
		return reply;
	});
	await app.listen();
});
afterEach(async () => {
	for (const { answer } of begun) answer();
	await app.close();
});

const ask = (authorization: string, signal?: AbortSignal): Promise<number> =>
	fetch(`${app.listeningOrigin}/list`, { headers: { authorization }, ...(signal && { signal }) }).then(
		({ status }) => status,
		() => 0,
	);

const crowd = (signal?: AbortSignal): Promise<number>[] => Array.from({ length: CROWD }, () => ask('crowd', signal));

it('has the requests of one caller wait for each other, and lets in a neighbour’s at once', { timeout }, async () => {
	let arrived = 0;
	app.server.on('request', () => arrived++);
	const answers = crowd();
	await vi.waitUntil(() => arrived === CROWD, { timeout });
	const neighbours = ask('neighbour');
	await vi.waitUntil(() => begun.some(({ caller }) => caller === 'neighbour'), { timeout });
	expect(begun.filter(({ caller }) => caller === 'crowd')).toHaveLength(6);
	begun.pop()?.answer();
	expect(await neighbours).toBe(200);

	for (let answered = 0; answered < CROWD; answered++) {
		await vi.waitUntil(() => begun.length > answered, { timeout });
		begun[answered]?.answer();
	}
	expect(await Promise.all(answers)).toEqual(Array(CROWD).fill(200));
});

it('forgets those that are given up while they wait', { timeout }, async () => {
	const leaving = new AbortController();
	let closed = 0;
	app.server.on('request', (_request, response) => response.once('close', () => closed++));
	const answers = crowd(leaving.signal);
	await vi.waitUntil(() => begun.length === 6, { timeout });
	leaving.abort();
	expect(await Promise.all(answers)).toEqual(Array(CROWD).fill(0));
	await vi.waitUntil(() => closed === CROWD, { timeout });
	begun = [];
	const later = ask('crowd');
	await vi.waitUntil(() => begun.length > 0, { timeout });
	begun.at(-1)?.answer();
	expect(await later).toBe(200);
});
