import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AccountUsage, ErrorBody, Estimate, Podcast, Upload, User } from '@nexus/contract';
import { startGeminiEmulator } from '@nexus/testkit/emulators';
import { sample } from '@nexus/testkit/samples';
import { expectRefusal, storedFiles } from '@nexus/testkit/server-checks';
import { ApiClient, query, SECRET, type Stack, startAnother, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const TEXT = sample('paragraph-pt').content;
const GEMINI_KEY = 'emulated-gemini-key-of-the-tests';
const KIBIBYTE = 1024;

type Refusal = ErrorBody;

const usageOf = (client: ApiClient) => client.expect<AccountUsage>('GET', '/api/v1/users/me/usage');
const generate = (client: ApiClient, { id }: { id: string }) =>
	client.call<{ job_id: string } & Refusal>('POST', `/api/v1/podcasts/${id}/generate`, {});

/** How many answers there were of each code; '' of those that were no refusal. */
const codesOf = (answers: { status: number; body: { code?: string } }[]): Record<string, number> =>
	Object.fromEntries(
		Object.entries(Object.groupBy(answers, ({ status, body }) => (status < 400 ? '' : (body.code ?? '')))).map(
			([code, found = []]) => [code, found.length],
		),
	);

async function podcasts(client: ApiClient, count: number, content = TEXT): Promise<Podcast[]> {
	const { id } = await client.upload('texto.md', content);
	return await Promise.all(Array.from({ length: count }, () => client.create({ document_id: id })));
}

describe('attack: an account fills the disk', () => {
	const LIMIT = 1000 * KIBIBYTE;
	let stack: Stack;
	beforeAll(async () => {
		stack = await startStack({ ROLE: 'api', ACCOUNT_MAX_BYTES: String(LIMIT) });
	});
	afterAll(() => stack?.close());

	async function stored(client: ApiClient): Promise<number> {
		const { id } = await client.expect<User>('GET', '/api/v1/users/me');
		const own = (await storedFiles(stack.dataDir)).filter((path) => path.startsWith(join('users', id)));
		const sizes = await Promise.all(own.map(async (path) => (await stat(join(stack.dataDir, 'objects', path))).size));
		return sizes.reduce((sum, size) => sum + size, 0);
	}

	function upload(client: ApiClient, content: string | Uint8Array) {
		const form = new FormData();
		form.append('file', new Blob([content as BlobPart]), 'grande.txt');
		return client.call<Upload & Refusal>('POST', '/api/v1/podcasts/upload', form);
	}

	it('40 uploads side by side on two servers store no more than the limit, each once', async () => {
		const client = await ApiClient.registered(stack.url);
		const other = await startAnother(stack, { NEXUS_SECRET: SECRET, ACCOUNT_MAX_BYTES: String(LIMIT) });
		const content = 'A maré sobe.\n'.padEnd(200 * KIBIBYTE, 'A maré desce. ');
		try {
			const there = Object.assign(new ApiClient(other.url), { tokens: client.tokens });
			const answers = await Promise.all(
				Array.from({ length: 40 }, (_, index) => upload(index % 2 ? there : client, content)),
			);
			const { '': taken = 0, account_storage_limit: full = 0, too_many_uploads: many = 0 } = codesOf(answers);
			expect(taken + full + many).toBe(40);
			expect(taken).toBeGreaterThan(0);
			expect(taken).toBeLessThanOrEqual(4);
			const size = Buffer.byteLength(content);
			expect(await stored(client)).toBe(taken * size);
			expect((await usageOf(client)).storage_bytes.used).toBe(taken * size);
		} finally {
			await other.close();
		}
	});

	it('is told the limit and what remains, and may store again after deleting', async () => {
		const client = await ApiClient.registered(stack.url);
		const first = await client.upload('um.txt', 'a '.repeat(400 * KIBIBYTE));
		const answer = await upload(client, 'b '.repeat(200 * KIBIBYTE));
		expect([answer.status, answer.body.code]).toEqual([507, 'account_storage_limit']);
		expect(answer.body.message).toMatch(/até 1\.000 KB .* tem 200 KB livres; isto precisa de 400,\d KB/);
		expect((await usageOf(client)).storage_bytes).toEqual({
			used: 800 * KIBIBYTE,
			limit: LIMIT,
			remaining: 200 * KIBIBYTE,
		});
		await client.expect('DELETE', `/api/v1/storage/documents/${first.id}`);
		expect((await upload(client, 'b '.repeat(200 * KIBIBYTE))).status).toBe(201);
	});

	it('counts the text that is kept beside a document of another encoding', async () => {
		const client = await ApiClient.registered(stack.url);
		const content = Buffer.from(`\uFEFF${'maré '.repeat(20 * KIBIBYTE)}`, 'utf16le');
		const { id } = await client.upload('outra.txt', content);
		const used = await stored(client);
		expect(used).toBeGreaterThan(content.length);
		expect((await usageOf(client)).storage_bytes.used).toBe(used);
		const { bytes } = await client.media(`/api/v1/storage/download/document/${id}`);
		expect(Buffer.compare(bytes, content)).toBe(0);
	});

	it('is refused an episode for which there is no room, before anything is begun', async () => {
		const client = await ApiClient.registered(stack.url);
		const [podcast] = await podcasts(client, 1, `${TEXT}\n\n`.repeat(8));
		const answer = await generate(client, podcast as Podcast);
		expect(answer.body.code).toBe('account_storage_limit');
		expect((await client.expect<{ total: number }>('GET', '/api/v1/podcasts/jobs/')).total).toBe(0);
		expect((await usageOf(client)).episodes.used).toBe(0);
	});
});

describe('attack: an account takes all workers', () => {
	it('has so many jobs worked on at a time and so many waiting, previews included, and no more', async () => {
		const stack = await startStack({ ACCOUNT_MAX_RUNNING_JOBS: '1', ACCOUNT_MAX_WAITING_JOBS: '2' });
		try {
			const client = await ApiClient.registered(stack.url);
			const made = await podcasts(client, 10, `${TEXT}\n\n`.repeat(200));
			const answers = await Promise.all(
				made.map((podcast, index) =>
					index % 2
						? generate(client, podcast)
						: client.call<{ job_id: string } & Refusal>('GET', `/api/v1/podcasts/${podcast.id}/preview?wait=0`),
				),
			);
			expect(codesOf(answers)).toEqual({ '': 3, account_jobs_limit: 7 });
			const refused = answers.find(({ status }) => status === 429);
			expectRefusal(refused as NonNullable<typeof refused>, 'account_jobs_limit', { limit: 3 });
			const { jobs } = await usageOf(client);
			expect(jobs).toMatchObject({ limit: 3, at_once: 1 });
			for (const { body, status } of answers) {
				if (status < 400) expect((await client.waitForJob(body.job_id)).status).toBe('completed');
			}
			const times = await query<{ started_at: Date; finished_at: Date }>(
				stack,
				'select started_at, finished_at from jobs order by started_at',
			);
			expect(times).toHaveLength(3);
			for (const [index, { finished_at }] of times.slice(0, -1).entries()) {
				expect(times[index + 1]?.started_at.getTime()).toBeGreaterThanOrEqual(finished_at.getTime());
			}
			expect((await usageOf(client)).jobs).toMatchObject({ used: 0, remaining: 3 });
		} finally {
			await stack.close();
		}
	});
});

describe('attack: an account raises its own monthly limit', () => {
	it('stays below the operator’s', async () => {
		const stack = await startStack({ ROLE: 'api', ACCOUNT_MAX_EPISODES_PER_MONTH: '2' });
		try {
			const client = await ApiClient.registered(stack.url);
			const settings = { use_custom_config: true, max_monthly_generations: 1000 };
			await client.expect('PUT', '/api/v1/users/me/settings', settings);
			const answers = await Promise.all((await podcasts(client, 8)).map((podcast) => generate(client, podcast)));
			expect(codesOf(answers)).toEqual({ '': 2, account_episodes_limit: 6 });
			expect((await usageOf(client)).episodes).toEqual({ used: 2, limit: 2, remaining: 0 });
		} finally {
			await stack.close();
		}
	});
});

describe('attack: an account spends the money of the installation’s key', () => {
	it('is refused what would pass the limit, and nothing is bought; its own key spends none of it', async () => {
		const gemini = await startGeminiEmulator({ apiKey: GEMINI_KEY });
		const variables = { ROLE: 'api', GEMINI_API_KEY: GEMINI_KEY, GEMINI_BASE_URL: gemini.url };
		const stack = await startStack({ ...variables, ACCOUNT_MAX_USD_PER_MONTH: '0.20' });
		try {
			const client = await ApiClient.registered(stack.url);
			const made = await podcasts(client, 20);
			const { cost_breakdown } = await client.expect<Estimate>('POST', '/api/v1/podcasts/estimate', {
				document_id: made[0]?.document_id,
			});
			const each = cost_breakdown.total.cost_usd;
			const answers = await Promise.all(made.map((podcast) => generate(client, podcast)));
			const fit = Math.floor(0.2 / each);
			expect(fit).toBeGreaterThan(0);
			expect(codesOf(answers)).toEqual({ '': fit, account_money_limit: 20 - fit });
			expect(answers.find(({ status }) => status === 429)?.body.message).toContain('US$ 0,20 por mês');
			const { system_key_usd } = await usageOf(client);
			expect(system_key_usd.used).toBeCloseTo(fit * each, 4);

			const own = { use_custom_config: true, gemini_api_key: GEMINI_KEY };
			await client.expect('PUT', '/api/v1/users/me/settings', own);
			const refused = made.filter((_, index) => (answers[index]?.status ?? 0) >= 400);
			expect((await generate(client, refused[0] as Podcast)).status).toBe(202);
			expect((await usageOf(client)).system_key_usd.used).toBeCloseTo(system_key_usd.used, 6);
			expect(gemini.counts().calls).toMatchObject({ text: 0, speech: 0 });
		} finally {
			await stack.close();
			await gemini.close();
		}
	});

	it('is counted what its jobs really spend', async () => {
		const gemini = await startGeminiEmulator({ apiKey: GEMINI_KEY });
		const stack = await startStack({
			...{ GEMINI_API_KEY: GEMINI_KEY, GEMINI_BASE_URL: gemini.url, SPEECH_ENGINE: 'embedded' },
			ACCOUNT_MAX_USD_PER_MONTH: '1',
		});
		try {
			const client = await ApiClient.registered(stack.url);
			const { id, usage } = await client.makeEpisode('texto.md', TEXT.slice(0, 300));
			expect(usage?.total_cost_usd).toBeGreaterThan(0);
			expect((await usageOf(client)).system_key_usd.used).toBeCloseTo(usage?.total_cost_usd ?? 0, 6);
			await client.expect('PUT', '/api/v1/users/me/settings', { use_custom_config: true, gemini_api_key: GEMINI_KEY });
			const other = await client.makeEpisode('outro.md', TEXT.slice(300, 600));
			expect(other.usage?.total_cost_usd).toBeGreaterThan(0);
			expect(other.id).not.toBe(id);
			expect((await usageOf(client)).system_key_usd.used).toBeCloseTo(usage?.total_cost_usd ?? 0, 6);
		} finally {
			await stack.close();
			await gemini.close();
		}
	});
});
