import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInstallation } from '@nexus/cli/installation';
import type { User } from '@nexus/contract';
import { acquireInstanceLock } from '@nexus/server/runtime/instance-lock';
import { ApiClient, newUser, type ServerProcess, startServer } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { commandsOn, type ListedAccount, startCommand, tokenOf } from './run-command.ts';

let dataDir: string;
let server: ServerProcess;
const closed = { ROLE: 'api', REGISTRATION: 'closed' };
beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'nexus-cli-'));
	server = await startServer(dataDir, closed);
});
afterAll(async () => {
	if (server?.process.exitCode === null) await server.end('SIGTERM');
	await rm(dataDir, { recursive: true, force: true });
});

const first = newUser();
/** The e-mails that `user list` answers as a process of its own, also the one that `npm run nexus` starts. */
async function emails(main?: string): Promise<string[]> {
	const { code, out, error } = await startCommand(['user', 'list', '--json'], { DATA_DIR: dataDir }, main).outcome;
	if (code !== 0) throw new Error(`${code} ${error}`);
	return (JSON.parse(out) as ListedAccount[]).map(({ email }) => email);
}
const databaseRuns = () =>
	readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').then(
		() => true,
		() => false,
	);

it('a closed server without accounts prints a link that makes the first, once', async () => {
	const link = await vi.waitUntil(() => /http:\S+\/auth\/invitation#\S+/.exec(server.output())?.[0], {
		timeout: 60_000,
	});
	const register = (body: object) => new ApiClient(server.url).call<User>('POST', '/api/v1/auth/register', body);
	expect((await register(newUser())).status).toBe(403);
	const made = await register({ ...first, invitation: tokenOf(link) });
	expect([made.status, made.body.is_admin]).toEqual([201, true]);
	expect((await register({ ...newUser(), invitation: tokenOf(link) })).status).toBe(410);
});

it('beside the running server, commands join its database and leave it running', async () => {
	const created = await startCommand(['user', 'create', 'ana@exemplo.com.br'], { DATA_DIR: dataDir }).outcome;
	expect([created.code, created.out]).toEqual([0, expect.stringContaining('http://127.0.0.1:3000/auth/reset#')]);
	expect(await emails()).toEqual([first.email, 'ana@exemplo.com.br']);
	expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

it('without a server, commands start the database for themselves, one after another, and end it', async () => {
	expect(await server.end('SIGTERM')).toBe(0);
	expect(await databaseRuns()).toBe(false);
	const both = [first.email, 'ana@exemplo.com.br'];
	expect(await Promise.all([emails(), emails('scripts/nexus.js')])).toEqual([both, both]);
	expect(await databaseRuns()).toBe(false);
});

it('every command works without a server', async () => {
	const installation = await openInstallation({ DATA_DIR: dataDir });
	try {
		const { json } = commandsOn(installation);
		const email = 'bia@exemplo.com.br';
		await expect(acquireInstanceLock(dataDir)).rejects.toThrow('já está em execução');
		await json('user', 'create', email);
		await json('user', 'reset-password', email);
		await json('user', 'disable', email);
		await json('user', 'enable', email);
		await json('user', 'make-admin', email);
		await json('sessions', 'end', email);
		const bia = (await json<ListedAccount[]>('user', 'list')).find((account) => account.email === email);
		expect(bia).toMatchObject({ is_admin: true, disabled_at: null });
		await json('user', 'delete', email, '--yes');
		expect(await json<ListedAccount[]>('user', 'list')).toHaveLength(2);
	} finally {
		await installation.close();
	}
	(await acquireInstanceLock(dataDir)).release();
});
