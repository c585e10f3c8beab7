import type { ErrorBody, Job, Podcast, PodcastList } from '@nexus/contract';
import { ApiClient, query, SECRET, type Stack, startAnother, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
let client: ApiClient;
let documentId: string;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
	client = await ApiClient.registered(stack.url);
	documentId = (await client.upload('ponte.md', 'A ponte foi aberta em 1926. Ela tem 821 metros.')).id;
});
afterAll(() => stack?.close());

let keys = 0;
const newKey = () => `chave-${++keys}`;

const post = <Body>(path: string, body: unknown, key: string, by = client) =>
	by.call<Body & ErrorBody>('POST', path, body, { 'idempotency-key': key });
const create = (key: string, title = 'Ponte', by = client) =>
	post<Podcast>('/api/v1/podcasts/', { document_id: documentId, title }, key, by);
const total = async (by = client) => (await by.expect<PodcastList>('GET', '/api/v1/podcasts/')).total;
const replayed = ({ headers }: { headers: Headers }) => headers.get('idempotent-replayed');

describe('a repeated request with the same key', () => {
	it('creates one podcast and gets the same answer, byte for byte', async () => {
		const key = newKey();
		const before = await total();
		const first = await create(key);
		const second = await create(key);
		expect([first.status, replayed(first)]).toEqual([201, null]);
		expect([second.status, replayed(second)]).toEqual([201, 'true']);
		expect(JSON.stringify(second.body)).toBe(JSON.stringify(first.body));
		expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
		expect(await total()).toBe(before + 1);
	});

	it('gets it at either address, quoted or bare, and with the body spelled otherwise', async () => {
		const key = newKey();
		const first = await create(key);
		const again = await post<Podcast>(
			'/api/podcasts',
			{ title: ' Ponte ', unheard: 'of', document_id: documentId },
			`"${key}"`,
		);
		expect([again.status, again.body.id, replayed(again)]).toEqual([201, first.body.id, 'true']);
	});

	it('generates once, however often it is asked, and is answered alike', async () => {
		const { id } = await client.create({ document_id: documentId });
		const path = `/api/v1/podcasts/${id}/generate`;
		const key = newKey();
		const first = await post<{ job_id: string }>(path, {}, key);
		const second = await post<{ job_id: string }>(path, undefined, newKey());
		const third = await post<{ job_id: string }>(path, { multiple_files: false }, key);
		expect(first.status).toBe(202);
		expect(second.body.code).toBe('generation_running');
		expect([third.status, third.body, replayed(third)]).toEqual([202, first.body, 'true']);
	});

	it('retries a job once', async () => {
		const { id } = await client.create({ document_id: documentId });
		const { job_id } = await client.generate(id);
		const path = `/api/v1/podcasts/jobs/${job_id}`;
		await client.expect<Job>('POST', `${path}/cancel`);
		const key = newKey();
		expect((await post<Job>(`${path}/retry`, undefined, key)).status).toBe(200);
		await client.expect<Job>('POST', `${path}/cancel`);
		expect(replayed(await post<Job>(`${path}/retry`, undefined, key))).toBe('true');
		expect((await client.job(job_id)).status).toBe('cancelled');
	});

	it('sent 20 times at once to two servers, creates one podcast', async () => {
		const key = newKey();
		const before = await total();
		const other = await startAnother(stack, { NEXUS_SECRET: SECRET });
		try {
			const there = Object.assign(new ApiClient(other.url), { tokens: client.tokens });
			const answers = await Promise.all(
				Array.from({ length: 20 }, (_, index) => create(key, 'Ao mesmo tempo', index % 2 ? there : client)),
			);
			const waiting = answers.filter(({ status }) => status === 409);
			const done = answers.filter(({ status }) => status === 201);
			expect(waiting.length + done.length).toBe(20);
			expect(new Set(done.map(({ body }) => body.id)).size).toBe(1);
			expect(done.filter((answer) => replayed(answer) === null)).toHaveLength(1);
			for (const { body, headers } of waiting) {
				expect([body.code, headers.get('retry-after')]).toEqual(['idempotency_key_running', '1']);
			}
		} finally {
			await other.close();
		}
		expect(await total()).toBe(before + 1);
	});
});

describe('a key', () => {
	it('is good for one request: another body or another path is refused', async () => {
		const key = newKey();
		const first = await create(key, 'Um');
		const other = await create(key, 'Outro');
		expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
		const elsewhere = await post(`/api/v1/podcasts/${first.body.id}/generate`, {}, key);
		expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'idempotency_key_reused']);
		expect((await create(key, 'Um')).body.id).toBe(first.body.id);
	});

	it('is its user’s own', async () => {
		const key = newKey();
		const first = await create(key);
		const stranger = await ApiClient.registered(stack.url);
		const { id } = await stranger.upload('b.md', 'Outro texto, de outra pessoa.');
		const theirs = await post<Podcast>('/api/v1/podcasts/', { document_id: id, title: 'Ponte' }, key, stranger);
		expect([theirs.status, replayed(theirs)]).toEqual([201, null]);
		expect(theirs.body.id).not.toBe(first.body.id);
	});

	it.each([
		['empty', ''],
		['empty between its quotes', '""'],
		['longer than 255 characters', 'x'.repeat(256)],
		['not in ASCII', 'ação'],
	])('that is %s is refused', async (_, key) => {
		const before = await total();
		const { status, body } = await create(key);
		expect([status, body.code]).toEqual([400, 'idempotency_key_invalid']);
		expect(await total()).toBe(before);
	});

	it('may have 255 characters', async () => {
		expect((await create('x'.repeat(255))).status).toBe(201);
	});

	it('is free again after a refusal by the schema, and after one that passes by itself', async () => {
		const key = newKey();
		expect((await post('/api/v1/podcasts/', { title: 5 }, key)).status).toBe(422);
		expect((await create(key)).status).toBe(201);

		const { id } = await client.create({ document_id: documentId });
		const { job_id } = await client.generate(id);
		const again = newKey();
		expect((await post(`/api/v1/podcasts/${id}/generate`, {}, again)).status).toBe(409);
		await client.expect('POST', `/api/v1/podcasts/jobs/${job_id}/cancel`);
		expect((await post(`/api/v1/podcasts/${id}/generate`, {}, again)).status).toBe(202);
	});

	it('repeats a refusal that lasts', async () => {
		const key = newKey();
		const body = { document_id: documentId, personality_preset: 'nenhum' };
		const first = await post('/api/v1/podcasts/', body, key);
		const second = await post('/api/v1/podcasts/', body, key);
		expect([first.status, second.status, replayed(second)]).toEqual([422, 422, 'true']);
		expect(second.body).toEqual(first.body);
	});

	it('is not kept by a failure of the server', async () => {
		const key = newKey();
		await query(stack, 'alter table episodes rename column seed to seed_away');
		try {
			expect((await create(key)).status).toBe(500);
		} finally {
			await query(stack, 'alter table episodes rename column seed_away to seed');
		}
		const answer = await create(key);
		expect([answer.status, replayed(answer)]).toEqual([201, null]);
	});

	it('whose first request got lost in a crash is taken over after a minute, not before', async () => {
		const key = newKey();
		await create(key);
		const age = (interval: string) =>
			query(
				stack,
				'update idempotent_requests set status = null, body = null, created_at = now() - $2::interval where key = $1',
				[key, interval],
			);
		await age('30 seconds');
		expect((await create(key)).body.code).toBe('idempotency_key_running');
		await age('61 seconds');
		const answer = await create(key);
		expect([answer.status, replayed(answer)]).toEqual([201, null]);
		expect(replayed(await create(key))).toBe('true');
	});

	it('is forgotten after 24 hours, with its answer', async () => {
		const [old, recent] = [newKey(), newKey()];
		const first = await create(old);
		await create(recent);
		const age = (key: string, interval: string) =>
			query(stack, 'update idempotent_requests set created_at = now() - $2::interval where key = $1', [key, interval]);
		await age(old, '24 hours 1 second');
		await age(recent, '23 hours 59 minutes');
		expect(replayed(await create(recent))).toBe('true');
		expect(await query(stack, 'select 1 from idempotent_requests where key = $1', [old])).toEqual([]);
		const again = await create(old);
		expect([again.status, replayed(again)]).toEqual([201, null]);
		expect(again.body.id).not.toBe(first.body.id);
	});

	it('means nothing to calls that do not honour it', async () => {
		const key = newKey();
		const answers = [1, 2].map(() => client.call('GET', '/api/v1/podcasts/', undefined, { 'idempotency-key': key }));
		expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
		expect(await query(stack, 'select 1 from idempotent_requests where key = $1', [key])).toEqual([]);
	});
});
