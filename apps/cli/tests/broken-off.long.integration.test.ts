import { type S3Server, startS3 } from '@nexus/testkit/s3';
import { ApiClient, newUser, query, SECRET, type Stack, startAnother, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startCommand } from './run-command.ts';

let s3: S3Server;
let stack: Stack;
let variables: Record<string, string>;
beforeAll(async () => {
	s3 = await startS3();
	stack = await startStack({ ROLE: 'api', STORAGE_URL: s3.storageUrl });
	variables = { DATABASE_URL: stack.databaseUrl, DATA_DIR: stack.dataDir, STORAGE_URL: s3.storageUrl };
});
afterAll(async () => {
	await stack?.close();
	await s3?.close();
});

const filesOf = (id: string) => [...s3.bucket.objects.keys()].filter((key) => key.startsWith(`users/${id}/`));

/** Somebody with documents whose deletion was killed when the first of their files was gone. */
async function halfDeleted() {
	const user = newUser();
	const client = await ApiClient.registered(stack.url, user);
	const { id } = await client.expect<{ id: string }>('GET', '/api/v1/users/me');
	for (const name of ['um.md', 'dois.md', 'três.md']) await client.upload(name, 'A ponte foi aberta em 1926.');
	const before = filesOf(id).length;
	const command = startCommand(['user', 'delete', user.email, '--yes'], variables);
	let deletes = 0;
	s3.fault = (method) => {
		if (method !== 'DELETE') return null;
		deletes++;
		if (deletes === 2) command.process.kill('SIGKILL');
		return deletes > 1 ? { status: 503 } : null;
	};
	expect((await command.outcome).code).toBeNull();
	s3.fault = () => null;
	const left = filesOf(id).length;
	expect([left < before, left > 0]).toEqual([true, true]);
	return { user, client, id };
}

it('a deletion that was killed in the middle is finished by the same command', async () => {
	const { user, client, id } = await halfDeleted();
	const { administration } = stack.nexus;
	expect((await administration.account(user.email)).deletionBeganAt).not.toBeNull();
	expect((await client.call('GET', '/api/v1/users/me')).status).toBe(401);
	await expect(administration.enable(user.email)).rejects.toMatchObject({ code: 'account_being_deleted' });
	expect((await startCommand(['user', 'delete', user.email, '--yes'], variables).outcome).code).toBe(0);
	expect(filesOf(id)).toEqual([]);
	expect(await query(stack, 'select id from users where id = $1', [id])).toEqual([]);
});

it('or by a server that starts', async () => {
	const { id } = await halfDeleted();
	const server = await startAnother(stack, { NEXUS_SECRET: SECRET, STORAGE_URL: s3.storageUrl });
	try {
		await vi.waitUntil(async () => (await query(stack, 'select id from users where id = $1', [id])).length === 0, {
			timeout: 60_000,
			interval: 50,
		});
		expect(filesOf(id)).toEqual([]);
	} finally {
		await server.close();
	}
});
