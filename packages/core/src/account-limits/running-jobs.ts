import type { OwnedId } from '../ownership/index.ts';
import type { DatabaseFor, ProductionHandlers } from '../ports/index.ts';
import { PLAN_PRIORITY } from '../ports/index.ts';
import type { JobRecord } from '../records/episode.ts';
import type { AccountLimits } from './types.ts';

/** Milliseconds until a waiting job is checked again: a tenth of its age, within these bounds. */
const RECHECK_MILLISECONDS = { least: 1_000, most: 30_000 };

function nextCheck({ createdAt }: Pick<JobRecord, 'createdAt'>, now: number): Date {
	const wait = Math.min(
		RECHECK_MILLISECONDS.most,
		Math.max(RECHECK_MILLISECONDS.least, (now - createdAt.getTime()) / 10),
	);
	return new Date(now + wait);
}

/**
 * Limits how many jobs of an account run at the same time; they start in the order in which they were created. A job
 * above the limit goes back into its queue, to be checked later.
 */
export function limitRunningJobs(
	handlers: ProductionHandlers,
	deps: { database: DatabaseFor<never, 'jobs' | 'limits' | 'enqueue'>; limits: AccountLimits; now: () => Date },
): ProductionHandlers {
	const { database, limits, now } = deps;
	const most = limits.runningJobs;
	if (most === null) return handlers;

	/** Marks the job as being worked on when it is its turn. */
	const begins = ({ jobId, run }: { jobId: OwnedId<'job'>; run: number }): Promise<boolean> =>
		database.transaction(async (tx) => {
			const job = await tx.jobs.get(jobId);
			// What is over, or under way already, is for the handler to tell.
			if (job?.status !== 'pending' || job.run !== run) return true;
			await tx.limits.lock(job.userId);
			const { processing, waiting } = await tx.limits.jobsBefore(job);
			if (processing + waiting < most) {
				await tx.jobs.start(jobId, run);
				return true;
			}
			const message = { payload: { jobId, run }, priority: PLAN_PRIORITY, startAfter: nextCheck(job, now().getTime()) };
			await tx.enqueue([{ queue: 'episode-plan', ...message }]);
			return false;
		});

	return {
		...handlers,
		'episode-plan': async (payload, delivery) => {
			if (await begins(payload)) await handlers['episode-plan'](payload, delivery);
		},
	};
}
