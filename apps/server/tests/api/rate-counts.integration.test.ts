import { type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';

let stack: Stack;
let database: ReturnType<typeof openDatabase>;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
	database = openDatabase(stack);
});
afterAll(async () => {
	await database?.close();
	await stack?.close();
});

it('a request that waits for one begun later, which opens the hour, is told an hour and no more', async () => {
	const counts = await database.transaction(async (tx) => {
		const later = await database.rateCounts.count('one', 3600);
		return [later, await tx.rateCounts.count('one', 3600)];
	});
	expect(counts).toEqual([
		{ count: 1, resetSeconds: 3600 },
		{ count: 2, resetSeconds: 3600 },
	]);
});

it('of many requests at once each is counted once', async () => {
	const counts = await Promise.all(Array.from({ length: 30 }, () => database.rateCounts.count('many', 60)));
	expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
	expect(counts.filter(({ resetSeconds }) => resetSeconds < 1 || resetSeconds > 60)).toEqual([]);
});
