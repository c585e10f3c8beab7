import type { JobQueue, QueuedMessage, QueueMessage, QueueName, QueuePayloads, ScheduledTask } from '@nexus/core/ports';
import { type Job, PgBoss } from 'pg-boss';
import { REBASE_TIMES } from './clock-set-back.ts';

/** Runs SQL on the connection of the transaction that is open. */
interface SqlExecutor {
	executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface PgBossQueue extends JobQueue {
	start(): Promise<void>;
	/** Enqueues as part of the transaction behind `executor`. */
	send(executor: SqlExecutor, messages: QueueMessage[]): Promise<void>;
	/** Hands out at once what waits for its time, as part of the same transaction. */
	hasten(executor: SqlExecutor, messages: QueuedMessage[]): Promise<void>;
}

export interface JobQueueOptions {
	url: string;
	onError: (error: unknown) => void;
	/** Connections of its pool at most; one that listens comes on top. */
	poolSize: number;
	/** Seconds without a sign of life after which a job goes to another worker; at least 10. */
	heartbeatSeconds?: number;
}

const QUEUES: QueueName[] = ['episode-plan', 'episode-part', 'remote-part', 'episode-finish'];
const SCHEDULED: ScheduledTask[] = ['cleanup'];
const IMPORTS = 'document-import';
const TAGS = 'episode-tags';
const INDEXING = 'document-index';
/** Documents that are converted at once, one of each user; each is a process of its own. */
const IMPORT_WORKERS = 2;
const IMPORT_RETRY_LIMIT = 6;
const IMPORT_SECONDS = 15 * 60;
/** An hour's outage of the storage and more. */
const TAGS_RETRY_LIMIT = 20;
const ABANDONED = 'abandoned';
const RETRY_LIMIT = 3;
/** Whoever works on an episode counts for itself how often nothing came of it. This only ends what nobody counts. */
const PRODUCTION_RETRY_LIMIT = 10_000;
/** Parts that are waited for at the same time; how many of them may be one user's, and seconds between looks of so many. */
const REMOTE_PARTS = { ofOneUser: 8, looks: 6 } as const;
const REMOTE_WORKERS = 16;
/** Seconds between two looks for what nobody was notified of: work that is due now. */
const POLL_SECONDS = 2;
/** Milliseconds between two looks whether the clock was set back. */
const FOLLOW_CLOCK_EVERY = 5_000;
/** A part is minutes of work even on a slow provider; the heartbeat finds dead workers long before. */
const EXPIRE_SECONDS = 6 * 60 * 60;

/** pg-boss on the product's own database. */
export function createJobQueue({ url, onError, poolSize, heartbeatSeconds = 15 }: JobQueueOptions): PgBossQueue {
	const boss = new PgBoss({
		connectionString: url,
		max: poolSize,
		useListenNotify: true,
		superviseIntervalSeconds: 5,
		monitorIntervalSeconds: 5,
	});
	boss.on('error', onError);
	let clockTimer: NodeJS.Timeout | undefined;

	async function followClock(): Promise<void> {
		await boss.getDb().executeSql(REBASE_TIMES).catch(onError);
	}

	async function handOut<Name extends QueueName>(
		name: Name,
		workers: number,
		handler: (payload: QueuePayloads[Name], delivery: { signal: AbortSignal }) => Promise<void>,
		{ ofOneUser, looks = POLL_SECONDS }: { ofOneUser?: number; looks?: number } = {},
	): Promise<void> {
		for (let worker = 0; worker < workers; worker++) {
			const workerId: string = await boss.work<QueuePayloads[Name]>(
				name,
				{
					pollingIntervalSeconds: looks,
					notifyPollingIntervalSeconds: looks,
					...(ofOneUser !== undefined && { groupConcurrency: ofOneUser }),
				},
				async ([job]) => {
					if (!job) return;
					// The worker asks for the next job at once instead of waiting out its polling interval.
					boss.notifyWorker(workerId);
					const { data, signal } = job as Job<QueuePayloads[Name]>;
					await handler(data, { signal });
				},
			);
		}
	}

	return {
		async start() {
			await boss.start();
			await boss.createQueue(ABANDONED, { retryLimit: 10, retryDelay: 2, retryBackoff: true, notify: true });
			for (const name of QUEUES) {
				const options = {
					deadLetter: ABANDONED,
					retryLimit: PRODUCTION_RETRY_LIMIT,
					retryDelay: 1,
					retryBackoff: true,
					retryDelayMax: 60,
					expireInSeconds: EXPIRE_SECONDS,
					heartbeatSeconds,
					deleteAfterSeconds: 24 * 60 * 60,
					notify: true,
				};
				await boss.createQueue(name, options);
				await boss.updateQueue(name, options);
			}
			// Whoever works on an import counts for itself how often it was begun.
			const importing = {
				retryLimit: IMPORT_RETRY_LIMIT,
				retryDelay: 1,
				expireInSeconds: IMPORT_SECONDS,
				heartbeatSeconds,
				notify: true,
			};
			await boss.createQueue(IMPORTS, importing);
			await boss.updateQueue(IMPORTS, importing);
			const tagging = {
				retryLimit: TAGS_RETRY_LIMIT,
				retryDelay: 2,
				retryBackoff: true,
				retryDelayMax: 300,
				expireInSeconds: IMPORT_SECONDS,
				heartbeatSeconds,
				notify: true,
			};
			await boss.createQueue(TAGS, tagging);
			await boss.updateQueue(TAGS, tagging);
			// `short`: of each document one message waits at most, however often its user searches.
			await boss.createQueue(INDEXING, { policy: 'short', ...importing });
			await boss.updateQueue(INDEXING, importing);
			for (const task of SCHEDULED) {
				// `stately`: one run waits and one is under way at most, whoever asks for more.
				await boss.createQueue(task, {
					policy: 'stately',
					retryLimit: RETRY_LIMIT,
					retryDelay: 60,
					retryBackoff: true,
					expireInSeconds: EXPIRE_SECONDS,
					heartbeatSeconds,
					deleteAfterSeconds: 24 * 60 * 60,
				});
			}
		},
		async send(executor, messages) {
			const db = executor as { executeSql(text: string, values?: unknown[]): Promise<{ rows: never[] }> };
			for (const name of [...QUEUES, IMPORTS, TAGS, INDEXING]) {
				const jobs = messages
					.filter(({ queue }) => queue === name)
					.map(({ id, payload, priority, group, startAfter, onceKey }) => ({
						...(id && { id }),
						...(startAfter && { startAfter }),
						...(onceKey && { singletonKey: onceKey }),
						data: payload,
						priority,
						...(group && { group: { id: group } }),
					}));
				if (jobs.length > 0) await boss.insert(name, jobs, { db });
			}
		},
		async hasten(executor, messages) {
			const db = executor as { executeSql(text: string, values?: unknown[]): Promise<{ rows: never[] }> };
			// 0: now by the database's clock, so that a worker is notified instead of finding it at its next look.
			for (const { queue, id } of messages) await boss.update(queue, undefined, { id, startAfter: 0, db });
		},
		async work(handlers, { concurrency, abandoned }) {
			await followClock();
			clockTimer = setInterval(followClock, FOLLOW_CLOCK_EVERY);
			await boss.work<QueuePayloads['episode-plan']>(ABANDONED, async ([job]) => {
				if (job) await abandoned(job.data);
			});
			await handOut('episode-finish', 1, handlers['episode-finish']);
			await handOut('episode-plan', concurrency, handlers['episode-plan']);
			await handOut('episode-part', concurrency, handlers['episode-part']);
			await handOut('remote-part', REMOTE_WORKERS, handlers['remote-part'], REMOTE_PARTS);
			await handOut(TAGS, 1, handlers[TAGS]);
			await handOut(IMPORTS, IMPORT_WORKERS, handlers[IMPORTS], { ofOneUser: 1 });
			await handOut(INDEXING, 1, handlers[INDEXING]);
		},
		async schedule(task, schedule) {
			if (schedule === null) await boss.unschedule(task);
			else await boss.schedule(task, schedule.cron, null, { tz: schedule.timeZone, missed: 'once' });
		},
		async workScheduled(task, run) {
			await boss.work(task, { pollingIntervalSeconds: 10 }, async ([job]) => {
				if (job) await run(job.signal);
			});
		},
		async reclaim() {
			const { rows } = (await boss
				.getDb()
				.executeSql(`select name, id from pgboss.job where state = 'active' and name = any($1)`, [
					[...QUEUES, IMPORTS, TAGS, INDEXING, ...SCHEDULED],
				])) as {
				rows: { name: string; id: string }[];
			};
			for (const { name, id } of rows) await boss.fail(name, id, { message: 'worker gone' });
			// Nobody else failed: there is nothing to wait for.
			await boss
				.getDb()
				.executeSql(`update pgboss.job set start_after = now() where state = 'retry' and id = any($1::uuid[])`, [
					rows.map(({ id }) => id),
				]);
		},
		async stop(graceSeconds) {
			clearInterval(clockTimer);
			await boss.stop({ graceful: true, timeout: graceSeconds * 1000, close: true });
		},
	};
}
