import { fileURLToPath } from 'node:url';
import type { Installation } from '@nexus/cli/command';
import { openInstallation } from '@nexus/cli/installation';
import type { CreatedApiKey, DocumentImport, ErrorBody, User } from '@nexus/contract';
import { sample } from '@nexus/testkit/samples';
import { storedFiles } from '@nexus/testkit/server-checks';
import { ApiClient, newUser, type Stack, startStack } from '@nexus/testkit/stack';
import { accountWithData, snapshot } from '@nexus/testkit/test-accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandsOn, type ListedAccount, tokenOf } from './run-command.ts';

let stack: Stack;
let installation: Installation;
let run: ReturnType<typeof commandsOn>['run'];
let json: ReturnType<typeof commandsOn>['json'];
beforeAll(async () => {
	stack = await startStack();
	installation = await openInstallation({
		DATABASE_URL: stack.databaseUrl,
		DATA_DIR: stack.dataDir,
		PUBLIC_URL: 'https://nexus.example',
		ADMIN_EMAILS: 'chefe@exemplo.com.br',
	});
	({ run, json } = commandsOn(installation));
	// The first account administers the installation; nobody here is to.
	await ApiClient.registered(stack.url);
});
afterAll(async () => {
	await installation?.close();
	await stack?.close();
});

const PASSWORD = 'outro-café-às-8';
const login = (email: string, password: string) =>
	new ApiClient(stack.url).call<ErrorBody>('POST', '/api/v1/auth/login', { email, password });
const reset = (token: string) =>
	new ApiClient(stack.url).call<ErrorBody>('POST', '/api/v1/auth/password-link', { token, new_password: PASSWORD });
const listed = async (email: string) =>
	(await json<ListedAccount[]>('user', 'list')).find((account) => account.email === email);

it('a command that is refused ends with 1 and says why, in a sentence or as JSON', async () => {
	const unknown = await run('user', 'disable', 'ninguem@exemplo.com.br');
	expect([unknown.code, unknown.out, unknown.error]).toEqual([
		1,
		'',
		'Não há conta com o e-mail ninguem@exemplo.com.br.\n',
	]);
	const forPrograms = await run('user', 'disable', 'ninguem@exemplo.com.br', '--json');
	expect([forPrograms.code, JSON.parse(forPrograms.error).error.code]).toEqual([1, 'account_unknown']);
	expect((await run('sessions', 'end')).code).toBe(2);
});

describe('user create, list and reset-password', () => {
	it('make an account whose owner sets the password by a link, good once', async () => {
		const email = 'chefe@exemplo.com.br';
		const made = await json<{ link: string; is_admin: boolean }>('user', 'create', email, '--name', 'Ana Souza');
		expect(made.link).toMatch(/^https:\/\/nexus\.example\/auth\/reset#[\w-]{43}$/);
		expect((await reset(tokenOf(made.link))).status).toBe(204);
		expect((await login(email, PASSWORD)).status).toBe(200);
		expect((await reset(tokenOf(made.link))).body.code).toBe('link_ended');
		expect(await listed(email)).toMatchObject({ is_admin: true, disabled_at: null, open_sessions: 1, podcasts: 0 });

		const again = await json<{ link: string }>('user', 'reset-password', 'CHEFE@exemplo.com.br');
		expect((await reset(tokenOf(again.link))).status).toBe(204);
		expect((await listed(email))?.open_sessions).toBe(0);

		const table = await run('user', 'list');
		expect(table.out).toMatch(/^E-MAIL +USUÁRIO +NOME +SITUAÇÃO/);
		expect(table.out).toMatch(/^chefe@exemplo\.com\.br +chefe +Ana Souza +administra +0 +0 /m);

		const taken = await run('user', 'create', email);
		expect([taken.code, taken.error]).toEqual([1, expect.stringContaining('já está em uso')]);
		const short = await run('user', 'create', 'jo@exemplo.com.br');
		expect([short.code, short.error]).toEqual([2, expect.stringContaining('pelo menos 3 caracteres')]);
	});
});

describe('user disable and enable', () => {
	it('keep the owner out, stop what is being made, and let both back in', async () => {
		const user = newUser();
		const client = await ApiClient.registered(stack.url, user);
		const { key_full } = await client.expect<CreatedApiKey>('POST', '/api/v1/api-keys/', {
			name: 'Programa',
			scopes: ['jobs:read'],
		});
		const document = await client.upload('longo.md', sample('long-pt').content);
		const { job_id } = await client.generate((await client.create({ document_id: document.id })).id);

		expect(await json('user', 'disable', user.email)).toMatchObject({ sessions_ended: 1, jobs_cancelled: 1 });
		expect((await client.call('GET', '/api/v1/users/me')).status).toBe(401);
		const refresh = { refresh_token: client.tokens?.refresh_token };
		expect((await client.call('POST', '/api/v1/auth/refresh', refresh)).status).toBe(401);
		const owner = await login(user.email, user.password);
		expect([owner.status, owner.body.code]).toEqual([403, 'account_disabled']);
		const stranger = await login(user.email, 'não-é-esta-senha');
		const nobody = await login(newUser().email, 'não-é-esta-senha');
		expect([stranger.status, stranger.body]).toEqual([nobody.status, nobody.body]);
		const byKey = () =>
			new ApiClient(stack.url).call<{ status: string } & ErrorBody>(
				'GET',
				`/api/v1/podcasts/jobs/${job_id}`,
				undefined,
				{
					authorization: `Bearer ${key_full}`,
				},
			);
		const refused = await byKey();
		expect([refused.status, refused.body.code]).toEqual([403, 'account_disabled']);
		const link = await run('user', 'reset-password', user.email);
		expect([link.code, link.error]).toEqual([1, expect.stringContaining('desativada')]);
		expect((await run('user', 'list')).out).toMatch(new RegExp(`^${user.email} .* desativada `, 'm'));

		await json('user', 'enable', user.email);
		expect((await login(user.email, user.password)).status).toBe(200);
		expect((await byKey()).body.status).toBe('cancelled');
	});
});

describe('user make-admin and sessions end', () => {
	it('make-admin takes effect in the sessions that there are', async () => {
		const user = newUser();
		const client = await ApiClient.registered(stack.url, user);
		expect((await client.expect<User>('GET', '/api/v1/users/me')).is_admin).toBe(false);
		await json('user', 'make-admin', user.email);
		expect((await client.expect<User>('GET', '/api/v1/users/me')).is_admin).toBe(true);
	});

	it('sessions end ends those of one account, or all', async () => {
		const [one, other] = [newUser(), newUser()];
		const clients = [await ApiClient.registered(stack.url, one), await ApiClient.registered(stack.url, other)];
		const statuses = () =>
			Promise.all(clients.map(async (client) => (await client.call('GET', '/api/v1/users/me')).status));
		expect(await json('sessions', 'end', one.email)).toEqual({ email: one.email, sessions_ended: 1 });
		expect(await statuses()).toEqual([401, 200]);
		await json('sessions', 'end', '--all');
		expect(await statuses()).toEqual([401, 401]);
		expect((await login(other.email, other.password)).status).toBe(200);
	});
});

describe('user delete', () => {
	it('wants to be confirmed, leaves nothing of the account, and touches nobody else', async () => {
		const [gone, kept] = await Promise.all([accountWithData(stack), accountWithData(stack)]);
		await Promise.all([gone, kept].map(({ client, data }) => client.waitForJob(data.job)));
		const files = async (id: string) => (await storedFiles(stack.dataDir)).filter((file) => file.includes(id));
		expect((await files(gone.id)).length).toBeGreaterThan(2);
		const before = [await snapshot(stack, kept.id), await files(kept.id)];

		const unconfirmed = await run('user', 'delete', gone.user.email);
		expect([unconfirmed.code, unconfirmed.error]).toEqual([2, expect.stringContaining('--yes')]);
		expect((await gone.call('GET', '/api/v1/users/me')).status).toBe(200);

		const { code, out } = await run('user', 'delete', gone.user.email, '--yes');
		expect([code, out]).toEqual([0, `Conta ${gone.user.email} excluída, com 3 podcasts.\n`]);
		expect(await files(gone.id)).toEqual([]);
		expect(Object.values(await snapshot(stack, gone.id)).every((rows) => rows.startsWith('0 '))).toBe(true);
		expect(await listed(gone.user.email)).toBeUndefined();
		expect((await gone.call('GET', '/api/v1/users/me')).status).toBe(401);
		expect([await snapshot(stack, kept.id), await files(kept.id)]).toEqual(before);
		await ApiClient.registered(stack.url, gone.user);
	});
});

describe('import', () => {
	it('brings a file through the server and answers its Markdown', async () => {
		const client = await ApiClient.registered(stack.url, newUser());
		const { key_full: key } = await client.expect<CreatedApiKey>('POST', '/api/v1/api-keys/', {
			name: 'Terminal',
			scopes: ['uploads:create', 'uploads:read'],
		});
		const file = fileURLToPath(
			new URL('../../../packages/adapters/src/document-conversion/fixtures/files/pandoc-estudo.docx', import.meta.url),
		);
		const options = ['--server', stack.url, '--key', key];
		const read = await json<DocumentImport>('import', file, ...options);
		expect(read).toMatchObject({ status: 'completed', source: { kind: 'docx', name: 'pandoc-estudo.docx' } });
		expect((await client.expect<{ total: number }>('GET', '/api/v1/documents/')).total).toBe(1);

		const inward = await run('import', 'http://10.0.0.1/', ...options);
		expect([inward.code, inward.error]).toEqual([1, expect.stringContaining('leva a uma rede interna')]);
		expect((await run('import', 'nada.pdf', ...options)).code).toBe(2);
	});
});
