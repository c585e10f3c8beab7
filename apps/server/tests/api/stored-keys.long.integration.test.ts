import type { ErrorBody, Settings } from '@nexus/contract';
import {
	type AnotherServer,
	ApiClient,
	newUser,
	query,
	SECRET,
	type Stack,
	startAnother,
	startStack,
	withSettings,
} from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const KEY = 'AIzaSyD-uma-chave_de-teste-0123456789abc';
const OTHER_KEY = 'AIzaSyE-outra-chave_de-teste-987654321xyz';
const NEXT_SECRET = 'the secret after the rotation; of more than 32 characters';

let stack: Stack;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
});
afterAll(() => stack?.close());

const SETTINGS = '/api/v1/users/me/settings';
const get = (client: ApiClient) => client.expect<Settings>('GET', SETTINGS);
const save = (client: ApiClient, body: unknown) => client.call<Settings & ErrorBody>('PUT', SETTINGS, body);

/** What a worker is given for a user's jobs. */
const keyFor = (userId: string, ...secrets: string[]) =>
	withSettings(stack, { secrets: [secrets[0] ?? SECRET, ...secrets.slice(1)] }, (settings) =>
		settings.geminiKeyFor(userId),
	);

async function newcomer(): Promise<{ client: ApiClient; id: string }> {
	const client = await ApiClient.registered(stack.url);
	return { client, id: (await client.expect<{ id: string }>('GET', '/api/v1/users/me')).id };
}

async function sealedKeyOf(id: string): Promise<string | null> {
	const [row] = await query<{ key: string | null }>(
		stack,
		'select gemini_key as key from user_settings where user_id = $1',
		[id],
	);
	return row?.key ?? null;
}

/** Another server while `work` lasts. */
async function during<Result>(
	variables: Parameters<typeof startAnother>[1],
	work: (server: AnotherServer) => Promise<Result>,
): Promise<Result> {
	const server = await startAnother(stack, variables);
	try {
		return await work(server);
	} finally {
		await server.close();
	}
}

describe('a stored key', () => {
	it('lies encrypted in the database', async () => {
		const { client, id } = await newcomer();
		await save(client, { use_custom_config: true, gemini_api_key: KEY });
		const sealed = await sealedKeyOf(id);
		expect(sealed).toMatch(/^v1\.[\w-]{8}\.[\w-]{80,}$/);
		const rows = await query<{ row: string }>(stack, 'select user_settings::text as row from user_settings');
		for (const { row } of rows) expect(row).not.toMatch(/AIza/);
	});

	it('does not decrypt in another user’s row, and nothing is lost', async () => {
		const owner = await newcomer();
		const thief = await newcomer();
		await save(owner.client, { use_custom_config: true, gemini_api_key: KEY });
		await save(thief.client, { use_custom_config: true, gemini_api_key: OTHER_KEY });
		await query(
			stack,
			'update user_settings set gemini_key = (select gemini_key from user_settings where user_id = $1) where user_id = $2',
			[owner.id, thief.id],
		);
		await expect(keyFor(thief.id)).rejects.toMatchObject({ code: 'gemini_key_unreadable' });
		expect(await keyFor(owner.id)).toBe(KEY);
		expect((await get(thief.client)).has_custom_key).toBe(true);
		await save(thief.client, { gemini_api_key: OTHER_KEY });
		expect(await keyFor(thief.id)).toBe(OTHER_KEY);
	});

	it('is not lost under a wrong master secret: the error is clear, and the right secret reads it again', async () => {
		const { client, id } = await newcomer();
		await save(client, { use_custom_config: true, gemini_api_key: KEY });
		const sealed = await sealedKeyOf(id);
		await during({ NEXUS_SECRET: NEXT_SECRET }, async (wrong) => {
			expect(wrong.log()).toMatch(/"level":"warn".*stored keys cannot be read.*NEXUS_SECRET_PREVIOUS/);
			await expect(keyFor(id, NEXT_SECRET)).rejects.toMatchObject({
				code: 'gemini_key_unreadable',
				message: expect.stringContaining('Informe a chave novamente'),
			});
			const user = newUser();
			const there = await ApiClient.registered(wrong.url, user);
			expect((await save(there, { use_custom_config: true, gemini_api_key: OTHER_KEY })).status).toBe(200);
		});
		expect(await sealedKeyOf(id)).toBe(sealed);
		expect((await get(client)).has_custom_key).toBe(true);
		expect(await keyFor(id)).toBe(KEY);
	});

	it('can be entered anew under a new secret', async () => {
		const user = newUser();
		const client = await ApiClient.registered(stack.url, user);
		await save(client, { use_custom_config: true, gemini_api_key: KEY });
		const { id } = await client.expect<{ id: string }>('GET', '/api/v1/users/me');
		await during({ NEXUS_SECRET: NEXT_SECRET }, async (server) => {
			const there = new ApiClient(server.url);
			await there.login(user);
			expect((await get(there)).has_custom_key).toBe(true);
			await save(there, { gemini_api_key: OTHER_KEY });
			expect(await keyFor(id, NEXT_SECRET)).toBe(OTHER_KEY);
		});
	});

	it('moves to the new secret at the start, with the old one named as previous', async () => {
		const { client, id } = await newcomer();
		await save(client, { use_custom_config: true, gemini_api_key: KEY });
		const before = await sealedKeyOf(id);
		const rotated = { NEXUS_SECRET: NEXT_SECRET, NEXUS_SECRET_PREVIOUS: `${'x'.repeat(32)}, ${SECRET}` };
		await during(rotated, async (server) => {
			expect(server.log()).toContain('stored keys were moved to the current NEXUS_SECRET');
			const after = await sealedKeyOf(id);
			expect(after?.slice(0, 12)).not.toBe(before?.slice(0, 12));
			// Written meanwhile by a server that still has the old secret.
			await save(client, { gemini_api_key: OTHER_KEY });
			expect(await keyFor(id, NEXT_SECRET, SECRET)).toBe(OTHER_KEY);
			expect((await sealedKeyOf(id))?.slice(0, 12)).toBe(after?.slice(0, 12));
		});
		await during({ NEXUS_SECRET: NEXT_SECRET }, async () => expect(await keyFor(id, NEXT_SECRET)).toBe(OTHER_KEY));
		await during({ NEXUS_SECRET: SECRET, NEXUS_SECRET_PREVIOUS: NEXT_SECRET }, async () => undefined);
	});
});

describe('the log, at its most talkative', () => {
	it('holds no key, password, token or hash, whatever was sent and whatever failed', async () => {
		const secrets = new Set<string>([KEY, OTHER_KEY]);
		const log = await during({ NEXUS_SECRET: SECRET, LOG_LEVEL: 'trace' }, async (server) => {
			const user = { ...newUser(), password: 'segredo-de-café-1926' };
			const client = await ApiClient.registered(server.url, user);
			await save(client, { use_custom_config: true, gemini_api_key: KEY });
			await save(client, { gemini_api_key: `${OTHER_KEY} com espaço` });
			await save(client, { gemini_api_key: [OTHER_KEY], [OTHER_KEY]: 1 });
			const sent = (method: string, path: string, body: string, headers: Record<string, string> = {}) =>
				fetch(server.url + path, {
					method,
					body,
					headers: {
						'content-type': 'application/json',
						authorization: `Bearer ${client.tokens?.access_token}`,
						...headers,
					},
				});
			await sent('PUT', SETTINGS, `{"gemini_api_key":"${KEY}" ${KEY}`);
			await sent('PUT', SETTINGS, `gemini_api_key=${KEY}`, { 'content-type': 'application/x-www-form-urlencoded' });
			await sent('PUT', `${SETTINGS}?api_key=${KEY}&key=${KEY}`, '{}', { 'x-goog-api-key': KEY, 'x-api-key': KEY });
			await sent('PUT', SETTINGS, '{}', { authorization: `Bearer ${OTHER_KEY}` });
			await client.call('POST', '/api/v1/auth/login', { ...user, password: 'outra-senha-errada' });
			await client.call('POST', '/api/v1/auth/register', user);
			await client.call('POST', '/api/v1/auth/refresh', { refresh_token: client.tokens?.refresh_token });
			const made = await client.call<{ key_full: string }>('POST', '/api/v1/api-keys/', {
				name: 'teste',
				scopes: ['podcasts:read'],
			});
			expect(made.status).toBe(201);
			await client.call('GET', '/api/v1/podcasts/', undefined, { authorization: `Bearer ${made.body.key_full}` });
			const { id } = await client.expect<{ id: string }>('GET', '/api/v1/users/me');
			const sealed = (await sealedKeyOf(id)) ?? '';

			await query(stack, 'alter table user_settings rename column custom_language to away');
			await query(stack, 'alter table users rename column username to away');
			try {
				expect((await save(client, { gemini_api_key: OTHER_KEY })).status).toBe(500);
				expect(
					(await client.call('POST', '/api/v1/auth/register', { ...user, email: 'b@exemplo.com.br' })).status,
				).toBe(500);
			} finally {
				await query(stack, 'alter table user_settings rename column away to custom_language');
				await query(stack, 'alter table users rename column away to username');
			}
			const { access_token = '', refresh_token = '' } = client.tokens ?? {};
			const cookie = client.cookie?.split('=')[1] ?? '';
			for (const secret of [user.password, 'outra-senha-errada', access_token, refresh_token, cookie])
				secrets.add(secret);
			for (const secret of [made.body.key_full, sealed, SECRET, '$argon2id$']) secrets.add(secret);
			return server.log();
		});
		expect(log).toContain('Failed query');
		expect(log.split('\n').length).toBeGreaterThan(20);
		for (const secret of secrets) {
			expect(secret.length).toBeGreaterThan(8);
			expect(log.includes(secret), secret).toBe(false);
		}
	});
});
