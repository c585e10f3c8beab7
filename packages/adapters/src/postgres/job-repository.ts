import { NexusError } from '@nexus/core/errors';
import type { OwnedId } from '@nexus/core/ownership';
import type { JobTransaction } from '@nexus/core/ports';
import type { EndedRun, JobRecord, JobStep, JobWait } from '@nexus/core/records';
import { and, count, desc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Connection, violatedIndex } from './connection.ts';
import { prepared } from './prepared.ts';
import { jobs } from './schema/index.ts';

export const OVER_CHANNEL = 'nexus_job_cancelled';
/** Notified by a trigger on the table, with the job's id. */
export const CHANGED_CHANNEL = 'nexus_job_changed';

/** What a notification tells of a run that is over. */
export function parseOver(payload: string): EndedRun {
	const [id = '', run = '', how] = payload.split(' ');
	return { id, run: Number(run), isCancelled: how !== 'ended' };
}

const underWay = inArray(jobs.status, ['pending', 'processing']);
const underRun = (id: OwnedId<'job'>, run: number) => and(eq(jobs.id, id), eq(jobs.run, run), underWay);

/** What is told only while the work goes on. */
const OVER = { expectedEndAt: null, growing: null };

/** Under which a job's waits hold the one for a worker. */
const WORKER = 'worker';
const WORKER_SINCE = `{${WORKER},since}`;

/** The database's clock in ISO 8601, UTC. */
const isoNow = sql`to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The history with one more step, stamped by the database's clock in ISO 8601, UTC. */
const withStep = (text: string, stage: JobRecord['stage']) =>
	sql`${jobs.stepsHistory} || jsonb_build_array(jsonb_build_object('step', ${text}::text, 'stage', ${stage}::text, 'timestamp', ${isoNow}))`;

/** The step of a job's work that is the current one from now on, or the words for one outside of it. */
function setStep(step: JobStep | string) {
	if (typeof step === 'string') return { currentStep: step, stage: null, part: null, parts: null };
	const { text, stage, part = null, parts = null } = step;
	return { currentStep: text, stage, part, parts };
}

/** The same, kept in the history as well. */
function addStep(step: JobStep | string) {
	const set = setStep(step);
	return { ...set, stepsHistory: withStep(set.currentStep, set.stage) };
}

export function jobRepository(db: Connection): JobTransaction {
	const ownJob = prepared('job_own', () =>
		db
			.select()
			.from(jobs)
			.where(and(eq(jobs.id, sql.placeholder('id')), eq(jobs.userId, sql.placeholder('userId')))),
	);

	async function tellOver(id: string, run: number, how: 'cancelled' | 'ended'): Promise<void> {
		await db.execute(sql`select pg_notify(${OVER_CHANNEL}, ${`${id} ${run} ${how}`})`);
	}

	return {
		async create(values) {
			try {
				// By the clock, not by the transaction: of jobs that begin together, each is younger than the one before.
				const createdAt = sql`clock_timestamp()`;
				const [created] = await db
					.insert(jobs)
					.values({ ...values, createdAt })
					.returning();
				return created as JobRecord;
			} catch (error) {
				if (violatedIndex(error) === 'jobs_one_under_way') throw new NexusError('generation_running');
				throw error;
			}
		},
		async find(userId, id) {
			const [found] = await ownJob({ id, userId });
			return found ?? null;
		},
		async get(id) {
			const [found] = await db.select().from(jobs).where(eq(jobs.id, id));
			return found ?? null;
		},
		async list(userId, { limit, offset }, { status, episodeId }) {
			const filters: (SQL | undefined)[] = [
				eq(jobs.userId, userId),
				status && eq(jobs.status, status),
				episodeId ? sql`${jobs.episodeId} = ${episodeId}` : eq(jobs.kind, 'episode'),
			];
			const wanted = and(...filters);
			const [items, [total]] = await Promise.all([
				db.select().from(jobs).where(wanted).orderBy(desc(jobs.createdAt), desc(jobs.id)).limit(limit).offset(offset),
				db.select({ count: count() }).from(jobs).where(wanted),
			]);
			return { items, total: total?.count ?? 0 };
		},
		async underWay(episodeId) {
			const [found] = await db
				.select()
				.from(jobs)
				.where(and(eq(jobs.episodeId, episodeId), underWay));
			return found ?? null;
		},
		async hold(id, run) {
			const [held] = await db
				.select({ id: jobs.id })
				.from(jobs)
				.where(and(eq(jobs.id, id), eq(jobs.run, run), eq(jobs.status, 'processing')))
				.for('update');
			return held !== undefined;
		},
		async start(id, run, counted = false) {
			const [started] = await db
				.update(jobs)
				.set({
					status: 'processing',
					startedAt: sql`coalesce(${jobs.startedAt}, now())`,
					waits: sql`${jobs.waits} - ${WORKER}::text`,
					...(counted && { stalls: sql`${jobs.stalls} + 1` }),
				})
				.where(underRun(id, run))
				.returning();
			return started ?? null;
		},
		async recordProgress(id) {
			await db.update(jobs).set({ stalls: 0 }).where(eq(jobs.id, id));
		},
		async report(
			id,
			run,
			{ step, record, current = true, progress, secondsLeft, growing, totalParts, generatedParts },
		) {
			const changes = {
				...(step !== undefined && current && setStep(step)),
				...(step !== undefined && record && { stepsHistory: withStep(step.text, step.stage) }),
				...(progress !== undefined && { progress: sql`greatest(${jobs.progress}, ${progress}::float8)` }),
				...(secondsLeft !== undefined && {
					expectedEndAt: sql`clock_timestamp() + ${secondsLeft}::float8 * interval '1 second'`,
				}),
				...(growing !== undefined && { growing }),
				...(totalParts !== undefined && { totalParts }),
				...(generatedParts !== undefined && { generatedParts }),
			};
			if (Object.keys(changes).length === 0) return;
			await db.update(jobs).set(changes).where(underRun(id, run));
		},
		async wait(id, run, key, wait) {
			const known = sql`${jobs.waits} -> ${key}::text`;
			const goesOn = sql`case when ${known} ->> 'for' = ${wait.for}::text then jsonb_build_object('since', ${known} -> 'since') else '{}' end`;
			const updated = await db
				.update(jobs)
				.set({
					waits: sql`${jobs.waits} || jsonb_build_object(${key}::text, ${JSON.stringify(wait)}::jsonb || ${goesOn})`,
				})
				.where(underRun(id, run))
				.returning({ id: jobs.id });
			return updated.length > 0;
		},
		async endWaits(id, run, kinds) {
			const [held] = await db.select({ waits: jobs.waits }).from(jobs).where(underRun(id, run)).for('update');
			const ended = Object.entries(held?.waits ?? {}).filter(([, wait]) => kinds.includes(wait.for));
			if (ended.length === 0) return [];
			const keys = JSON.stringify(ended.map(([key]) => key));
			await db
				.update(jobs)
				.set({
					waits: sql`${jobs.waits} - (select array_agg(key) from jsonb_array_elements_text(${keys}::jsonb) as key)`,
				})
				.where(underRun(id, run));
			return ended.flatMap(([, { message }]) => message ?? []);
		},
		async finish(id, run, { status, step, errorCode, errorMessage, errorTraceback }) {
			const ended = await db
				.update(jobs)
				.set({
					status,
					...addStep(step),
					errorCode: errorCode ?? null,
					errorMessage: errorMessage ?? null,
					errorTraceback: errorTraceback ?? null,
					finishedAt: sql`now()`,
					waits: {},
					...OVER,
					...(status === 'completed' && { progress: 100 }),
				})
				.where(underRun(id, run))
				.returning({ id: jobs.id });
			// What other workers still do for it is in vain.
			if (ended.length > 0 && status === 'failed') await tellOver(id, run, 'ended');
			return ended.length > 0;
		},
		async cancel(id, step) {
			const cancelled = await db
				.update(jobs)
				.set({
					status: 'cancelled',
					...addStep(step),
					finishedAt: sql`now()`,
					waits: {},
					...OVER,
				})
				.where(and(eq(jobs.id, id), underWay))
				.returning({ run: jobs.run });
			const [job] = cancelled;
			if (!job) return false;
			await tellOver(id, job.run, 'cancelled');
			return true;
		},
		async restart(id, step, engines, waiting = false) {
			const isWaiting = and(underWay, sql`${jobs.waits} <> '{}'::jsonb`);
			const hasEnded = inArray(jobs.status, ['failed', 'cancelled']);
			try {
				const [restarted] = await db
					.update(jobs)
					.set({
						status: 'pending',
						run: sql`${jobs.run} + 1`,
						engines,
						stalls: 0,
						waits: {},
						...addStep(step),
						errorCode: null,
						errorMessage: null,
						errorTraceback: null,
						finishedAt: null,
						...OVER,
					})
					.where(and(eq(jobs.id, id), waiting ? or(hasEnded, isWaiting) : hasEnded))
					.returning();
				if (restarted) await tellOver(id, restarted.run - 1, 'ended');
				return restarted ?? null;
			} catch (error) {
				if (violatedIndex(error) === 'jobs_one_under_way') throw new NexusError('generation_running');
				throw error;
			}
		},
		async noteWorkerMissing(until) {
			const wait: Omit<JobWait, 'since'> = {
				...{ for: 'worker', reason: 'unavailable', until: until.toISOString() },
				...{ failsAt: null, tries: 0, message: null },
			};
			const since = sql`jsonb_build_object('since', coalesce(${jobs.waits} #>> ${WORKER_SINCE}::text[], ${isoNow}))`;
			const noted = await db
				.update(jobs)
				.set({
					waits: sql`${jobs.waits} || jsonb_build_object(${WORKER}::text, ${JSON.stringify(wait)}::jsonb || ${since})`,
				})
				.where(underWay)
				.returning({ id: jobs.id });
			return noted.length;
		},
		async forgetWorkerMissing() {
			await db
				.update(jobs)
				.set({ waits: sql`${jobs.waits} - ${WORKER}::text` })
				.where(and(underWay, sql`${jobs.waits} ? ${WORKER}::text`));
		},
		async countSince(userId, since) {
			const [result] = await db
				.select({ total: count() })
				.from(jobs)
				.where(and(eq(jobs.userId, userId), eq(jobs.kind, 'episode'), gte(jobs.createdAt, since)));
			return result?.total ?? 0;
		},
	};
}
