import { query, SECRET, type Stack, startAnother, startStack } from '@nexus/testkit/stack';
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
