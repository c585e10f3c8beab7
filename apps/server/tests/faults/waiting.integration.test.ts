import { serverEvents } from '@nexus/testkit/stack';
import { describe, expect, it } from 'vitest';
import { isHeldFor, WaitingJobs } from './waiting-jobs.ts';

const jobs = new WaitingJobs();

describe('a job whose provider is gone', () => {
	it('waits for its voices, says so in all calls, and goes on when they are back', async () => {
		jobs.on.gemini.faults.always('http-503', { on: 'speech' });
		const { podcast, job } = await jobs.begin();
		const waiting = await jobs.client.waitForJob(job, isHeldFor('unavailable'));
		const told = { waiting_for: 'speech_provider', waiting_reason: 'unavailable' };
		expect(waiting).toMatchObject({ status: 'processing', error_code: null, ...told });
		expect(Date.parse(waiting.waiting_since ?? '')).toBeLessThanOrEqual(Date.parse(waiting.waiting_until ?? ''));
		expect(await jobs.client.podcast(podcast)).toMatchObject(told);
		const list = await jobs.client.podcasts();
		expect(list.podcasts.find(({ id }) => id === podcast)).toMatchObject(told);
		const events = await fetch(`${jobs.client.url}/api/v1/podcasts/jobs/${job}/events`, {
			headers: { authorization: `Bearer ${jobs.client.tokens?.access_token}` },
		});
		for await (const { event, data } of serverEvents(events)) {
			if (event !== 'progress') continue;
			expect(data).toMatchObject(told);
			break;
		}
		// It keeps trying by itself, and the outage keeps its beginning.
		const later = await jobs.client.waitForJob(job, ({ waiting_until }) => waiting_until !== waiting.waiting_until);
		expect(later).toMatchObject({ status: 'processing', ...told, waiting_since: waiting.waiting_since });
		await jobs.completesOncePaid(job);
	});
});
