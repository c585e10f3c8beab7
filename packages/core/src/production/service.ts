import type { ErrorCode } from '@nexus/contract';
import type { EpisodeRecord, JobRecord } from '../episodes/types.ts';
import { NexusError } from '../errors/index.ts';
import type { Delivery, QueueHandlers } from '../ports/index.ts';
import { Cancellations } from './cancellations.ts';
import type { ProductionDependencies } from './dependencies.ts';
import { finishEpisode } from './finish-episode.ts';
import { removeLeftovers } from './leftovers.ts';
import { planEpisode } from './plan-episode.ts';
import { producePart } from './produce-part.ts';
import { StaleWork } from './stale-work.ts';
import { FAILED } from './steps.ts';

export interface ProductionServices {
	handlers: QueueHandlers;
	/** Ends a job whose worker died too often. */
	abandoned(payload: { jobId: string; run: number }): Promise<void>;
	/** Stops at once whatever is done here for the job under this run or an earlier one. */
	cancelled(job: Pick<JobRecord, 'id' | 'run'>): void;
}

/** What another attempt may well find mended. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['storage_unavailable', 'storage_full']);

type Work = (job: JobRecord, episode: EpisodeRecord, signal: AbortSignal) => Promise<void>;

export function createProductionServices(
	deps: ProductionDependencies & { onError: (error: unknown, job: JobRecord) => void },
): ProductionServices {
	const { database } = deps;
	const cancellations = new Cancellations();

	/** Nothing is done for a job that is over or belongs to a later run; a failure that trying again cannot mend ends it. */
	async function attempt(payload: { jobId: string; run: number }, delivery: Delivery, work: Work): Promise<void> {
		const job = await database.jobs.start(payload.jobId, payload.run);
		const episode = job && (await database.episodes.find(job.userId, job.episodeId));
		if (!job || !episode) return;
		let stale = false;
		const ended = await cancellations.run(job, delivery.signal, async (signal) => {
			try {
				await work(job, episode, signal);
			} catch (error) {
				if (signal.aborted) throw error;
				stale = error instanceof StaleWork;
				if (stale) return;
				const permanent = error instanceof NexusError && !PASSING.has(error.code);
				deps.onError(error, job);
				if (!permanent && !delivery.lastAttempt) throw error;
				await fail(job, error instanceof NexusError ? error : new NexusError('internal', {}, { cause: error }));
			}
		});
		if (stale || !ended) await removeLeftovers(deps, job);
	}

	async function fail(job: Pick<JobRecord, 'id' | 'run'>, error: NexusError): Promise<void> {
		const ended = await database.jobs.finish(job.id, job.run, {
			status: 'failed',
			step: FAILED,
			errorCode: error.code,
			errorMessage: error.message,
			errorTraceback: describe(error),
		});
		if (ended) cancellations.cancel(job);
	}

	return {
		handlers: {
			'episode-plan': (payload, delivery) =>
				attempt(payload, delivery, (job, episode, signal) => planEpisode(deps, job, episode, signal)),
			'episode-part': (payload, delivery) =>
				attempt(payload, delivery, async (job, episode, signal) => {
					const part = await database.production.part(payload.partId);
					if (part && !part.completed) await producePart(deps, job, episode, part, signal);
				}),
			'episode-finish': (payload, delivery) =>
				attempt(payload, delivery, (job, episode, signal) => finishEpisode(deps, job, episode, signal)),
		},
		abandoned: ({ jobId, run }) => fail({ id: jobId, run }, new NexusError('internal')),
		cancelled: (job) => cancellations.cancel(job),
	};
}

/** The chain of causes by name and message. Stacks stay in the log: they tell of the machine, not of the episode. */
function describe(error: Error): string {
	const lines: string[] = [];
	for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
		const code = cause instanceof NexusError ? ` [${cause.code}]` : '';
		lines.push(`${cause.name}${code}: ${cause.message}`);
	}
	return lines.join('\n');
}
