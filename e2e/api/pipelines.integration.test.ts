import { createDatabase } from '@nexus/adapters/postgres';
import type { Database } from '@nexus/core/ports';
import { ApiClient, query, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Connections whose last statement was a read of a job, but for the one that asks. */
const READERS = `select pid from pg_stat_activity
	where datname = current_database() and pid <> pg_backend_pid() and query like 'select % from "jobs" where%'`;

/** Lets reads of jobs wait until two connections do, then ends those that wait. */
const END_WAITING = `do $$ begin
	lock table jobs;
	for look in 1..3000 loop
		perform pg_sleep(0.02), pg_stat_clear_snapshot();
		exit when (select count(*) from pg_stat_activity
			where wait_event_type = 'Lock' and datname = current_database()) >= 2;
	end loop;
	perform pg_terminate_backend(pid) from pg_stat_activity
		where wait_event_type = 'Lock' and datname = current_database();
end $$`;
const LOCKED = `select 1 from pg_locks where relation = 'jobs'::regclass and mode = 'AccessExclusiveLock' and granted`;

let stack: Stack;
let database: Database;
let errors: Error[];
let userId: string;
let jobId: string;
beforeAll(async () => {
	stack = await startStack();
	const client = await ApiClient.registered(stack.url);
	({ id: userId } = await client.expect<{ id: string }>('GET', '/api/v1/users/me'));
	const { id: document } = await client.upload('ponte.md', 'A ponte foi aberta em 1926 e liga a ilha ao continente.');
	const { id: episode } = await client.create({ document_id: document });
	({ job_id: jobId } = await client.generate(episode));
	await client.waitForJob(jobId);
	errors = [];
	database = createDatabase({
		url: stack.databaseUrl,
		enqueue: async () => undefined,
		onError: (error) => errors.push(error),
	});
});
afterAll(async () => {
	await database?.close();
	await stack?.close();
});

const read = async (id = jobId) => (await database.jobs.find(userId, id))?.id;
const times = (count: number) => Array.from({ length: count }, () => read());

it('answers many reads that are asked at once on few connections, each its own', async () => {
	const before = (await query(stack, READERS)).length;
	expect(await Promise.all(times(100))).toEqual(Array(100).fill(jobId));
	const opened = (await query(stack, READERS)).length - before;
	expect(opened).toBeGreaterThan(0);
	expect(opened).toBeLessThanOrEqual(2);
});

it('lets those behind a statement that fails have their answers', async () => {
	const asked = [...times(4), read('no id'), ...times(4), read('none'), ...times(4)];
	const answers = await Promise.allSettled(asked);
	const good = answers.map((answer) => answer.status === 'fulfilled' && answer.value === jobId);
	expect(good).toEqual(asked.map((_, at) => at !== 4 && at !== 9));
	expect(errors).toEqual([]);
});

it('fails what waits for a connection that breaks, and goes on with another', async () => {
	await read();
	const ends = query(stack, END_WAITING);
	await expect.poll(() => query(stack, LOCKED)).not.toEqual([]);
	const answers = await Promise.allSettled(times(10));
	await ends;
	expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
	expect(errors).not.toEqual([]);
	expect(await Promise.all(times(10))).toEqual(Array(10).fill(jobId));
});

it('answers what was asked before it is closed', async () => {
	const other = createDatabase({ url: stack.databaseUrl, enqueue: async () => undefined, onError: () => undefined });
	await other.jobs.find(userId, jobId);
	const asked = Promise.all(Array.from({ length: 20 }, () => other.jobs.find(userId, jobId)));
	await other.close();
	expect((await asked).map((job) => job?.id)).toEqual(Array(20).fill(jobId));
});
