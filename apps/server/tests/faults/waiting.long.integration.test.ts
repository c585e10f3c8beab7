import { rename, rm, writeFile } from 'node:fs/promises';
import type { Job } from '@nexus/contract';
import { describe, expect, it } from 'vitest';
import { isHeldFor, isWaiting, WaitingJobs } from './waiting-jobs.ts';

const MINUTE = 60_000;
/** Minutes from now. */
const minutesUntil = ({ waiting_until }: Pick<Job, 'waiting_until'>): number =>
	(Date.parse(waiting_until ?? '') - Date.now()) / MINUTE;
const jobs = new WaitingJobs();

describe('a job whose provider is gone', () => {
	it('waits for the writer of its script as well', async () => {
		jobs.on.gemini.faults.always('reset', { on: 'text' });
		const { job } = await jobs.begin();
		expect(await jobs.client.waitForJob(job, isHeldFor('unavailable'))).toMatchObject({
			status: 'processing',
			waiting_for: 'script_provider',
			waiting_reason: 'unavailable',
		});
		await jobs.completesOncePaid(job);
	});

	it('is told of silence while it lasts, and asks again after it', async () => {
		jobs.on.gemini.faults.always('hang', { on: 'text' });
		const { job } = await jobs.begin();
		const waiting = await jobs.client.waitForJob(job, isWaiting, 50);
		expect(waiting).toMatchObject({ waiting_for: 'script_provider', waiting_reason: 'silent' });
		// Before the call is given up: it is still the first one.
		expect(jobs.on.gemini.calls).toHaveLength(1);
		await jobs.client.waitForJob(job, () => jobs.on.gemini.calls.length > 1);
		await jobs.completesOncePaid(job);
	});

	it('is tried again when the provider asked to be, or at once for who asks', async () => {
		jobs.on.gemini.faults.set({ limits: { retryDelay: 3_600 } });
		jobs.on.gemini.faults.always('quota-minute', { on: 'speech' });
		const { job } = await jobs.begin();
		const waiting = await jobs.client.waitForJob(job, isHeldFor('busy'));
		expect(waiting).toMatchObject({ waiting_for: 'speech_provider', waiting_reason: 'busy' });
		expect(minutesUntil(waiting)).toBeGreaterThan(58);
		jobs.on.gemini.faults.clear();
		expect((await jobs.resume(job)).status).toBe('processing');
		await jobs.completesOncePaid(job);
		expect(await jobs.client.call('POST', `/api/v1/podcasts/jobs/${job}/resume`)).toMatchObject({
			status: 409,
			body: { code: 'job_not_waiting' },
		});
	});

	it('goes on with other voices, with its script as it is', async () => {
		jobs.on.gemini.faults.always('http-503', { on: 'speech' });
		const { podcast, job } = await jobs.begin();
		await jobs.client.waitForJob(job, isWaiting);
		const engines = await jobs.client.expect('GET', `/api/v1/podcasts/jobs/${job}/engines`);
		expect(engines).toMatchObject({
			speech: { current: { engine: 'gemini' }, others: [{ engine: 'embedded', model: null }] },
			script: { current: { engine: 'gemini' }, others: [{ engine: 'embedded', model: null }] },
		});
		const { script_content } = await jobs.client.podcast(podcast);
		await jobs.resume(job, { speech_engine: 'embedded' });
		expect((await jobs.client.waitForJob(job)).status).toBe('completed');
		expect((await jobs.client.podcast(podcast)).script_content).toBe(script_content);
		jobs.expectPaidOnce('text');
		expect(jobs.answered('speech')).toEqual([]);
		expect(
			await jobs.client.call('POST', `/api/v1/podcasts/jobs/${job}/resume`, { speech_engine: 'openai' }),
		).toMatchObject({
			status: 503,
			body: { code: 'engine_unavailable' },
		});
	});

	it('is stopped while it waits', async () => {
		jobs.on.gemini.faults.always('http-503', { on: 'speech' });
		const { job } = await jobs.begin();
		await jobs.client.waitForJob(job, isWaiting);
		const cancelled = await jobs.client.expect<Job>('POST', `/api/v1/podcasts/jobs/${job}/cancel`);
		expect(cancelled).toMatchObject({ status: 'cancelled', waiting_for: null, waiting_until: null });
	});

	it('holds up nobody else', async () => {
		jobs.on.gemini.faults.set({ limits: { retryDelay: 3_600 } });
		jobs.on.gemini.faults.always('quota-minute', { on: 'speech' });
		// More than one account has places for, and may have at work at the same time.
		const held = await Promise.all(Array.from({ length: 9 }, () => jobs.begin()));
		for (const { job } of held) await jobs.client.waitForJob(job, isHeldFor('busy'));
		jobs.on.gemini.faults.clear();
		jobs.on.gemini.reset();
		const { job } = await jobs.begin();
		expect((await jobs.client.waitForJob(job)).status).toBe('completed');
		for (const { job } of held)
			expect(await jobs.client.job(job)).toMatchObject({ status: 'processing', waiting_reason: 'busy' });
		await Promise.all(held.map(({ job }) => jobs.client.expect('POST', `/api/v1/podcasts/jobs/${job}/cancel`)));
	});
});

describe('a job whose storage is gone', () => {
	it.each(['missing', 'no folder'] as const)('waits while it is %s, and goes on when it is back', async (kind) => {
		const { storage } = jobs.on.stack.config;
		if (storage.kind !== 'folder') throw new Error('the stack stores in a folder');
		jobs.on.gemini.faults.set({ pace: { secondsBefore: 1 } });
		const { job } = await jobs.begin();
		await jobs.client.waitForJob(job, ({ current_step }) => current_step.startsWith('Sintetizando'), 20);
		const away = `${storage.folder}-away`;
		await rename(storage.folder, away);
		if (kind === 'no folder') await writeFile(storage.folder, '');
		const waiting = await jobs.client.waitForJob(job, ({ waiting_for }) => waiting_for === 'storage');
		expect(waiting).toMatchObject({ status: 'processing', waiting_for: 'storage', waiting_reason: 'unavailable' });
		await rm(storage.folder, { force: true });
		await rename(away, storage.folder);
		jobs.on.gemini.faults.clear();
		expect((await jobs.client.waitForJob(job)).status).toBe('completed');
		jobs.expectPaidOnce('text');
	});
});

describe('a job whose provider is gone', () => {
	it('fails for good after half an hour, and not before', async () => {
		jobs.on.gemini.faults.always('http-500', { on: 'speech' });
		const { job } = await jobs.begin();
		const before = await jobs.client.waitForJob(job, isWaiting);
		jobs.ahead = 29 * MINUTE;
		const calls = jobs.on.gemini.calls.length;
		await jobs.resume(job);
		await jobs.client.waitForJob(
			job,
			({ waiting_until }) => jobs.on.gemini.calls.length > calls && minutesUntil({ waiting_until }) > 28,
		);
		expect(await jobs.client.job(job)).toMatchObject({ status: 'processing', waiting_since: before.waiting_since });
		jobs.ahead = 31 * MINUTE;
		await jobs.resume(job);
		expect(await jobs.client.waitForJob(job)).toMatchObject({
			status: 'failed',
			error_code: 'provider_unavailable',
			waiting_for: null,
			waiting_until: null,
		});
	});
});
