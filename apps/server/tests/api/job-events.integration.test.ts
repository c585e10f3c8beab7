import { type ErrorBody, type Job, type JobProgress, OPEN_ANSWERS } from '@nexus/contract';
import { sample } from '@nexus/testkit/samples';
import { ApiClient, type ServerEvent, type Stack, serverEvents, startStack } from '@nexus/testkit/stack';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
let client: ApiClient;
beforeAll(async () => {
	stack = await startStack();
	client = await ApiClient.registered(stack.url);
});
afterAll(() => stack?.close());

const open = (jobId: string, options: { lastEventId?: string; signal?: AbortSignal; as?: ApiClient } = {}) =>
	fetch(`${stack.url}/api/v1/podcasts/jobs/${jobId}/events`, {
		...(options.signal && { signal: options.signal }),
		headers: {
			authorization: `Bearer ${(options.as ?? client).tokens?.access_token}`,
			'accept-encoding': 'gzip, br',
			...(options.lastEventId !== undefined && { 'last-event-id': options.lastEventId }),
		},
	});

async function startJob(content = sample('paragraph-pt').content): Promise<{ podcast: string; job: string }> {
	const { id } = await client.upload('documento.md', content);
	const { id: podcast } = await client.create({ document_id: id });
	return { podcast, job: (await client.generate(podcast)).job_id };
}

describe('events of a job', () => {
	it('tell every step and the progress as it is made, and end with the job', async () => {
		const { job } = await startJob();
		const response = await open(job);
		expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
		expect(response.headers.get('content-encoding')).toBeNull();
		const events = await Array.fromAsync(serverEvents(response));
		const final = await client.job(job);
		expect(events.at(-1)?.event).toBe('end');
		expect(events.at(-1)?.data).toMatchObject({ status: 'completed', steps_history: final.steps_history });
		const steps = events.filter(({ event }) => event === 'step').map(({ data }) => data);
		expect(steps).toEqual(final.steps_history);
		const progress = events
			.filter(({ event }) => event === 'progress')
			.map(({ data }) => (data as JobProgress).progress_percentage);
		expect(new Set(progress).size).toBeGreaterThan(2);
		expect(progress).toEqual([...progress].sort((a, b) => a - b));
		expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
	});

	it('go on after the last one that was seen, and are over for who saw the end', async () => {
		const { job } = await startJob();
		const leaving = new AbortController();
		const seen: ServerEvent[] = [];
		for await (const event of serverEvents(await open(job, { signal: leaving.signal }))) {
			seen.push(event);
			if (seen.filter((one) => one.event === 'step').length === 2) break;
		}
		leaving.abort();
		const rest = await Array.fromAsync(serverEvents(await open(job, { lastEventId: seen.at(-1)?.id ?? '' })));
		const steps = [...seen, ...rest].filter(({ event }) => event === 'step').map(({ data }) => data);
		expect(steps).toEqual((await client.job(job)).steps_history);
		const end = rest.at(-1);
		expect((await open(job, { lastEventId: end?.id ?? '' })).status).toBe(204);
		const strange = await Array.fromAsync(serverEvents(await open(job, { lastEventId: 'x\u00e9.1; drop' })));
		expect(strange.at(-1)?.event).toBe('end');
	});

	it('are nobody else’s, and end when the podcast is deleted', async () => {
		const { podcast, job } = await startJob(sample('book-pt').content);
		const stranger = await ApiClient.registered(stack.url);
		const refused = await open(job, { as: stranger });
		expect([refused.status, ((await refused.json()) as ErrorBody).code]).toEqual([404, 'not_found']);
		const events = Array.fromAsync(serverEvents(await open(job)));
		expect((await client.call('DELETE', `/api/v1/podcasts/${podcast}`)).status).toBe(204);
		expect((await events).filter(({ event }) => event === 'end').length).toBeLessThanOrEqual(1);
	});

	it('are followed by many on one listening connection, up to a limit that leaving gives back', async () => {
		const { podcast, job } = await startJob(sample('book-pt').content);
		const leaving = new AbortController();
		const streams = await Promise.all(
			Array.from({ length: OPEN_ANSWERS.events.most }, () => open(job, { signal: leaving.signal })),
		);
		expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
		const refused = await open(job);
		expect([refused.status, ((await refused.json()) as ErrorBody).code]).toEqual([429, 'too_many_streams']);
		const database = new Client({ connectionString: stack.databaseUrl });
		await database.connect();
		try {
			const { rows } = await database.query(
				"select count(*)::int as n from pg_stat_activity where datname = current_database() and query = 'listen nexus_job_changed'",
			);
			expect(rows).toEqual([{ n: 1 }]);
		} finally {
			await database.end();
		}
		const first = serverEvents(streams[0] as Response);
		expect((await first.next()).value).toMatchObject({ event: expect.stringMatching(/step|progress/) });
		leaving.abort();
		await expect
			.poll(async () => {
				const stop = new AbortController();
				const { status } = await open(job, { signal: stop.signal });
				stop.abort();
				return status;
			})
			.toBe(200);
		await client.expect<Job>('POST', `/api/v1/podcasts/jobs/${job}/cancel`);
		expect((await Array.fromAsync(serverEvents(await open(job)))).at(-1)).toMatchObject({
			event: 'end',
			data: { status: 'cancelled' },
		});
		await client.call('DELETE', `/api/v1/podcasts/${podcast}`);
	});
});
