import type { ApiKeyList, CreatedApiKey, ErrorBody, Session } from '@nexus/contract';
import { ApiClient, newUser, query, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api', TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => stack?.close());

const sessionsOf = async (client: ApiClient): Promise<Session[]> =>
	(await client.expect<{ sessions: Session[] }>('GET', '/api/v1/auth/sessions')).sessions;

describe('sessions', () => {
	it('are listed with where they come from, and ended one by one by their owner alone', async () => {
		const user = newUser();
		const phone = await ApiClient.registered(stack.url, user);
		const laptop = new ApiClient(stack.url);
		const headers = { 'user-agent': 'Navegador/1.0', 'x-forwarded-for': '203.0.113.9' };
		const answer = await laptop.call<ApiClient['tokens']>('POST', '/api/v1/auth/login', user, headers);
		laptop.tokens = answer.body;

		const sessions = await sessionsOf(laptop);
		expect(sessions).toHaveLength(2);
		const [here] = sessions.filter(({ current }) => current);
		const [there] = sessions.filter(({ current }) => !current);
		expect(here).toMatchObject({ user_agent: 'Navegador/1.0', address: '203.0.113.9' });
		expect(there?.address).toBe('127.0.0.1');
		for (const time of [here?.created_at, here?.last_used_at]) {
			expect(new Date(String(time)).toISOString()).toBe(time);
		}

		const stranger = await ApiClient.registered(stack.url);
		expect((await stranger.call('DELETE', `/api/v1/auth/sessions/${there?.id}`)).status).toBe(404);
		expect((await phone.call('GET', '/api/v1/users/me')).status).toBe(200);
		expect((await laptop.call('DELETE', `/api/v1/auth/sessions/${there?.id}`)).status).toBe(204);
		expect((await phone.call('GET', '/api/v1/users/me')).status).toBe(401);
		expect((await laptop.call('DELETE', `/api/v1/auth/sessions/${there?.id}`)).status).toBe(404);
		expect(await sessionsOf(laptop)).toHaveLength(1);
	});

	it('note their last use to the minute', async () => {
		const client = await ApiClient.registered(stack.url);
		const [{ id = '', last_used_at: first = '' } = {}] = await sessionsOf(client);
		expect((await sessionsOf(client))[0]?.last_used_at).toBe(first);
		await query(stack, "update sessions set last_used_at = last_used_at - interval '2 minutes' where id = $1", [id]);
		expect(Date.parse((await sessionsOf(client))[0]?.last_used_at ?? '')).toBeGreaterThanOrEqual(Date.parse(first));
	});
});

describe('a change of password', () => {
	it('wants the present one, and a new one that registration would take', async () => {
		const user = newUser();
		const client = await ApiClient.registered(stack.url, user);
		const change = async (current_password: unknown, new_password: unknown) => {
			const { status, body } = await client.call<ErrorBody>('POST', '/api/v1/auth/password', {
				current_password,
				new_password,
			});
			return `${status} ${body?.code}`;
		};
		expect(await change('errada', 'outra-noite-às-9')).toBe('422 wrong_password');
		expect(await change(user.password, 'Password1')).toBe('422 common_password');
		expect(await change(user.password, '12345')).toBe('422 validation');
		expect(await change(user.password, 'x'.repeat(129))).toBe('422 validation');
		expect(await change(undefined, 'outra-noite-às-9')).toBe('422 validation');
		await client.login(user);
		expect(await change(user.password, 'outra-noite-às-9')).toBe('204 undefined');
		await client.login({ ...user, password: 'outra-noite-às-9' });
	});

	it('is guessed at no faster than a login', async () => {
		const client = await ApiClient.registered(stack.url);
		const guesses = await Promise.all(
			Array.from({ length: 12 }, () =>
				client.call<ErrorBody>('POST', '/api/v1/auth/password', { current_password: 'x', new_password: 'outra-noite' }),
			),
		);
		expect(guesses.map(({ status }) => status).sort()).toEqual([...Array(10).fill(422), 429, 429]);
	});
});

describe('API keys', () => {
	it('are told once, listed by their prefix, and kept as a hash', async () => {
		const client = await ApiClient.registered(stack.url);
		const before = Date.now();
		const { key_full, ...key } = await client.expect<CreatedApiKey>('POST', '/api/v1/api-keys/', {
			name: '  Meu servidor ',
			scopes: ['podcasts:read', 'jobs:read', 'podcasts:read'],
		});
		expect(key).toMatchObject({
			name: 'Meu servidor',
			scopes: ['podcasts:read', 'jobs:read'],
			rate_limit_per_hour: 100,
			environment: 'prod',
			last_used: null,
			expires_at: null,
		});
		expect(key_full).toMatch(/^nxs_prod_[0-9A-Za-z]{36}$/);
		expect(key_full.startsWith(key.key_prefix) && key.key_prefix.length < 16).toBe(true);
		expect(Date.parse(key.created_at)).toBeGreaterThan(before - 60_000);
		expect(await client.expect('GET', '/api/v1/api-keys/')).toEqual({
			api_keys: [key],
			total: 1,
			limit: 100,
			offset: 0,
		});
		const [stored] = await query(stack, 'select * from api_keys where id = $1', [key.id]);
		expect(JSON.stringify(stored)).not.toContain(key_full.slice(key.key_prefix.length));

		const authorization = `Bearer ${key_full}`;
		const used = await new ApiClient(stack.url).call('GET', '/api/podcasts/', undefined, { authorization });
		expect([used.status, used.headers.get('ratelimit-limit'), used.headers.get('ratelimit-remaining')]).toEqual([
			200,
			'100',
			'99',
		]);
		const [listed] = (await client.expect<ApiKeyList>('GET', '/api/v1/api-keys/')).api_keys;
		expect(Date.parse(listed?.last_used ?? '')).toBeGreaterThan(before - 60_000);

		expect((await client.call('DELETE', `/api/v1/api-keys/${key.id}`)).status).toBe(204);
		expect(await client.expect('GET', '/api/v1/api-keys/')).toEqual({ api_keys: [], total: 0, limit: 100, offset: 0 });
	});

	it('are refused with the words of the form', async () => {
		const client = await ApiClient.registered(stack.url);
		const good = { name: 'Chave', scopes: ['podcasts:read'] };
		const issueOf = async (changes: Record<string, unknown>) => {
			const { status, body } = await client.call<ErrorBody>('POST', '/api/v1/api-keys/', { ...good, ...changes });
			expect(status).toBe(422);
			return body.issues?.[0]?.message;
		};
		for (const name of ['', '   ', undefined, 7]) {
			expect(await issueOf({ name })).toBe('Por favor, forneça um nome para a chave de API');
		}
		for (const scopes of [[], undefined, null, 'podcasts:read']) {
			expect(await issueOf({ scopes })).toBe('Selecione pelo menos uma permissão');
		}
		expect(await issueOf({ scopes: ['admin'] })).toMatch(/^Permissão desconhecida/);
		for (const rate_limit_per_hour of [0, -1, 10_001, 1.5, '100', null]) {
			expect(await issueOf({ rate_limit_per_hour })).toMatch(/^O limite deve ser um número inteiro de 1 a 10000/);
		}
		expect(await issueOf({ environment: 'staging' })).toMatch(/^O ambiente deve ser/);
		for (const expires_at of ['amanhã', '2001-01-01T00:00:00Z', 5]) {
			expect(await issueOf({ expires_at })).toMatch(/^A validade deve/);
		}
		for (const rate_limit_per_hour of [1, 10_000]) {
			const { status } = await client.call('POST', '/api/v1/api-keys/', { ...good, rate_limit_per_hour });
			expect(status).toBe(201);
		}
	});
});
