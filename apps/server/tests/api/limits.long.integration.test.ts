import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorBody, Job, Podcast, Settings, Upload } from '@nexus/contract';
import { ApiClient, query, SECRET, type Stack, startAnother, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
});
afterAll(() => stack?.close());

const SETTINGS = '/api/v1/users/me/settings';
const TEXT = 'A ponte foi aberta em 1926. Ela tem 821 metros e liga a ilha ao continente.\n';

/** A user who may generate `max_monthly_generations` podcasts. */
async function limited(limits: { max_monthly_generations?: number; max_file_size_mb?: number }): Promise<ApiClient> {
	const client = await ApiClient.registered(stack.url);
	await client.expect('PUT', SETTINGS, { use_custom_config: true, ...limits });
	return client;
}

async function podcasts(client: ApiClient, count: number): Promise<Podcast[]> {
	const { id } = await client.upload('ponte.md', TEXT);
	return await Promise.all(Array.from({ length: count }, () => client.create({ document_id: id })));
}

const generate = (client: ApiClient, { id }: { id: string }) =>
	client.call<{ job_id: string } & ErrorBody>('POST', `/api/v1/podcasts/${id}/generate`, {});

async function counted(client: ApiClient): Promise<[used: number, remaining: number]> {
	const settings = await client.expect<Settings>('GET', SETTINGS);
	return [settings.generations_this_month, settings.generations_remaining];
}

describe('the month’s generations', () => {
	it('50 at once over different podcasts, at a limit of 7, give exactly 7 on two servers', async () => {
		const client = await limited({ max_monthly_generations: 7 });
		const made = await podcasts(client, 50);
		const other = await startAnother(stack, { NEXUS_SECRET: SECRET });
		try {
			const there = Object.assign(new ApiClient(other.url), { tokens: client.tokens });
			const answers = await Promise.all(made.map((podcast, index) => generate(index % 2 ? there : client, podcast)));
			expect(answers.filter(({ status }) => status === 202)).toHaveLength(7);
			const refused = answers.filter(({ status }) => status !== 202);
			expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
				new Set(['429 monthly_limit']),
			);
		} finally {
			await other.close();
		}
		expect(await counted(client)).toEqual([7, 0]);
		const jobs = await client.expect<{ total: number }>('GET', '/api/v1/podcasts/jobs/');
		expect(jobs.total).toBe(7);
		const rows = await query<{ id: string }>(
			stack,
			'select job_id as id from generations join jobs on jobs.id = job_id join users on users.id = jobs.user_id where users.id = (select user_id from episodes where id = $1)',
			[made[0]?.id],
		);
		expect(rows).toHaveLength(7);
	});

	it('fired 50 times at the same podcast: one job, one charge', async () => {
		const client = await limited({ max_monthly_generations: 2 });
		const [podcast] = (await podcasts(client, 1)) as [Podcast];
		const answers = await Promise.all(Array.from({ length: 50 }, () => generate(client, podcast)));
		expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
		expect(answers.filter(({ body }) => body.code === 'generation_running')).toHaveLength(49);
		expect(await counted(client)).toEqual([1, 1]);
	});

	it('says what the limit is and when it can go on', async () => {
		const client = await limited({ max_monthly_generations: 1 });
		const [first, second] = (await podcasts(client, 2)) as [Podcast, Podcast];
		expect((await generate(client, first)).status).toBe(202);
		const { status, body, headers } = await generate(client, second);
		const { generations_reset_at } = await client.expect<Settings>('GET', SETTINGS);
		const [year, month] = generations_reset_at.split('-');
		expect(status).toBe(429);
		expect(body.message).toBe(
			`Você atingiu o limite de 1 gerações neste mês. Novas gerações a partir de 01/${month}/${year} (UTC).`,
		);
		expect(body.detail).toBe(body.message);
		const wait = Number(headers.get('retry-after')) * 1000;
		expect(Math.abs(Date.now() + wait - Date.parse(generations_reset_at))).toBeLessThan(60_000);
		// The one under way is named as such, limit or not.
		expect((await generate(client, first)).body.code).toBe('generation_running');
	});

	it('a retry is the same generation; a new generation of the same podcast is another one', async () => {
		const client = await limited({ max_monthly_generations: 2 });
		const [podcast, other] = (await podcasts(client, 2)) as [Podcast, Podcast];
		const { job_id } = (await generate(client, podcast)).body;
		for (let turn = 0; turn < 3; turn++) {
			await client.expect<Job>('POST', `/api/v1/podcasts/jobs/${job_id}/cancel`);
			await client.expect<Job>('POST', `/api/v1/podcasts/jobs/${job_id}/retry`);
		}
		expect(await counted(client)).toEqual([1, 1]);
		await client.expect<Job>('POST', `/api/v1/podcasts/jobs/${job_id}/cancel`);
		expect((await generate(client, podcast)).status).toBe(202);
		expect(await counted(client)).toEqual([2, 0]);
		expect((await generate(client, other)).body.code).toBe('monthly_limit');
	});

	it('deleting podcasts gives nothing back', async () => {
		const client = await limited({ max_monthly_generations: 1 });
		const [podcast, other] = (await podcasts(client, 2)) as [Podcast, Podcast];
		await generate(client, podcast);
		expect((await client.call('DELETE', `/api/v1/podcasts/${podcast.id}`)).status).toBeLessThan(300);
		expect(await counted(client)).toEqual([1, 0]);
		expect((await generate(client, other)).body.code).toBe('monthly_limit');
	});

	it('counts the calendar month in UTC, and each user alone', async () => {
		const client = await limited({ max_monthly_generations: 2 });
		const [podcast, other] = (await podcasts(client, 2)) as [Podcast, Podcast];
		await query(
			stack,
			`insert into generations (user_id, job_id, at)
			select user_id, gen_random_uuid(), (date_trunc('month', now() at time zone 'utc') - shift) at time zone 'utc'
			from episodes, unnest(array[interval '1 second', interval '40 days', interval '0']) as shift where id = $1`,
			[podcast.id],
		);
		expect(await counted(client)).toEqual([1, 1]);
		expect((await generate(client, podcast)).status).toBe(202);
		expect((await generate(client, other)).body.code).toBe('monthly_limit');
		const [stranger] = await Promise.all([limited({ max_monthly_generations: 1 })]);
		const [theirs] = (await podcasts(stranger, 1)) as [Podcast];
		expect((await generate(stranger, theirs)).status).toBe(202);
	});

	it('a raised limit takes effect at once, and a lowered one never counts below nothing', async () => {
		const client = await limited({ max_monthly_generations: 1 });
		const made = (await podcasts(client, 3)) as [Podcast, Podcast, Podcast];
		await generate(client, made[0]);
		expect((await generate(client, made[1])).status).toBe(429);
		await client.expect('PUT', SETTINGS, { max_monthly_generations: 2 });
		expect((await generate(client, made[1])).status).toBe(202);
		await client.expect('PUT', SETTINGS, { max_monthly_generations: 1 });
		expect(await counted(client)).toEqual([2, 0]);
		expect((await generate(client, made[2])).status).toBe(429);
	});
});

describe('the largest file', () => {
	const MEGABYTE = 1024 * 1024;
	const bytes = (count: number) => Buffer.alloc(count, TEXT);

	async function send(client: ApiClient, content: Uint8Array) {
		const form = new FormData();
		form.append('file', new Blob([content as BlobPart]), 'livro.txt');
		return await client.call<Upload & ErrorBody>('POST', '/api/v1/podcasts/upload', form);
	}

	it('is the user’s own, to the byte, and the message names it', async () => {
		const client = await limited({ max_file_size_mb: 1 });
		expect((await send(client, bytes(MEGABYTE))).body).toMatchObject({ size: MEGABYTE });
		const before = await readdir(join(stack.dataDir, 'objects'), { recursive: true });
		const { status, body } = await send(client, bytes(MEGABYTE + 1));
		expect(status).toBe(413);
		expect(body).toMatchObject({ code: 'upload_too_large', message: 'O arquivo passa do limite de 1 MB.' });
		expect(await readdir(join(stack.dataDir, 'objects'), { recursive: true })).toEqual(before);
		await client.expect('PUT', SETTINGS, { max_file_size_mb: 2 });
		expect((await send(client, bytes(MEGABYTE + 1))).status).toBe(201);
	});

	it('holds for a text in the create call as well', async () => {
		const client = await limited({ max_file_size_mb: 1 });
		const { status, body } = await client.call<ErrorBody>('POST', '/api/v1/podcasts/', {
			text: bytes(MEGABYTE + 1).toString(),
		});
		expect([status, body.message]).toEqual([413, 'O arquivo passa do limite de 1 MB.']);
	});

	it('is not waited out: a file without end is answered at the limit', async () => {
		const client = await limited({ max_file_size_mb: 1 });
		const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
		const body = new ReadableStream<Uint8Array>({
			start: (controller) => controller.enqueue(Buffer.from(head)),
			pull(controller) {
				controller.enqueue(bytes(MEGABYTE / 4));
			},
		});
		const response = await fetch(`${stack.url}/api/v1/podcasts/upload`, {
			method: 'POST',
			headers: {
				authorization: `Bearer ${client.tokens?.access_token}`,
				'content-type': 'multipart/form-data; boundary=b',
			},
			body,
			duplex: 'half',
		} as RequestInit);
		expect(response.status).toBe(413);
		expect(((await response.json()) as ErrorBody).message).toBe('O arquivo passa do limite de 1 MB.');
	});
});
