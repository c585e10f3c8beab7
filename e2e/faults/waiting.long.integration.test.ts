import { rename, rm, writeFile } from 'node:fs/promises';
import type { Job } from '@nexus/contract';
import { sample } from '@nexus/testkit/samples';
import { ApiClient, serverEvents } from '@nexus/testkit/stack';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GeminiStack, startGeminiStack } from '../production/gemini-stack.ts';

const MINUTE = 60_000;
/** Milliseconds by which the workers' clock is ahead. */
let ahead = 0;
let on: GeminiStack;
let client: ApiClient;
beforeAll(async () => {
	on = await startGeminiStack(
		{},
		{ retry: { attempts: 2, baseMs: 1 }, timeouts: { firstByteMs: 6_000 } },
		{ outages: { firstPauseMs: 200, mostPauseMs: 200 }, now: () => new Date(Date.now() + ahead) },
	);
});
afterAll(() => on?.close());
/** Everybody's clips are kept: what one test has voiced is not to be voiced in the next. */
beforeEach(async () => {
	client = await ApiClient.registered(on.stack.url);
	ahead = 0;
	on.gemini.faults.clear();
	on.gemini.reset();
});

const { filename, content } = sample('paragraph-pt');

async function begin(): Promise<{ podcast: string; job: string }> {
	const { id } = await client.upload(filename, content);
	const podcast = await client.create({ document_id: id });
	const { job_id } = await client.generate(podcast.id);
	return { podcast: podcast.id, job: job_id };
}

const isWaiting = ({ waiting_for }: Job): boolean => waiting_for !== null;
const isHeldFor =
	(reason: Job['waiting_reason']) =>
	({ waiting_reason }: Job): boolean =>
		waiting_reason === reason;

const resume = (job: string, body?: object) => client.expect<Job>('POST', `/api/v1/podcasts/jobs/${job}/resume`, body);
const minutesUntil = ({ waiting_until }: Job): number => (Date.parse(waiting_until ?? '') - Date.now()) / MINUTE;

/** What was paid for: the words of speech, the questions of text. */
function answered(kind: 'text' | 'speech'): string[] {
	const calls = on.gemini.calls.filter((call) => call.kind === kind && call.outcome === 'answered');
	return calls.map(({ turns, request }) => (kind === 'speech' ? turns.join('\n') : JSON.stringify(request)));
}

function expectPaidOnce(kind: 'text' | 'speech'): void {
	expect(answered(kind).length).toBeGreaterThan(0);
	expect(new Set(answered(kind)).size).toBe(answered(kind).length);
}

async function completesOncePaid(job: string): Promise<void> {
	on.gemini.faults.clear();
	const { status, error_message, ...ended } = await client.waitForJob(job);
	expect({ status, error_message }).toEqual({ status: 'completed', error_message: null });
	expect(ended).toMatchObject({ waiting_for: null, waiting_reason: null, waiting_since: null, waiting_until: null });
	expectPaidOnce('text');
	expectPaidOnce('speech');
}

describe('a job whose provider is gone', () => {
	it('waits for its voices, says so in all calls, and goes on when they are back', async () => {
		on.gemini.faults.always('http-503', { on: 'speech' });
		const { podcast, job } = await begin();
		const waiting = await client.waitForJob(job, isHeldFor('unavailable'));
		const told = { waiting_for: 'speech_provider', waiting_reason: 'unavailable' };
		expect(waiting).toMatchObject({ status: 'processing', error_code: null, ...told });
		expect(Date.parse(waiting.waiting_since ?? '')).toBeLessThanOrEqual(Date.parse(waiting.waiting_until ?? ''));
		expect(await client.podcast(podcast)).toMatchObject(told);
		const list = await client.podcasts();
		expect(list.podcasts.find(({ id }) => id === podcast)).toMatchObject(told);
		const events = await fetch(`${client.url}/api/v1/podcasts/jobs/${job}/events`, {
			headers: { authorization: `Bearer ${client.tokens?.access_token}` },
		});
		for await (const { event, data } of serverEvents(events)) {
			if (event !== 'progress') continue;
			expect(data).toMatchObject(told);
			break;
		}
		// It keeps trying by itself, and the outage keeps its beginning.
		const later = await client.waitForJob(job, ({ waiting_until }) => waiting_until !== waiting.waiting_until);
		expect(later).toMatchObject({ status: 'processing', ...told, waiting_since: waiting.waiting_since });
		await completesOncePaid(job);
	});

	it('waits for the writer of its script as well', async () => {
		on.gemini.faults.always('reset', { on: 'text' });
		const { job } = await begin();
		expect(await client.waitForJob(job, isHeldFor('unavailable'))).toMatchObject({
			status: 'processing',
			waiting_for: 'script_provider',
			waiting_reason: 'unavailable',
		});
		await completesOncePaid(job);
	});

	it('is told of silence while it lasts, and asks again after it', async () => {
		on.gemini.faults.always('hang', { on: 'text' });
		const { job } = await begin();
		const waiting = await client.waitForJob(job, isWaiting, 50);
		expect(waiting).toMatchObject({ waiting_for: 'script_provider', waiting_reason: 'silent' });
		// Before the call is given up: it is still the first one.
		expect(on.gemini.calls).toHaveLength(1);
		await client.waitForJob(job, () => on.gemini.calls.length > 1);
		await completesOncePaid(job);
	});

	it('fails for good after half an hour, and not before', async () => {
		on.gemini.faults.always('http-500', { on: 'speech' });
		const { job } = await begin();
		const before = await client.waitForJob(job, isWaiting);
		ahead = 29 * MINUTE;
		const calls = on.gemini.calls.length;
		await resume(job);
		await client.waitForJob(
			job,
			({ waiting_until }) => on.gemini.calls.length > calls && minutesUntil({ waiting_until } as Job) > 28,
		);
		expect(await client.job(job)).toMatchObject({ status: 'processing', waiting_since: before.waiting_since });
		ahead = 31 * MINUTE;
		await resume(job);
		expect(await client.waitForJob(job)).toMatchObject({
			status: 'failed',
			error_code: 'provider_unavailable',
			waiting_for: null,
			waiting_until: null,
		});
	});

	it('is tried again when the provider asked to be, or at once for who asks', async () => {
		on.gemini.faults.set({ limits: { retryDelay: 3_600 } });
		on.gemini.faults.always('quota-minute', { on: 'speech' });
		const { job } = await begin();
		const waiting = await client.waitForJob(job, isHeldFor('busy'));
		expect(waiting).toMatchObject({ waiting_for: 'speech_provider', waiting_reason: 'busy' });
		expect(minutesUntil(waiting)).toBeGreaterThan(58);
		on.gemini.faults.clear();
		expect((await resume(job)).status).toBe('processing');
		await completesOncePaid(job);
		expect(await client.call('POST', `/api/v1/podcasts/jobs/${job}/resume`)).toMatchObject({
			status: 409,
			body: { code: 'job_not_waiting' },
		});
	});

	it('goes on with other voices, with its script as it is', async () => {
		on.gemini.faults.always('http-503', { on: 'speech' });
		const { podcast, job } = await begin();
		await client.waitForJob(job, isWaiting);
		const engines = await client.expect('GET', `/api/v1/podcasts/jobs/${job}/engines`);
		expect(engines).toMatchObject({
			speech: { current: { engine: 'gemini' }, others: [{ engine: 'embedded', model: null }] },
			script: { current: { engine: 'gemini' }, others: [{ engine: 'embedded', model: null }] },
		});
		const { script_content } = await client.podcast(podcast);
		await resume(job, { speech_engine: 'embedded' });
		expect((await client.waitForJob(job)).status).toBe('completed');
		expect((await client.podcast(podcast)).script_content).toBe(script_content);
		expectPaidOnce('text');
		expect(answered('speech')).toEqual([]);
		expect(await client.call('POST', `/api/v1/podcasts/jobs/${job}/resume`, { speech_engine: 'openai' })).toMatchObject(
			{
				status: 503,
				body: { code: 'engine_unavailable' },
			},
		);
	});

	it('is stopped while it waits', async () => {
		on.gemini.faults.always('http-503', { on: 'speech' });
		const { job } = await begin();
		await client.waitForJob(job, isWaiting);
		const cancelled = await client.expect<Job>('POST', `/api/v1/podcasts/jobs/${job}/cancel`);
		expect(cancelled).toMatchObject({ status: 'cancelled', waiting_for: null, waiting_until: null });
	});

	it('holds up nobody else', async () => {
		on.gemini.faults.set({ limits: { retryDelay: 3_600 } });
		on.gemini.faults.always('quota-minute', { on: 'speech' });
		// More than one account has places for, and may have at work at the same time.
		const jobs = await Promise.all(Array.from({ length: 9 }, begin));
		for (const { job } of jobs) await client.waitForJob(job, isHeldFor('busy'));
		on.gemini.faults.clear();
		on.gemini.reset();
		const { job } = await begin();
		expect((await client.waitForJob(job)).status).toBe('completed');
		for (const { job } of jobs)
			expect(await client.job(job)).toMatchObject({ status: 'processing', waiting_reason: 'busy' });
		await Promise.all(jobs.map(({ job }) => client.expect('POST', `/api/v1/podcasts/jobs/${job}/cancel`)));
	});
});

describe('a job whose storage is gone', () => {
	it.each(['missing', 'no folder'] as const)('waits while it is %s, and goes on when it is back', async (kind) => {
		const { storage } = on.stack.config;
		if (storage.kind !== 'folder') throw new Error('the stack stores in a folder');
		on.gemini.faults.set({ pace: { secondsBefore: 1 } });
		const { job } = await begin();
		await client.waitForJob(job, ({ current_step }) => current_step.startsWith('Sintetizando'), 20);
		const away = `${storage.folder}-away`;
		await rename(storage.folder, away);
		if (kind === 'no folder') await writeFile(storage.folder, '');
		const waiting = await client.waitForJob(job, ({ waiting_for }) => waiting_for === 'storage');
		expect(waiting).toMatchObject({ status: 'processing', waiting_for: 'storage', waiting_reason: 'unavailable' });
		await rm(storage.folder, { force: true });
		await rename(away, storage.folder);
		on.gemini.faults.clear();
		expect((await client.waitForJob(job)).status).toBe('completed');
		expectPaidOnce('text');
	});
});
