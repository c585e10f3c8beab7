import type { JobStatus } from '@nexus/contract';
import type { OwnedId } from '../ownership/index.ts';
import type { JobRecord, JobStep, JobWait } from '../records/episode.ts';
import type { ChosenEngines } from './engine-choice.ts';
import type { QueuedMessage } from './job-queue.ts';
import type { Page, Paged } from './page.ts';

export interface JobRepository {
	/** @throws NexusError generation_running when the episode has a job under way. */
	create(
		job: Pick<JobRecord, 'id' | 'episodeId' | 'userId' | 'multipleFiles' | 'currentStep'> &
			Partial<Pick<JobRecord, 'kind' | 'estimate' | 'engines'>>,
	): Promise<JobRecord>;
	/** The episode's job that is pending or processing. */
	underWay(episodeId: OwnedId<'episode'>): Promise<JobRecord | null>;
	find(userId: string, id: string): Promise<JobRecord | null>;
	list(
		userId: string,
		page: Page,
		filter: { status?: JobStatus | undefined; episodeId?: string | undefined },
	): Promise<Paged<JobRecord>>;
	/** For workers, who act for the job's owner. */
	get(id: OwnedId<'job'>): Promise<JobRecord | null>;
	/**
	 * Pending to processing under `run`; null when the job is over or belongs to a later run.
	 * @param counted counts this beginning among those that led nowhere, until `recordProgress`
	 */
	start(id: OwnedId<'job'>, run: number, counted?: boolean): Promise<JobRecord | null>;
	/** Its work gets somewhere: beginnings are counted anew. */
	recordProgress(id: OwnedId<'job'>): Promise<void>;
	/**
	 * The current step's words, kept in the history when `record` is set; with `current: false`, there alone. Progress
	 * never goes back.
	 */
	report(
		id: OwnedId<'job'>,
		run: number,
		report: {
			step?: JobStep;
			record?: boolean;
			current?: boolean;
			progress?: number;
			/** Until it is finished, at the present pace. */
			secondsLeft?: number;
			growing?: NonNullable<JobRecord['growing']>;
			totalParts?: number;
			generatedParts?: number;
		},
	): Promise<void>;
	/**
	 * Notes what a part of the job waits for. An outage of the same kind goes on: it keeps its beginning. False when the
	 * job is not under way under `run`.
	 */
	wait(id: OwnedId<'job'>, run: number, key: string, wait: JobWait): Promise<boolean>;
	countSince(userId: string, since: Date): Promise<number>;
	/**
	 * Has every job under way say that it waits for a worker.
	 * @param until when a worker is looked for again
	 * @returns how many jobs wait
	 */
	noteWorkerMissing(until: Date): Promise<number>;
	/** Takes that back: there is a worker. */
	forgetWorkerMissing(): Promise<void>;
}

/** What only a transaction can do: locks, and what takes several statements. */
export interface JobTransaction extends JobRepository {
	/** True, and so until its end, when the job is being worked on under `run`. */
	hold(id: OwnedId<'job'>, run: number): Promise<boolean>;
	/**
	 * What the job's parts waited for is back: none of them waits for it any more. Answers the messages that were to bring
	 * the work back later.
	 */
	endWaits(id: OwnedId<'job'>, run: number, kinds: readonly JobWait['for'][]): Promise<QueuedMessage[]>;
	/** Ends a job that is under way under `run`; false when it was not. */
	finish(
		id: OwnedId<'job'>,
		run: number,
		end: {
			status: Exclude<JobStatus, 'pending' | 'processing'>;
			step: JobStep | string;
			errorCode?: string;
			errorMessage?: string;
			errorTraceback?: string | undefined;
		},
	): Promise<boolean>;
	/** Cancels what is under way and tells every worker; false when nothing is. */
	cancel(id: OwnedId<'job'>, step: string): Promise<boolean>;
	/**
	 * A failed or cancelled job goes back to pending under its next run, and with `waiting` also one that is under way and
	 * waits: what is still done for it is stopped. Null when it is none of these.
	 */
	restart(id: OwnedId<'job'>, step: string, engines: ChosenEngines, waiting?: boolean): Promise<JobRecord | null>;
}
