import { createDatabase } from '@nexus/adapters/postgres';
import type { Database } from '@nexus/core/ports';
import { query, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { restartDatabase } from './database-restarts.ts';

const IN_TRANSACTION = `from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`;
const NOBODY = '00000000-0000-4000-8000-000000000000';

let stack: Stack;
let database: Database;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
	database = createDatabase({
		url: stack.databaseUrl,
		enqueue: async () => undefined,
		hasten: async () => undefined,
		onError: () => undefined,
	});
});
afterAll(async () => {
	await database?.close();
	await stack?.close();
});

it('fails a transaction alone that loses its connection between two statements', async () => {
	const lost = database.transaction(async (tx) => {
		await tx.accounts.find(NOBODY);
		await query(stack, `select pg_terminate_backend(pid) ${IN_TRANSACTION}`);
		await expect.poll(() => query(stack, `select pid ${IN_TRANSACTION}`)).toEqual([]);
		return await tx.accounts.find(NOBODY);
	});
	await expect(lost).rejects.toThrow();
	expect(await database.transaction((tx) => tx.accounts.find(NOBODY))).toBeNull();
});

it('lives on and writes after each restart of its database under load', async () => {
	const outside = await restartDatabase('outside', ['SIGINT', 'SIGKILL']);
	expect(outside).toMatchObject({ restarts: 2, deaths: 0 });
	const embedded = await restartDatabase('embedded', ['SIGKILL']);
	expect(embedded).toMatchObject({ restarts: 1, deaths: 0 });
	for (const { statuses } of [outside, embedded]) expect(statuses).not.toHaveProperty('500');
});
