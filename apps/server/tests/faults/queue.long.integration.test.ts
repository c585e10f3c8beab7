import type { Job } from '@nexus/contract';
import {
	type AnotherServer,
	ApiClient,
	query,
	SECRET,
	type Stack,
	startAnother,
	startStack,
} from '@nexus/testkit/stack';
import { afterEach, beforeEach, expect, it } from 'vitest';

let stack: Stack;
let client: ApiClient;
let jobId: string;
let worker: AnotherServer | null = null;
beforeEach(async () => {
	stack = await startStack({ ROLE: 'api' });
	client = await ApiClient.registered(stack.url);
	const { id } = await client.upload('ponte.md', 'A ponte foi aberta em 1926 e liga a ilha ao continente.');
	({ job_id: jobId } = await client.generate((await client.create({ document_id: id })).id));
});
afterEach(async () => {
	await worker?.close();
	worker = null;
	await stack?.close();
});

const startWorker = () => startAnother(stack, { NEXUS_SECRET: SECRET, ROLE: 'worker' });

it('makes what was queued before the clock was set back by an hour', async () => {
	// As seen from now, all stored times are an hour late then.
	await query(
		stack,
		`update pgboss.job set created_on = created_on + interval '1 hour', start_after = start_after + interval '1 hour'`,
	);
	worker = await startWorker();
	await expect.poll(async () => (await client.job(jobId)).status).toBe('completed');
});

it('says that a job waits for a worker while there is none, until one comes', async () => {
	await expect
		.poll(() => client.job(jobId))
		.toMatchObject<Partial<Job>>({
			status: 'pending',
			waiting_for: 'worker',
			waiting_reason: 'unavailable',
		});
	worker = await startWorker();
	await expect.poll(() => client.job(jobId)).toMatchObject({ status: 'completed', waiting_for: null });
});
