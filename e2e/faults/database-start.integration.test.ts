import { ApiClient, query, SECRET, type Stack, startAnother, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';

let stack: Stack;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
});
afterAll(() => stack?.close());

const start = (variables: Record<string, string> = {}) => startAnother(stack, { NEXUS_SECRET: SECRET, ...variables });

it('refuses to start on a database that a newer version has migrated, and leaves it alone', async () => {
	await query(stack, `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`);
	await expect(start()).rejects.toThrow(
		'O banco de dados já foi atualizado por uma versão mais nova do Nexus. Inicie essa versão, ou restaure a cópia de segurança feita antes da atualização.',
	);
	await query(stack, `delete from drizzle.__drizzle_migrations where hash = 'newer'`);
	await (await start()).close();
});

it('warns when the database server has too few connections left, and not otherwise', async () => {
	const small = await start({ DATABASE_POOL_SIZE: '8' });
	expect(small.log()).not.toContain('too few connections');
	await small.close();
	const large = await start({ DATABASE_POOL_SIZE: '500' });
	expect(large.log()).toContain('too few connections left');
	await large.close();
});

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
