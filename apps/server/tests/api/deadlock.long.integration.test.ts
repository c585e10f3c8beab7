import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';

let stack: Stack;
let database: ReturnType<typeof openDatabase>;
beforeAll(async () => {
	stack = await startStack();
	database = openDatabase(stack);
});
afterAll(async () => {
	await database?.close();
	await stack?.close();
});

it('is tried again: transactions that wait for each other are both done in the end', async () => {
	const client = await ApiClient.registered(stack.url);
	const { id: userId } = await client.expect<{ id: string }>('GET', '/api/v1/users/me');
	const { id: document } = await client.upload('ponte.md', 'A ponte foi aberta em 1926 e liga a ilha ao continente.');
	const [one, other] = [await client.create({ document_id: document }), await client.create({ document_id: document })];
	let begun = 0;
	let runs = 0;
	const both = Promise.withResolvers<void>();
	const rename = (first: string, second: string, title: string) =>
		database.transaction(async (tx) => {
			runs++;
			const episode = await tx.episodes.lock(userId, first);
			if (++begun === 2) both.resolve();
			await both.promise;
			await tx.episodes.lock(userId, second);
			if (episode) await tx.episodes.update(episode.id, { title });
		});
	await Promise.all([rename(one.id, other.id, 'Um'), rename(other.id, one.id, 'Outro')]);
	expect(runs).toBeGreaterThan(2);
	expect((await client.podcast(one.id)).title).toBe('Um');
	expect((await client.podcast(other.id)).title).toBe('Outro');
});
