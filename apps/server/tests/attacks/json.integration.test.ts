import { gzipSync } from 'node:zlib';
import { ERRORS, type ErrorBody } from '@nexus/contract';
import { variants } from '@nexus/testkit/long-runs';
import { expectRefusal, expectServerAnswers, storedData } from '@nexus/testkit/server-checks';
import { ApiClient, newUser, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let stack: Stack;
let client: ApiClient;
let documentId: string;
let before: Awaited<ReturnType<typeof storedData>>;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
	client = await ApiClient.registered(stack.url);
	documentId = (await client.upload('ponte.md', 'A ponte foi aberta em 1926.')).id;
});
beforeEach(async () => {
	before = await storedData(stack);
});
afterEach(() => expectServerAnswers(client));
afterAll(() => stack?.close());

/** Text sent as it is, as a JSON body. */
async function post(json: string | Uint8Array, path = '/api/v1/podcasts/', headers: Record<string, string> = {}) {
	const response = await fetch(stack.url + path, {
		method: 'POST',
		headers: {
			authorization: `Bearer ${client.tokens?.access_token}`,
			'content-type': 'application/json',
			...headers,
		},
		body: json as BodyInit,
	});
	return { status: response.status, body: (await response.json()) as ErrorBody & Record<string, unknown> };
}

const unchanged = async () => expect(await storedData(stack)).toEqual(before);

describe('attack 10: JSON', () => {
	it.each([
		['__proto__', '{"__proto__":{"is_admin":true},"text":"Uma frase."}'],
		['__proto__ written with escapes', '{"\\u005f\\u005fproto__":{"is_admin":true},"text":"Uma frase."}'],
		['constructor.prototype', '{"constructor":{"prototype":{"is_admin":true}},"text":"Uma frase."}'],
		['__proto__ deep inside', '{"text":"Uma frase.","customDuo":{"host_a":{"__proto__":{"name":"X"}}}}'],
		['no JSON', '{"text": "Uma frase."'],
		['two values', '{} {}'],
		['nothing', ''],
		['a byte order mark and garbage', '\uFEFF\uFFFF'],
	])('refuses %s', async (_, json) => {
		expectRefusal(await post(json), 'malformed_request');
		expect(Object.keys(Object.prototype)).toEqual([]);
		expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined();
		await unchanged();
	});

	const IN_LARGE = variants<[string, string]>(
		[
			['__proto__ deep inside', '"customDuo":{"host_a":{"__proto__":{"name":"X"}}}'],
			['no JSON', '"a":'],
		],
		[
			['__proto__', '"__proto__":{"is_admin":true}'],
			['__proto__ written with escapes', '"\\u005f\\u005fproto__":{"is_admin":true}'],
			['constructor.prototype', '"constructor":{"prototype":{"is_admin":true}}'],
		],
	);
	it.each(IN_LARGE)('refuses %s in a body of two megabytes', async (_, field) => {
		expectRefusal(await post(`{"text":"${'Uma frase. '.repeat(200_000)}",${field}}`), 'malformed_request');
		await unchanged();
	});

	it('reads a body of two megabytes as a short one', async () => {
		const text = 'Ação: uma frase. '.repeat(100_000);
		const { status, body } = await post(JSON.stringify({ text, title: 'Longa \u{1F600}' }));
		expect([status, body.title]).toEqual([201, 'Longa \u{1F600}']);
		expectRefusal(await post(JSON.stringify({ text: `${text}\0` })), 'unstorable_text', { path: 'text' });
	});

	it.each([
		['arrays', '['.repeat(100_000) + ']'.repeat(100_000)],
		['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
	])('survives a depth of 100,000 %s, as the body and in a field', async (_, deep) => {
		expectRefusal(await post(deep), 'validation');
		expectRefusal(await post(`{"text":"Uma frase.","title":${deep}}`), 'validation');
		expectRefusal(await post(`{"text":"Uma frase.","customDuo":${deep}}`), 'validation');
		await unchanged();
	});

	it('refuses numbers beyond all bounds, and takes them for no text', async () => {
		for (const number of ['1e400', '-1e400', '9'.repeat(5000), `1e-${'9'.repeat(300)}`]) {
			expectRefusal(await post(`{"text":${number}}`), 'validation');
			expectRefusal(await post(`{"document_id":${number}}`), 'validation');
		}
		await unchanged();
	});

	it('lets the last of two equal keys count, in every check alike', async () => {
		expectRefusal(await post('{"text":"Uma frase.","text":7}'), 'validation');
		const { status, body } = await post(`{"title":"Um","document_id":"${documentId}","title":"Dois"}`);
		expect([status, body.title]).toEqual([201, 'Dois']);
	});

	const wrong = { null: null, boolean: true, number: 7, text: 'x', list: [], object: {} };
	type Kind = keyof typeof wrong;
	const bodies: [string, Record<string, Kind[]>][] = [
		[
			'/api/v1/podcasts/',
			{
				title: ['boolean', 'number', 'list', 'object', 'null'],
				document_id: ['boolean', 'number', 'list', 'object', 'null'],
				document_ids: ['boolean', 'number', 'list', 'object', 'null', 'text'],
				text: ['boolean', 'number', 'list', 'object', 'null'],
				personality_preset: ['boolean', 'number', 'list', 'object', 'null'],
				preset: ['boolean', 'number', 'list', 'object', 'null'],
				language: ['boolean', 'number', 'list', 'object', 'null', 'text'],
				custom_style: ['boolean', 'number', 'list', 'object', 'null'],
				customDuo: ['boolean', 'number', 'list', 'object', 'text'],
				target_minutes: ['boolean', 'list', 'object', 'null', 'text'],
				format: ['boolean', 'number', 'list', 'object', 'null', 'text'],
				focus: ['boolean', 'number', 'list', 'null', 'text'],
				audience: ['boolean', 'number', 'list', 'object', 'null', 'text'],
				effort: ['boolean', 'number', 'list', 'object', 'null', 'text'],
			},
		],
		[
			'/api/v1/auth/register',
			{
				email: ['boolean', 'number', 'list', 'object', 'null', 'text'],
				username: ['boolean', 'number', 'list', 'object', 'null', 'text'],
				password: ['boolean', 'number', 'list', 'object', 'null', 'text'],
				full_name: ['boolean', 'number', 'list', 'object', 'null', 'text'],
			},
		],
		['/api/v1/auth/refresh', { refresh_token: ['boolean', 'number', 'list', 'object', 'null'] }],
	];
	it.each(bodies)('names the field of a wrong type: %s', async (path, fields) => {
		const good: Record<string, unknown> =
			path === '/api/v1/podcasts/' ? { document_id: documentId } : { ...newUser(), refresh_token: 'x' };
		for (const [field, kinds] of Object.entries(fields)) {
			for (const kind of kinds) {
				const answer = await post(JSON.stringify({ ...good, [field]: wrong[kind] }), path);
				expectRefusal(answer, 'validation');
				expect(JSON.stringify(answer.body.issues), `${field}: ${kind}`).toContain(`"path":"${field}`);
			}
		}
		await unchanged();
	});

	it.each([['null'], ['true'], ['7'], ['"texto"'], ['[]'], ['[{"text":"Uma frase."}]']])(
		'refuses %s in place of an object',
		async (json) => {
			expectRefusal(await post(json), 'validation');
			await unchanged();
		},
	);

	it('refuses NUL in any text, and mends half a surrogate pair', async () => {
		const host = { name: 'Ana \uD83D', voice: 'Puck', style: 'clara\uDE00' };
		const duo = { name: 'Duo', host_a: host, host_b: { ...host, name: 'Bia' } };
		const send = (body: object) => post(JSON.stringify(body));
		expectRefusal(await send({ document_id: documentId, title: 'a\0b' }), 'unstorable_text', { path: 'title' });
		expectRefusal(
			await send({ document_id: documentId, customDuo: { ...duo, host_b: { ...host, style: '\0x' } } }),
			'unstorable_text',
			{ path: 'customDuo.host_b.style' },
		);
		const register = { ...newUser(), full_name: 'Ana\0' };
		expectRefusal(await post(JSON.stringify(register), '/api/v1/auth/register'), 'unstorable_text', {
			path: 'full_name',
		});
		await unchanged();
		const { status, body } = await send({ document_id: documentId, title: '\uDE00 título', customDuo: duo });
		expect([status, body.title, body.host_a]).toEqual([
			201,
			'\uFFFD título',
			expect.objectContaining({ name: 'Ana \uFFFD' }),
		]);
	});

	it('refuses bodies that are too large, in another format, or compressed', async () => {
		expectRefusal(await post(`{"email":"${'a'.repeat(64 * 1024)}"}`, '/api/v1/auth/login'), 'body_too_large');
		expectRefusal(
			await post('<a/>', '/api/v1/podcasts/', { 'content-type': 'application/xml' }),
			'unsupported_media_type',
		);
		const compressed = gzipSync('{"text":"Uma frase."}');
		for (const encoding of ['gzip', 'GZIP', 'deflate', 'br', 'zstd', 'br2']) {
			expectRefusal(await post(compressed, '/api/v1/podcasts/', { 'content-encoding': encoding }), 'compressed_body');
		}
		await unchanged();
	});
});

describe('attack 10: limit and offset', () => {
	it.each(['podcasts/', 'podcasts/uploads', 'podcasts/jobs/'])(
		'%s takes whole numbers in their bounds alone',
		async (list) => {
			const huge = '9'.repeat(400);
			const limits = ['0', '-1', '101', '1e400', huge, '1.5', 'NaN', 'Infinity', 'dez', '', '%00', '1;drop', '[1]'];
			const offsets = ['-1', '1e400', huge, '9007199254740993', '0.5', 'NaN', 'x', '%F0%9F%98%80'];
			const queries = [
				...limits.map((value) => `limit=${value}`),
				...offsets.map((value) => `offset=${value}`),
				'limit=1&limit=2',
				'offset=0&offset=0',
				'limit=1&limit=',
			];
			for (const query of queries) {
				const answer = await client.call<ErrorBody>('GET', `/api/v1/${list}?${query}`);
				expectRefusal(answer, 'validation');
				expect(JSON.stringify(answer.body), query).toMatch(/"path":"(limit|offset)"/);
			}
			const { status, body } = await client.call<{ total: number }>(
				'GET',
				`/api/v1/${list}?limit=100&offset=1000000000&x=1`,
			);
			expect([status, body]).toEqual([200, expect.objectContaining({ limit: 100, offset: 1_000_000_000 })]);
			await unchanged();
		},
	);

	it('answers wrong ids and filters with 404 or 422, never with 500', async () => {
		for (const id of ['x', '%00', '-1', `${'a'.repeat(99)}`, 'a'.repeat(5000), '%E0%A4', "'or'1'='1", documentId]) {
			for (const path of [
				`podcasts/${id}`,
				`podcasts/jobs/${id}`,
				`podcasts/${id}/audio/0`,
				`podcasts/${id}/transcript`,
			]) {
				const { status, body } = await client.call<ErrorBody>('GET', `/api/v1/${path}`);
				expect([path, status, body.code]).toEqual([
					path,
					...(id === '%E0%A4' ? [400, 'malformed_address'] : [404, 'not_found']),
				]);
			}
		}
		for (const query of [
			'status=nada',
			'status=pending&status=failed',
			'podcast_id=a&podcast_id=b',
			'podcast_id=%00',
		]) {
			const { status, body } = await client.call<ErrorBody>('GET', `/api/v1/podcasts/jobs/?${query}`);
			expect([query, [404, 422].includes(status), body.message !== ERRORS.internal.message]).toEqual([
				query,
				true,
				true,
			]);
		}
		await unchanged();
	});
});
