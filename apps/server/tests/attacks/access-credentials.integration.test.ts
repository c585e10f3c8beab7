import { API_KEY_SCOPES, type ApiKeyScope, type CreatedApiKey, type ErrorBody, type Tokens } from '@nexus/contract';
import { guessingCrowd, from as sentFrom } from '@nexus/testkit/attacks';
import { expectRefusal, expectServerAnswers } from '@nexus/testkit/server-checks';
import { ApiClient, newUser, query, SECRET, type Stack, startAnother, startStack } from '@nexus/testkit/stack';
import { type AccountData, accountWithData, snapshot, type TestAccount } from '@nexus/testkit/test-accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimsOf, signedToken } from './forged-token.ts';
import { servedRoutes } from './served-routes.ts';

let stack: Stack;
let person: TestAccount;
beforeAll(async () => {
	// The tests' own address counts as a proxy, so that callers may come from many addresses.
	stack = await startStack({ ROLE: 'api', TRUSTED_PROXIES: '127.0.0.1' });
	person = await accountWithData(stack);
});
afterAll(() => stack?.close());

const UNKNOWN = '6f2d1c3a-93a4-4c0b-8f43-5d8f0a1b2c3d';
const NOTHING: AccountData = {
	podcast: UNKNOWN,
	series: UNKNOWN,
	job: UNKNOWN,
	document: UNKNOWN,
	apiKey: UNKNOWN,
	session: UNKNOWN,
};

async function newKey(scopes: readonly ApiKeyScope[], more: object = {}) {
	const created = await person.client.expect<CreatedApiKey>('POST', '/api/v1/api-keys/', {
		name: 'Programa',
		scopes,
		rate_limit_per_hour: 10_000,
		...more,
	});
	const call = (method: string, path: string, body?: unknown, url = stack.url) =>
		new ApiClient(url).call<ErrorBody>(method, path, body, { authorization: `Bearer ${created.key_full}` });
	return { ...created, call };
}

describe('attack 3: API keys', () => {
	it('without its scope, a key is told which one is missing; with it alone, it is let in', async () => {
		const allBut = new Map(
			await Promise.all(
				API_KEY_SCOPES.map(
					async (scope) => [scope, await newKey(API_KEY_SCOPES.filter((other) => other !== scope))] as const,
				),
			),
		);
		const only = new Map(
			await Promise.all(API_KEY_SCOPES.map(async (scope) => [scope, await newKey([scope])] as const)),
		);
		const before = await snapshot(stack);
		for (const { name, method, path, access, body } of servedRoutes(stack)) {
			if (access === 'public' || access === 'session' || access === 'admin') continue;
			const refused = await allBut.get(access)?.call(method, path(person.data), body);
			expect([name, refused?.body.message]).toEqual([name, `Esta chave de API não tem a permissão ${access}.`]);
			expect([name, refused?.status]).toEqual([name, 403]);
			const admitted = await only.get(access)?.call(method, path(NOTHING), body && { document_id: UNKNOWN });
			expect([name, [401, 403].includes(admitted?.status ?? 401)]).toEqual([name, false]);
		}
		const { api_keys, ...rest } = await snapshot(stack);
		expect(rest).toEqual((({ api_keys: _, ...kept }) => kept)(before));
	});

	it('with every scope, a key reaches no account, no settings and makes no wider key', async () => {
		const key = await newKey(API_KEY_SCOPES);
		const closed = servedRoutes(stack).filter(({ access }) => access === 'session' || access === 'admin');
		expect(closed.map(({ name }) => name)).toEqual(
			expect.arrayContaining(['me', 'createApiKey', 'apiKeys', 'deleteApiKey', 'changePassword', 'sessions', 'logout']),
		);
		await key.call('GET', '/api/v1/podcasts/');
		const before = await snapshot(stack);
		for (const { name, method, path, body } of closed) {
			const answer = await key.call(method, path(person.data), body);
			expect([name, answer.body.code]).toEqual([name, 'session_required']);
			expectRefusal(answer, 'session_required');
		}
		expect(await snapshot(stack)).toEqual(before);
	});

	it('ends at once when it is deleted or expires; a typo is told from a wrong key', async () => {
		const key = await newKey(['podcasts:read']);
		const list = () => key.call('GET', '/api/podcasts');
		expect((await list()).status).toBe(200);
		expect((await person.call('DELETE', `/api/v1/api-keys/${key.id}`)).status).toBe(204);
		expectRefusal(await list(), 'api_key_ended');
		expect((await person.call('DELETE', `/api/v1/api-keys/${key.id}`)).status).toBe(404);

		const short = await newKey(['podcasts:read'], { expires_at: new Date(Date.now() + 3_600_000).toISOString() });
		expect((await short.call('GET', '/api/podcasts')).status).toBe(200);
		await query(stack, "update api_keys set expires_at = now() - interval '1 second' where id = $1", [short.id]);
		expectRefusal(await short.call('GET', '/api/podcasts'), 'api_key_ended');

		const withKey = (token: string) =>
			new ApiClient(stack.url).call<ErrorBody>('GET', '/api/podcasts', undefined, { authorization: `Bearer ${token}` });
		const typo = key.key_full.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
		for (const mistyped of [typo, key.key_full.slice(0, -1), key.key_prefix, 'nxs_prod_']) {
			expectRefusal(await withKey(mistyped), 'api_key_mistyped');
		}
		const wrong = await newKey(['podcasts:read']);
		await query(stack, 'delete from api_keys where id = $1', [wrong.id]);
		expectRefusal(await wrong.call('GET', '/api/podcasts'), 'api_key_unknown');
	});

	it('past its hourly limit, a key waits, over all server processes', async () => {
		const another = await startAnother(stack, { NEXUS_SECRET: SECRET });
		try {
			const key = await newKey(['podcasts:read'], { rate_limit_per_hour: 6 });
			const answers = await Promise.all(
				Array.from({ length: 20 }, (_, at) =>
					key.call('GET', '/api/v1/podcasts/', undefined, at % 2 ? stack.url : another.url),
				),
			);
			const admitted = answers.filter(({ status }) => status === 200);
			expect(admitted).toHaveLength(6);
			const left = admitted.map(({ headers }) => Number(headers.get('ratelimit-remaining')));
			expect(left.sort()).toEqual([0, 1, 2, 3, 4, 5]);
			for (const { status, headers, body } of answers) {
				expect(headers.get('ratelimit-limit')).toBe('6');
				const reset = Number(headers.get('ratelimit-reset'));
				expect([reset > 3000, reset <= 3600]).toEqual([true, true]);
				if (status === 200) continue;
				expect(headers.get('retry-after')).toBe(headers.get('ratelimit-reset'));
				expectRefusal({ status, body }, 'api_key_limit', { limit: 6, seconds: reset });
			}
			await expectServerAnswers(person.client);
			await query(stack, "update rate_counts set window_start = window_start - interval '1 hour' where key like $1", [
				`%${key.id}`,
			]);
			const next = await key.call('GET', '/api/v1/podcasts/', undefined, another.url);
			expect([next.status, next.headers.get('ratelimit-remaining')]).toEqual([200, '5']);
			const refused = await key.call('GET', '/api/v1/users/me');
			expect([refused.status, refused.headers.get('ratelimit-remaining')]).toEqual([403, '4']);
		} finally {
			await another.close();
		}
	});
});

describe('attack 4: tokens', () => {
	it('none but the server’s own, of the right kind and time, is taken', async () => {
		const client = await ApiClient.registered(stack.url);
		const { access_token = '', refresh_token = '' } = client.tokens ?? {};
		const media = client.cookie?.split('=')[1] ?? '';
		const claims = claimsOf(access_token);
		const signature = access_token.split('.')[2] ?? '';
		const [header, ,] = access_token.split('.');
		const other = claimsOf((await ApiClient.registered(stack.url)).tokens?.access_token ?? '');
		const now = Math.floor(Date.now() / 1000);
		const unsigned = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${access_token.split('.')[1]}.`;
		const swapped = Buffer.from(JSON.stringify({ ...claims, sub: other.sub })).toString('base64url');
		const forged: Record<string, string> = {
			'alg none': unsigned,
			'alg None': unsigned.replace(/^[^.]+/, Buffer.from('{"alg":"None","typ":"at+jwt"}').toString('base64url')),
			'another algorithm, under the right key': signedToken(claims, { header: { alg: 'HS512' } }),
			'an asymmetric algorithm': signedToken(claims, { header: { alg: 'RS256' } }),
			'another key': signedToken(claims, { key: 'secret' }),
			'an empty key named by kid': signedToken(claims, { header: { kid: '/dev/null' }, key: '' }),
			'a key of its own': signedToken(claims, { header: { jwk: { kty: 'oct', k: 'AAAA' } }, key: '\0\0\0' }),
			'a kid that is SQL': signedToken(claims, { header: { kid: "x' union select 'a" }, key: 'a' }),
			'the key of media tokens': signedToken(claims, { kind: 'media' }),
			'the audience of media': signedToken({ ...claims, aud: 'nexus-media' }),
			'another audience': signedToken({ ...claims, aud: 'outra-api' }),
			'another issuer': signedToken({ ...claims, iss: 'outro' }),
			'another type': signedToken(claims, { header: { typ: 'JWT' } }),
			'an expired one': signedToken({ ...claims, iat: now - 7200, exp: now - 1 }),
			'no end': signedToken({ ...claims, exp: undefined }),
			'another session': signedToken({ ...claims, sid: UNKNOWN }),
			'a session that is no id': signedToken({ ...claims, sid: "' or 1=1" }),
			'another user’s session': signedToken({ ...claims, sid: other.sid }),
			'another user under the old signature': `${header}.${swapped}.${signature}`,
			'a refresh token': refresh_token,
			'a media token': media,
		};
		const me = (token: string) =>
			client.call<ErrorBody>('GET', '/api/v1/users/me', undefined, { authorization: `Bearer ${token}` });
		expect((await me(signedToken(claims))).status).toBe(200);
		for (const [kind, token] of Object.entries(forged)) {
			const answer = await me(token);
			expect([kind, answer.status]).toEqual([kind, 401]);
			expectRefusal(answer, 'unauthenticated');
		}
		const audio = `/api/v1/podcasts/${UNKNOWN}/audio/0`;
		const byCookie = (token: string) => client.media(audio, { cookie: `nexus_media=${token}` });
		expect((await byCookie(media)).response.status).toBe(404);
		expect((await byCookie(access_token)).response.status).toBe(401);
	});

	const refresh = (refresh_token: unknown) =>
		new ApiClient(stack.url).call<Tokens & ErrorBody>('POST', '/api/v1/auth/refresh', { refresh_token });

	it('a refresh token that comes back when its successor is in use, or late, ends the whole family', async () => {
		const client = await ApiClient.registered(stack.url);
		const first = client.tokens?.refresh_token;
		const second = (await refresh(first)).body;
		const third = (await refresh(second.refresh_token)).body;
		expectRefusal(await refresh(first), 'unauthenticated');
		expectRefusal(await refresh(third.refresh_token), 'unauthenticated');
		expectRefusal(
			await client.call('GET', '/api/v1/auth/me', undefined, { authorization: `Bearer ${third.access_token}` }),
			'unauthenticated',
		);

		const late = await ApiClient.registered(stack.url);
		const successor = (await refresh(late.tokens?.refresh_token)).body;
		await query(stack, "update refresh_tokens set used_at = used_at - interval '31 seconds' where session_id = $1", [
			claimsOf(successor.access_token).sid,
		]);
		expectRefusal(await refresh(late.tokens?.refresh_token), 'unauthenticated');
		expectRefusal(await refresh(successor.refresh_token), 'unauthenticated');
	});

	it('two refreshes at once, or a lost answer, log nobody out', async () => {
		const client = await ApiClient.registered(stack.url);
		const answers = await Promise.all(Array.from({ length: 4 }, () => refresh(client.tokens?.refresh_token)));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
		for (const { body } of answers) {
			const authorization = `Bearer ${body.access_token}`;
			expect((await client.call('GET', '/api/v1/auth/me', undefined, { authorization })).status).toBe(200);
		}
		const on = await Promise.all(answers.map(({ body }) => refresh(body.refresh_token)));
		expect(on.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
	});

	it('logout and a change of password end sessions: access, refresh and media', async () => {
		const user = newUser();
		const here = await ApiClient.registered(stack.url, user);
		const there = new ApiClient(stack.url);
		await there.login(user);
		const ended = async (client: ApiClient) => {
			expectRefusal(await client.call('GET', '/api/v1/users/me'), 'unauthenticated');
			expectRefusal(await refresh(client.tokens?.refresh_token), 'unauthenticated');
			expect((await client.media(`/api/v1/podcasts/${UNKNOWN}/audio/0`)).response.status).toBe(401);
		};
		const change = { current_password: user.password, new_password: 'outra-noite-às-9' };
		expect((await here.call('POST', '/api/v1/auth/password', change)).status).toBe(204);
		await ended(there);
		expect((await here.call('GET', '/api/v1/users/me')).status).toBe(200);
		expect((await refresh(here.tokens?.refresh_token)).status).toBe(200);
		await expect(there.login(user)).rejects.toThrow('invalid_credentials');
		await there.login({ ...user, password: change.new_password });
		await here.expect('POST', '/api/v1/auth/logout');
		await ended(here);
		expect((await there.call('GET', '/api/v1/users/me')).status).toBe(200);
	});
});

describe('attack 5: what login and registration tell', () => {
	const from = (address: string, cookie?: string) => ({ ...sentFrom(address), ...(cookie && { cookie }) });
	const login = (body: { email: string; password: string }, headers: Record<string, string>) =>
		new ApiClient(stack.url).call<Tokens & ErrorBody>('POST', '/api/v1/auth/login', body, headers);

	it('the same of a known and an unknown e-mail, also when guessing is slowed', async () => {
		const [known, unknown] = [person.user.email, newUser().email];
		const guesses = (email: string) =>
			Promise.all(Array.from({ length: 12 }, () => login({ email, password: 'tentativa' }, from('192.0.2.1'))));
		const [one, other] = [await guesses(known), await guesses(unknown)].map((answers) =>
			answers.map(({ status, body: { code } }) => `${status} ${code}`).sort(),
		);
		expect(one).toEqual(other);
		expect(one).toEqual([...Array(10).fill('401 invalid_credentials'), ...Array(2).fill('429 too_many_attempts')]);
		expect((await login(person.user, from('192.0.2.1'))).headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/);
	});

	const deviceOf = ({ headers }: { headers: Headers }) =>
		headers
			.getSetCookie()
			.find((cookie) => cookie.startsWith('nexus_device='))
			?.split(';')[0];

	it('guessing from everywhere is slowed, and the owner still gets in', async () => {
		const user = newUser();
		const first = new ApiClient(stack.url);
		await first.expect('POST', '/api/v1/auth/register', user);
		const signedIn = await login(user, from('203.0.113.7'));
		await login(user, from('2001:db8:1:2::1'));
		const device = deviceOf(signedIn);
		expect(await guessingCrowd(stack.url, user.email, 60)).toEqual({ 401: 50, 429: 10 });
		expect((await login(user, from('198.51.100.200'))).status).toBe(429);
		expect((await login(user, from('203.0.113.7'))).status).toBe(200);
		expect((await login(user, from('2001:db8:1:2:3::9'))).status).toBe(200);
		expect((await login(user, from('2001:db8:1:3::9'))).status).toBe(429);
		expect((await login(user, from('198.51.100.201', device))).status).toBe(200);
		const { token } = await stack.nexus.administration.createPasswordLink(user.email);
		const body = { token, new_password: 'outra-noite-às-9' };
		const reset = await new ApiClient(stack.url).call('POST', '/api/v1/auth/password-link', body);
		const changed = { ...user, password: body.new_password };
		expect((await login(changed, from('198.51.100.202'))).status).toBe(429);
		expect((await login(changed, from('198.51.100.202', deviceOf(reset)))).status).toBe(200);
	});
});
