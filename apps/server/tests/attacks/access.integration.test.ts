import type { ErrorBody, Tokens, User } from '@nexus/contract';
import { variants } from '@nexus/testkit/long-runs';
import { expectRefusal, expectServerAnswers } from '@nexus/testkit/server-checks';
import { ApiClient, newUser, query, type Stack, startStack } from '@nexus/testkit/stack';
import { type AccountData, accountWithData, snapshot, type TestAccount } from '@nexus/testkit/test-accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servedRoutes } from './served-routes.ts';

let stack: Stack;
let owner: TestAccount;
let stranger: TestAccount;
let firstAnswers: { status: number; body: User }[];
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
	firstAnswers = await Promise.all(
		Array.from({ length: 8 }, () => new ApiClient(stack.url).call<User>('POST', '/api/v1/auth/register', newUser())),
	);
	owner = await accountWithData(stack);
	stranger = await accountWithData(stack);
});
afterAll(() => stack?.close());

const guarded = () => servedRoutes(stack).filter(({ access }) => access !== 'public');
const withId = () => guarded().filter(({ url }) => url.includes(':id'));
/** What stands for a token that is none. */
const SPOILT = variants([undefined, 'Bearer nada'], ['Bearer', 'Basic cGVzc29hOnNlbmhh', 'Bearer null']);
const UNKNOWN = '6f2d1c3a-93a4-4c0b-8f43-5d8f0a1b2c3d';
const NOTHING: AccountData = {
	podcast: UNKNOWN,
	series: UNKNOWN,
	job: UNKNOWN,
	document: UNKNOWN,
	apiKey: UNKNOWN,
	session: UNKNOWN,
};

describe('attack 1: other people’s things', () => {
	it('every route with an id answers another user’s id like one that does not exist', async () => {
		const before = await snapshot(stack);
		expect(withId().length).toBeGreaterThan(10);
		for (const { name, method, path, body } of withId()) {
			const unknown = await stranger.client.call<ErrorBody>(method, path(NOTHING), body);
			const foreign = await stranger.client.call<ErrorBody>(method, path(owner.data), body);
			expect([name, foreign.status, foreign.body]).toEqual([name, 404, unknown.body]);
			expectRefusal(foreign, unknown.body.code);
			expect(['not_found', 'audio_missing']).toContain(foreign.body.code);
		}
		expect(await snapshot(stack)).toEqual(before);
	});

	it('an id in a body or a query opens nothing either', async () => {
		const before = await snapshot(stack);
		const { call } = stranger;
		const document = { document_id: owner.data.document };
		const among = { document_ids: [stranger.data.document, owner.data.document] };
		for (const path of ['/api/v1/podcasts/', '/api/v1/podcasts/estimate']) {
			expectRefusal(await call('POST', path, document), 'not_found');
			expectRefusal(await call('POST', path, among), 'not_found');
		}
		for (const path of ['/api/v1/series/', '/api/v1/series/estimate']) {
			expectRefusal(await call('POST', path, among), 'not_found');
		}
		const foreign = { podcast_ids: [owner.data.podcast] };
		expectRefusal(await call('PATCH', `/api/v1/series/${stranger.data.series}`, foreign), 'not_found');
		const jobs = await stranger.client.call<{ total?: number }>(
			'GET',
			`/api/v1/podcasts/jobs/?podcast_id=${owner.data.podcast}`,
		);
		expect(jobs.body.total ?? 0).toBe(0);
		for (const path of [
			'/api/v1/podcasts/',
			'/api/v1/podcasts/uploads',
			'/api/v1/api-keys/',
			'/api/v1/auth/sessions',
		]) {
			const { body } = await stranger.client.call('GET', `${path}?user_id=${owner.id}&owner=${owner.id}`);
			for (const id of Object.values(owner.data)) expect(JSON.stringify(body)).not.toContain(id);
		}
		expect(await snapshot(stack)).toEqual(before);
	});

	it('no route answers without credentials, or with what is none', async () => {
		const before = await snapshot(stack);
		const nobody = new ApiClient(stack.url);
		for (const { name, method, path, body } of guarded()) {
			for (const authorization of SPOILT) {
				const answer = await nobody.call<ErrorBody>(
					method,
					path(owner.data),
					body,
					authorization ? { authorization } : {},
				);
				expect([name, answer.status, answer.body.code]).toEqual([name, 401, 'unauthenticated']);
				expect(answer.headers.get('www-authenticate')).toBe('Bearer');
			}
			if (method !== 'GET') continue;
			const head = await fetch(stack.url + path(owner.data), { method: 'HEAD' });
			expect([name, [401, 404].includes(head.status)]).toEqual([name, true]);
		}
		expect(await snapshot(stack)).toEqual(before);
	});

	it('a deleted user’s token, key and cookie open nothing', async () => {
		const gone = await accountWithData(stack);
		const { key_full } = await gone.client.expect<{ key_full: string }>('POST', '/api/v1/api-keys/', {
			name: 'Chave de quem se foi',
			scopes: ['podcasts:read'],
		});
		await query(stack, 'delete from users where id = $1', [gone.id]);
		const before = await snapshot(stack);
		for (const { name, method, path, body } of guarded()) {
			const byToken = await gone.client.call<ErrorBody>(method, path(gone.data), body);
			expect([name, byToken.status, byToken.body.code]).toEqual([name, 401, 'unauthenticated']);
			const authorization = `Bearer ${key_full}`;
			const byKey = await gone.client.call<ErrorBody>(method, path(gone.data), body, { authorization });
			expect([name, byKey.status, byKey.body.code]).toEqual([name, 401, 'api_key_unknown']);
			if (method !== 'GET') continue;
			expect([name, (await gone.client.media(path(gone.data))).response.status]).toEqual([name, 401]);
		}
		const refreshed = await gone.call('POST', '/api/v1/auth/refresh', {
			refresh_token: gone.client.tokens?.refresh_token,
		});
		expectRefusal(refreshed, 'unauthenticated');
		expect(await snapshot(stack)).toEqual(before);
	});
});

describe('attack 2: fields that are not the caller’s to set', () => {
	it('change nothing, in the body of any call', async () => {
		const attacker = await accountWithData(stack);
		const injected = {
			role: 'admin',
			roles: ['admin'],
			is_admin: true,
			isAdmin: true,
			owner: owner.id,
			owner_id: owner.id,
			user_id: owner.id,
			userId: owner.id,
			id: UNKNOWN,
			job_id: owner.data.job,
			podcast_id: owner.data.podcast,
			quota: 1e6,
			key_hash: 'x',
			created_at: '2001-01-01T00:00:00.000Z',
			createdAt: '2001-01-01T00:00:00.000Z',
		};
		const good: Record<string, Record<string, unknown>> = {
			register: { ...newUser() },
			login: { email: attacker.user.email, password: attacker.user.password },
			refresh: { refresh_token: attacker.client.tokens?.refresh_token },
			changePassword: { current_password: attacker.user.password, new_password: 'outra-noite-às-9' },
			estimate: { document_id: attacker.data.document },
			createPodcast: { document_id: attacker.data.document },
			saveSettings: { use_custom_config: false },
		};
		const before = await snapshot(stack, owner.id);
		const bodies = servedRoutes(stack).filter(({ body, name }) => body && name !== 'logout' && name !== 'upload');
		expect(bodies.length).toBeGreaterThan(8);
		for (const { name, method, path, body } of bodies) {
			const { status } = await attacker.client.call(method, path(attacker.data), {
				...body,
				...good[name],
				...injected,
			});
			expect([name, status < 500 && status !== 401]).toEqual([name, true]);
		}
		const form = new FormData();
		for (const [field, value] of Object.entries({ user_id: owner.id, owner: owner.id })) form.append(field, value);
		form.append('file', new Blob(['A ponte foi aberta em 1926.']), 'ponte.txt');
		expect((await attacker.client.call('POST', '/api/v1/podcasts/upload', form)).status).toBe(201);

		expect(await snapshot(stack, owner.id)).toEqual(before);
		expect(await attacker.client.expect<User>('GET', '/api/v1/users/me')).toMatchObject({
			id: attacker.id,
			is_admin: false,
		});
		const odd = await query<{ id: string }>(
			stack,
			`select id::text from users where id = $1 or created_at < '2002-01-01'
			 union all select id::text from episodes where id = $1 or created_at < '2002-01-01'
			 union all select id::text from documents where id = $1 or created_at < '2002-01-01'
			 union all select id::text from api_keys where id = $1 or created_at < '2002-01-01' or key_hash = 'x'`,
			[UNKNOWN],
		);
		expect(odd).toEqual([]);
	});
});

describe('attack 6: who is the administrator', () => {
	it('exactly one of several first accounts, registered at once', async () => {
		expect(firstAnswers.map(({ status }) => status)).toEqual(firstAnswers.map(() => 201));
		expect(firstAnswers.filter(({ body }) => body.is_admin)).toHaveLength(1);
		const stored = await query<{ total: string }>(stack, 'select count(*) as total from users where is_admin');
		expect(stored).toEqual([{ total: '1' }]);
	});
});

describe('attack 6: other sites', () => {
	const FOREIGN = variants<Record<string, string>>(
		[{ origin: 'https://mal.exemplo' }, { 'sec-fetch-site': 'cross-site' }],
		[
			{ origin: 'null' },
			{ origin: 'http://127.0.0.1:1' },
			{ 'sec-fetch-site': 'same-site', origin: 'http://outro.127.0.0.1' },
		],
	);
	const SIMPLE_TYPES = variants(['text/plain'], ['application/x-www-form-urlencoded', 'text/plain;charset=UTF-8']);

	it('may not change anything where there is no more than the cookie, nor sign anybody in', async () => {
		const before = await snapshot(stack);
		const changing = servedRoutes(stack).filter(({ method }) => method !== 'GET');
		for (const { name, method, path, body } of changing) {
			for (const headers of FOREIGN) {
				const response = await fetch(stack.url + path(owner.data), {
					method,
					headers: { cookie: owner.client.cookie ?? '', 'content-type': 'application/json', ...headers },
					body: JSON.stringify(body ?? {}),
				});
				expect([name, response.status]).toEqual([name, 403]);
				expectRefusal({ status: 403, body: (await response.json()) as ErrorBody }, 'cross_site');
			}
		}
		expect(await snapshot(stack)).toEqual(before);
	});

	it('get no media by the cookie, and no leave to read anything (no CORS headers)', async () => {
		const audio = `/api/v1/podcasts/${owner.data.podcast}/audio/0`;
		for (const headers of FOREIGN) {
			expect((await owner.client.media(audio, headers)).response.status).toBe(403);
			const bearer = await owner.client.call('GET', '/api/v1/users/me', undefined, headers);
			expect(bearer.status).toBe(200);
			const preflight = await fetch(`${stack.url}/api/v1/users/me`, {
				method: 'OPTIONS',
				headers: { ...headers, 'access-control-request-method': 'PUT' },
			});
			for (const answer of [bearer.headers, preflight.headers]) {
				expect([...answer.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
			}
		}
		const own: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { origin: stack.url }];
		for (const headers of own) {
			expect((await owner.client.media(audio, headers)).response.status).toBe(404);
		}
	});

	it('the cookie is good for GETs of media only', async () => {
		const opened: string[] = [];
		for (const { name, method, path, body } of guarded()) {
			const response = await fetch(stack.url + path(owner.data), {
				method,
				headers: { cookie: owner.client.cookie ?? '', ...(body && { 'content-type': 'application/json' }) },
				...(body && { body: JSON.stringify(body) }),
			});
			await response.body?.cancel();
			if (response.status !== 401) opened.push(name);
		}
		const tracks = ['transcript', 'chapters'];
		const samples = ['voiceSample', 'pronunciationSample'];
		const files = ['audio', 'partAudio', 'downloadAudio', 'downloadDocument', 'streamAudio'];
		const media = [...files, ...tracks, ...samples];
		expect(opened.filter((name) => !media.includes(name))).toEqual([]);
		expect(opened).toContain('audio');
	});

	it('bodies that a page may send anywhere without asking are refused, with and without the cookie', async () => {
		const before = await snapshot(stack);
		const bearer = `Bearer ${owner.client.tokens?.access_token}`;
		for (const { name, method, access, path, body } of servedRoutes(stack)) {
			if (method !== 'POST' && method !== 'PUT') continue;
			for (const type of SIMPLE_TYPES) {
				const response = await fetch(stack.url + path(owner.data), {
					method,
					headers: { 'content-type': type, authorization: bearer, cookie: owner.client.cookie ?? '' },
					body: JSON.stringify(body),
				});
				const refused = access === 'admin' ? [403] : [400, 415];
				expect([name, refused.includes(response.status)]).toEqual([name, true]);
				expect(((await response.json()) as ErrorBody).message).toMatch(/não|Não|Envie|administra/);
			}
		}
		expect(await snapshot(stack)).toEqual(before);
	});

	it('goes on serving', async () => {
		const { body } = await owner.call<Tokens>('POST', '/api/v1/auth/refresh', {
			refresh_token: owner.client.tokens?.refresh_token,
		});
		expect(body.token_type).toBe('bearer');
		await expectServerAnswers(owner.client);
	});
});
