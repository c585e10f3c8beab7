import type { JobStatus } from '@nexus/contract';
import type { JobAdmission } from '@nexus/core/account-limits';
import type { Actor } from '@nexus/core/accounts';
import { NexusError } from '@nexus/core/errors';
import type { ChosenEngines, DatabaseFor, Engines, Page, Paged, TransactionFor, UsageTotals } from '@nexus/core/ports';
import type { JobRecord } from '@nexus/core/records';
import { mayNeedOtherEngines } from '@nexus/production';
import { foundOrThrow } from './found-or-throw.ts';
import {
	canRestart,
	changedEngines,
	enginesOfJob,
	hastenJob,
	type JobEngines,
	restartJob,
	type WantedEngines,
} from './resume-job.ts';

/** A job with what it has used so far; nothing where it was begun anew just now. */
export interface JobWithUsage {
	job: JobRecord;
	used: readonly UsageTotals[];
}

export interface JobServices {
	job(actor: Actor, id: string): Promise<JobWithUsage>;
	jobs(
		actor: Actor,
		page: Page,
		filter: { status?: JobStatus | undefined; episodeId?: string | undefined },
	): Promise<Paged<JobWithUsage>>;
	/** @throws NexusError job_not_cancellable */
	cancelJob(actor: Actor, id: string): Promise<JobWithUsage>;
	/** Goes on with all that is done. @throws NexusError job_not_retryable, and as JobAdmission and Engines.check */
	retryJob(actor: Actor, id: string): Promise<JobWithUsage>;
	/**
	 * Tries now what the job waits for, or goes on with other engines; also one that failed or was cancelled.
	 * @throws NexusError job_not_waiting, engine_unavailable, and as Engines.check
	 */
	resumeJob(actor: Actor, id: string, wanted: WantedEngines): Promise<JobWithUsage>;
	jobEngines(actor: Actor, id: string): Promise<JobEngines>;
}

type KeyOwner = Awaited<ReturnType<Engines['keyOwner']>>;

export function createJobServices(deps: {
	database: DatabaseFor<
		'jobs' | 'production' | 'usage',
		'enqueue' | 'episodes' | 'hasten' | 'jobs' | 'limits' | 'production'
	>;
	engines: Pick<Engines, 'chosenFor' | 'check' | 'keyOwner' | 'offeredTo'>;
	admission: JobAdmission;
	now: () => Date;
}): JobServices {
	const { database, engines, admission } = deps;

	async function withUsage(job: JobRecord): Promise<JobWithUsage> {
		return { job, used: (await database.usage.ofJobs([job.id])).get(job.id) ?? [] };
	}

	/**
	 * The job's own, so that an episode is of one piece; chosen anew where they can no longer serve, or where others, or
	 * another key, may mend what the job failed with.
	 */
	async function enginesAgain(
		{ userId, engines: own, errorCode }: JobRecord,
		wanted: WantedEngines = {},
	): Promise<ChosenEngines> {
		if (own && (wanted.script ?? wanted.speech)) return own;
		if (own && !mayNeedOtherEngines(errorCode) && (await canServe(userId, own))) return own;
		const chosen = await engines.chosenFor(userId);
		await engines.check(userId, chosen);
		return chosen;
	}

	/** Puts the job under its next run, within the account's limits. */
	async function restarted(
		tx: TransactionFor<'episodes' | 'jobs' | 'limits' | 'production' | 'enqueue'>,
		job: JobRecord,
		chosen: ChosenEngines,
		keyOwner: KeyOwner,
		options: Parameters<typeof restartJob>[3],
	): Promise<JobRecord> {
		const episode = foundOrThrow(await tx.episodes.lock(job.userId, job.episodeId));
		const next = await restartJob(tx, job, chosen, options);
		await tx.limits.expectOfJob(job.id, { bytes: 0, usd: 0 });
		const wanted = { kind: job.kind, engines: chosen, keyOwner, isCounted: true } as const;
		await tx.limits.expectOfJob(job.id, await admission.admit(tx, episode, wanted));
		return next;
	}

	async function canServe(userId: string, chosen: ChosenEngines): Promise<boolean> {
		try {
			await engines.check(userId, chosen);
			return true;
		} catch (error) {
			if (error instanceof NexusError) return false;
			throw error;
		}
	}

	return {
		async job(actor, id) {
			return await withUsage(foundOrThrow(await database.jobs.find(actor.userId, id)));
		},

		async jobs(actor, page, filter) {
			const { items, total } = await database.jobs.list(actor.userId, page, filter);
			const used = await database.usage.ofJobs(items.map(({ id }) => id));
			return { items: items.map((job) => ({ job, used: used.get(job.id) ?? [] })), total };
		},

		async cancelJob(actor, id) {
			const job = foundOrThrow(await database.jobs.find(actor.userId, id));
			const isCancelled = await database.transaction((tx) => tx.jobs.cancel(job.id, 'Geração cancelada'));
			if (!isCancelled) throw new NexusError('job_not_cancellable');
			return withUsage(foundOrThrow(await database.jobs.find(actor.userId, id)));
		},

		async retryJob(actor, id) {
			const failed = foundOrThrow(await database.jobs.find(actor.userId, id));
			const chosen = await enginesAgain(failed);
			const keyOwner = await engines.keyOwner(actor.userId);
			return await database.transaction(async (tx) => {
				const options = { waiting: false, refusal: 'job_not_retryable' } as const;
				return { job: await restarted(tx, failed, chosen, keyOwner, options), used: [] };
			});
		},

		async resumeJob(actor, id, wanted) {
			const job = foundOrThrow(await database.jobs.find(actor.userId, id));
			const own = canRestart(job)
				? await enginesAgain(job, wanted)
				: (job.engines ?? (await engines.chosenFor(job.userId)));
			const chosen = await changedEngines(deps, actor.userId, own, wanted);
			const isChanged = chosen.script !== own.script || chosen.speech !== own.speech;
			if (canRestart(job) || isChanged) {
				await engines.check(actor.userId, chosen);
				const keyOwner = await engines.keyOwner(actor.userId);
				return await database.transaction(async (tx) => {
					const options = { waiting: true, refusal: 'job_not_waiting' } as const;
					return { job: await restarted(tx, job, chosen, keyOwner, options), used: [] };
				});
			}
			await hastenJob(deps, job);
			return withUsage(foundOrThrow(await database.jobs.find(actor.userId, id)));
		},

		async jobEngines(actor, id) {
			return await enginesOfJob(deps, foundOrThrow(await database.jobs.find(actor.userId, id)));
		},
	};
}
