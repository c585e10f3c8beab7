import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { turns } from './turns.ts';

/** How many requests are worked on at once, by the way they take. */
async function mostAtOnce(requests: { url: string; authorization?: string; address?: string }[]): Promise<number> {
	const app = Fastify();
	await app.register(cookie);
	turns(app);
	let underWay = 0;
	let most = 0;
	async function handle(): Promise<string> {
		underWay++;
		most = Math.max(most, underWay);
		await new Promise((resolve) => setImmediate(resolve));
		underWay--;
		return 'done';
	}
	app.post('/one', { config: { oneOfNetwork: true } }, handle);
	app.get('/any', handle);
	const answers = await Promise.all(
		requests.map(({ url, authorization, address: remoteAddress = '192.0.2.1' }) =>
			app.inject({
				method: url === '/one' ? 'POST' : 'GET',
				url,
				remoteAddress,
				headers: authorization === undefined ? {} : { authorization },
			}),
		),
	);
	expect(answers.map(({ payload }) => payload)).toEqual(requests.map(() => 'done'));
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
