import type { Job } from '@nexus/contract';
import { type DatabaseGate, startDatabaseGate } from '@nexus/testkit/attacks';
import { type Emulator, startGeminiEmulator } from '@nexus/testkit/emulators';
import { sample } from '@nexus/testkit/samples';
import { type AnotherServer, ApiClient, SECRET, type Stack, startAnother, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

/** The stack's own server answers calls; the work is done by another one, which comes to its database by a gate. */
let stack: Stack;
let gate: DatabaseGate;
let gemini: Emulator;
let worker: AnotherServer;
let client: ApiClient;
const variables = () => ({ GEMINI_API_KEY: gemini.apiKey, GEMINI_BASE_URL: gemini.url });
const startWorker = () =>
	startAnother({ ...stack, databaseUrl: gate.url }, { ...variables(), ROLE: 'worker', NEXUS_SECRET: SECRET });

beforeAll(async () => {
	gemini = await startGeminiEmulator();
	stack = await startStack({ ...variables(), ROLE: 'api' });
	gate = await startDatabaseGate(stack.databaseUrl);
	worker = await startWorker();
});
afterAll(async () => {
	await gate?.open();
	await worker?.close();
	await gate?.close();
	await stack?.close();
	await gemini?.close();
});
beforeEach(async () => {
	gemini.faults.clear();
	gemini.reset();
	client = await ApiClient.registered(stack.url);
});

async function begin(): Promise<string> {
	const { filename, content } = sample('short-pt');
	const { id } = await client.upload(filename, content);
	const podcast = await client.create({ document_id: id });
	return (await client.generate(podcast.id)).job_id;
}

/** What was paid for: the words of speech, the questions of text. */
const answered = (kind: 'text' | 'speech') =>
	gemini.calls
		.filter((call) => call.kind === kind && call.outcome === 'answered')
		.map(({ turns, request }) => (kind === 'speech' ? turns.join() : JSON.stringify(request)));

async function completesOncePaid(job: string): Promise<void> {
	expect(await client.waitForJob(job)).toMatchObject({ status: 'completed', error_code: null, waiting_for: null });
	for (const kind of ['text', 'speech'] as const) {
		const paid = answered(kind);
		expect(paid.length).toBeGreaterThan(1);
		expect(new Set(paid).size).toBe(paid.length);
	}
}

it('a job waits on through a restart of the worker, with its clips', async () => {
	gemini.faults.set({ limits: { retryDelay: 3_600 } });
	const refused = Array.from({ length: 20 }, (_, index) => index + 2);
	gemini.faults.set({ rules: refused.map((call) => ({ fault: 'quota-minute', on: 'speech', call })) });
	const job = await begin();
	const before = await client.waitForJob(job, ({ waiting_reason }) => waiting_reason === 'busy');
	expect(before.status).toBe('processing');
	const spoken = answered('speech');
	expect(spoken).toHaveLength(1);

	await worker.close();
	worker = await startWorker();
	const { waiting_for, waiting_reason, waiting_since, waiting_until } = before;
	expect(await client.job(job)).toMatchObject({
		...{ status: 'processing', waiting_for, waiting_reason, waiting_since, waiting_until },
	});
	gemini.faults.clear();
	await client.expect<Job>('POST', `/api/v1/podcasts/jobs/${job}/resume`);
	await completesOncePaid(job);
});

it('a job goes on after its database was gone', async () => {
	gemini.faults.set({ pace: { secondsBefore: 1 } });
	const job = await begin();
	await expect.poll(() => gemini.calls.some(({ kind }) => kind === 'speech'), { timeout: 60_000 }).toBe(true);
	await gate.shut();
	await expect.poll(() => worker.log(), { timeout: 60_000 }).toContain('work on an episode failed');
	expect((await client.job(job)).status).toBe('processing');
	await gate.open();
	await completesOncePaid(job);
});
