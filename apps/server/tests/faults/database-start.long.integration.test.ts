import { ApiClient, query, SECRET, type Stack, startAnother, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';

let stack: Stack;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
});
afterAll(() => stack?.close());

const start = (variables: Record<string, string> = {}) => startAnother(stack, { NEXUS_SECRET: SECRET, ...variables });

it('opens no more connections than DATABASE_POOL_SIZE, however many ask', async () => {
	const connections = async () =>
		(
			await query<{ count: number }>(
				stack,
				'select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
			)
		)[0]?.count ?? 0;
	const others = await connections();
	const small = await start({ DATABASE_POOL_SIZE: '8', ROLE: 'all' });
	const client = await ApiClient.registered(small.url);
	await Promise.all(Array.from({ length: 60 }, () => client.podcasts()));
	expect((await connections()) - others).toBeLessThanOrEqual(8);
	await small.close();
});
