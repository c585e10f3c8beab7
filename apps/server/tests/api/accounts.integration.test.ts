import type { ErrorBody, Tokens, User } from '@nexus/contract';
import { ApiClient, newUser, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api', ADMIN_EMAILS: 'chefe@exemplo.com.br' });
});
afterAll(() => stack?.close());

const login = (client: ApiClient, body: unknown) => client.call<Tokens & ErrorBody>('POST', '/api/v1/auth/login', body);

describe('registration', () => {
	it('makes exactly one of several first accounts the administrator', async () => {
		const answers = await Promise.all(
			Array.from({ length: 5 }, () => new ApiClient(stack.url).call<User>('POST', '/api/v1/auth/register', newUser())),
		);
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
		expect(answers.filter(({ body }) => body.is_admin)).toHaveLength(1);
	});

	it('makes an administrator of whoever the configuration names', async () => {
		const user = { ...newUser(), email: 'Chefe@exemplo.com.br' };
		const { link } = await stack.nexus.administration.create({
			email: user.email,
			username: user.username,
			fullName: user.full_name,
			isAdmin: false,
		});
		const client = new ApiClient(stack.url);
		const body = { token: link.token, new_password: user.password };
		expect((await client.call('POST', '/api/v1/auth/password-link', body)).status).toBe(204);
		await client.login(user);
		expect(await client.expect<User>('GET', '/api/v1/users/me')).toMatchObject({
			email: 'chefe@exemplo.com.br',
			is_admin: true,
		});
	});

	it('does not take fields that are not the caller’s to set', async () => {
		const { body } = await new ApiClient(stack.url).call<User>('POST', '/api/v1/auth/register', {
			...newUser(),
			is_admin: true,
			isAdmin: true,
			id: '00000000-0000-4000-8000-000000000000',
		});
		expect(body.is_admin).toBe(false);
		expect(body.id).not.toBe('00000000-0000-4000-8000-000000000000');
	});

	it('refuses what the form refuses, naming the field in Portuguese', async () => {
		const client = new ApiClient(stack.url);
		const refused = async (changes: Record<string, unknown>) => {
			const { status, body } = await client.call<ErrorBody>('POST', '/api/v1/auth/register', {
				...newUser(),
				...changes,
			});
			return { status, issue: body.issues?.[0], repeated: body.detail === body.message };
		};
		expect(await refused({ email: 'sem-arroba' })).toEqual({
			status: 422,
			issue: { path: 'email', message: 'Digite um email válido' },
			repeated: true,
		});
		expect((await refused({ username: 'ab' })).issue?.message).toBe('Username deve ter pelo menos 3 caracteres');
		expect((await refused({ password: '12345' })).issue?.message).toBe('A senha deve ter pelo menos 6 caracteres');
		expect((await refused({ full_name: 'J' })).issue?.message).toBe('Nome completo é obrigatório');
		expect((await refused({ password: 'x'.repeat(129) })).status).toBe(422);
		expect((await refused({ email: 17 })).status).toBe(422);
	});

	it('refuses a common password, a taken e-mail and a taken name', async () => {
		const client = new ApiClient(stack.url);
		const user = newUser();
		await client.expect('POST', '/api/v1/auth/register', user);
		const refused = async (changes: Record<string, unknown>) =>
			(await client.call<ErrorBody>('POST', '/api/v1/auth/register', { ...newUser(), ...changes })).body;
		expect((await refused({ password: 'Password1' })).code).toBe('common_password');
		const email = await refused({ email: user.email.toUpperCase() });
		expect(email.code).toBe('account_taken');
		expect(await refused({ username: user.username.toUpperCase() })).toEqual(email);
	});
});

describe('sessions', () => {
	it('answers an unknown e-mail and a wrong password alike', async () => {
		const user = newUser();
		const client = new ApiClient(stack.url);
		await client.expect('POST', '/api/v1/auth/register', user);
		const wrong = await login(client, { email: user.email, password: 'outra-senha' });
		const unknown = await login(client, { email: newUser().email, password: 'outra-senha' });
		expect(wrong.status).toBe(401);
		expect(unknown.status).toBe(401);
		expect(unknown.body).toEqual(wrong.body);
	});

	it('slows down guessing without a word about the account', async () => {
		const client = new ApiClient(stack.url);
		const { email } = newUser();
		let last = await login(client, { email, password: 'tentativa' });
		for (let guess = 0; guess < 10; guess++) last = await login(client, { email, password: `tentativa ${guess}` });
		expect(last.status).toBe(429);
		expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
		expect(Number(last.headers.get('retry-after'))).toBeLessThanOrEqual(60);
	});

	it('ends with logout, for bearer and media cookie', async () => {
		const client = await ApiClient.registered(stack.url);
		expect((await client.call('GET', '/api/v1/users/me')).status).toBe(200);
		expect((await client.call('POST', '/api/v1/auth/logout')).status).toBe(204);
		expect((await client.call<ErrorBody>('GET', '/api/v1/auth/me')).body.code).toBe('unauthenticated');
		const { response } = await client.media('/api/v1/podcasts/0b7f9c4e-4b3d-4d1b-9a52-111111111111/audio/0');
		expect(response.status).toBe(401);
	});

	it('refreshes with a new pair, forgives a lost answer, and ends when an old token comes back', async () => {
		const client = await ApiClient.registered(stack.url);
		const first = client.tokens?.refresh_token;
		const refresh = (refresh_token: unknown) =>
			client.call<Tokens & ErrorBody>('POST', '/api/v1/auth/refresh', { refresh_token });
		const second = await refresh(first);
		expect(second.status).toBe(200);
		const twice = await Promise.all([refresh(first), refresh(first)]);
		expect(twice.map(({ status }) => status)).toEqual([200, 200]);
		expect((await refresh(second.body.refresh_token)).status).toBe(200);
		expect((await refresh(second.body.access_token)).status).toBe(401);
		expect((await refresh('nada')).status).toBe(401);
	});

	it('takes neither a forged token nor one of another kind', async () => {
		const client = await ApiClient.registered(stack.url);
		const withToken = (token: string) =>
			client.call('GET', '/api/v1/users/me', undefined, { authorization: `Bearer ${token}` });
		const [header, payload, signature] = (client.tokens?.access_token ?? '').split('.');
		const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
		expect((await withToken(`${none}.${payload}.`)).status).toBe(401);
		expect((await withToken(`${header}.${payload}.${signature?.split('').reverse().join('')}`)).status).toBe(401);
		expect((await withToken(client.tokens?.refresh_token ?? '')).status).toBe(401);
		expect((await withToken(client.cookie?.split('=')[1] ?? '')).status).toBe(401);
	});

	it('the media cookie opens nothing but media', async () => {
		const client = await ApiClient.registered(stack.url);
		const { response } = await client.media('/api/v1/users/me');
		expect(response.status).toBe(401);
		expect(client.cookie).toMatch(/^nexus_media=/);
	});
});

describe('addresses', () => {
	it('/api/... serves the same as /api/v1/..., with and without the slash at the end', async () => {
		const client = await ApiClient.registered(stack.url);
		for (const path of ['/api/podcasts', '/api/podcasts/', '/api/v1/podcasts', '/api/v1/podcasts/']) {
			expect(await client.expect('GET', path)).toEqual({ podcasts: [], total: 0, limit: 10, offset: 0 });
		}
	});

	it('unknown addresses answer 404 in the API’s form', async () => {
		const { status, body } = await new ApiClient(stack.url).call<ErrorBody>('GET', '/api/v1/nada');
		expect(status).toBe(404);
		expect(body.code).toBe('not_found');
	});

	it('tells that it is alive and ready', async () => {
		const client = new ApiClient(stack.url);
		expect(await client.expect('GET', '/healthz')).toEqual({ status: 'ok' });
		expect(await client.expect('GET', '/readyz')).toEqual({ status: 'ok', database: 'ok', storage: 'ok' });
	});
});
