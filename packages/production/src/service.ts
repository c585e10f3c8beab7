import { randomUUID } from 'node:crypto';
import { NexusError } from '@nexus/core/errors';
import { KeyedLock } from '@nexus/core/event-loop';
import type { OwnedId } from '@nexus/core/ownership';
import {
	type ChosenEngine,
	type ChosenEngines,
	type Delivery,
	type PartPayload,
	PLAN_PRIORITY,
	type ProductionHandlers,
	type QueueMessage,
} from '@nexus/core/ports';
import type { EndedRun, EpisodeRecord, JobRecord } from '@nexus/core/records';
import { Cancellations } from './cancellations.ts';
import type { ProductionDependencies } from './dependencies.ts';
import { attributeKeyFailure, MOST_STALLS, shouldRetry } from './failures.ts';
import { finishEpisode } from './finish-episode.ts';
import { HeadStart } from './head-start.ts';
import { removeLeftovers } from './leftovers.ts';
import { nextWait, OUTAGE_TIMINGS, type OutageTimings, outageOf } from './outages.ts';
import { Pace, pacedAs } from './pace.ts';
import { SharedMemory } from './part-memory.ts';
import { planEpisode } from './plan-episode.ts';
import { producePart } from './produce-part.ts';
import { retagEpisode } from './retag-episode.ts';
import { StaleWork } from './stale-work.ts';
import { FAILED } from './steps.ts';
import { UnsavedClips } from './unsaved-clips.ts';
import { WasteLimits } from './waste-limit.ts';

export interface ProductionServices {
	handlers: ProductionHandlers;
	/** Ends a job whose worker died too often. */
	abandoned(payload: { jobId: OwnedId<'job'>; run: number }): Promise<void>;
	/** Stops whatever is done here for the job under this run or an earlier one. */
	over(job: EndedRun): void;
}

type WorkedJob = JobRecord & { engines: ChosenEngines };
type Part = { id: OwnedId<'part'>; number: number } | null;
/** How work is told to stop, and tells that it will fail. */
interface Course {
	/** Aborted when the job is over. */
	signal: AbortSignal;
	/** For what is paid for by the call: aborted when the job is cancelled, and not when it has failed. */
	sent: AbortSignal;
	/** Ends the job at once, before what was sent is waited for, when trying again cannot mend the error. */
	failing: (error: unknown) => Promise<void>;
}
type Work = (job: WorkedJob, episode: EpisodeRecord, course: Course) => Promise<void>;
type Begin = (payload: {
	jobId: OwnedId<'job'>;
	run: number;
}) => Promise<{ job: JobRecord | null; part: Part; stalls: number; work: Work }>;
/** A message that was handed out, without what came of it. */
type Message = Pick<
	Exclude<QueueMessage, { queue: 'document-import' | 'document-index' | 'episode-tags' }>,
	'queue' | 'payload'
>;

export function createProductionServices({
	onError,
	outages = {},
	speechPace = async () => null,
	...given
}: Omit<ProductionDependencies, 'memory' | 'clipLocks' | 'unsaved' | 'pace' | 'waste' | 'timings'> & {
	/** How outages are waited out; by default as OUTAGE_TIMINGS. */
	outages?: Partial<OutageTimings> | undefined;
	/** Seconds of this machine's work for a second of speech; null where that was not measured. */
	speechPace?: ((speech: ChosenEngine) => Promise<number | null>) | undefined;
	onError: (error: unknown, job: JobRecord) => void;
}): ProductionServices {
	const shared = {
		memory: new SharedMemory(),
		clipLocks: new KeyedLock(),
		unsaved: new UnsavedClips(),
		pace: new Pace(),
		waste: new WasteLimits(),
	};
	const timings = { ...OUTAGE_TIMINGS, ...outages };
	const deps: ProductionDependencies = { ...given, ...shared, timings };
	const { database, engines, now } = deps;
	const cancellations = new Cancellations();
	const headStart = new HeadStart(now);

	/** Nothing is done for a job that is over or belongs to a later run; a failure that trying again cannot mend ends it. */
	async function attempt(message: Message, delivery: Delivery, begin: Begin): Promise<void> {
		const { job: started, part, stalls, work } = await begin(message.payload);
		const episode = started && (await database.episodes.find(started.userId, started.episodeId));
		if (!started || !episode) return;
		const job = { ...started, engines: started.engines ?? (await engines.chosenFor(started.userId)) };
		const measured = await speechPace(job.engines.speech);
		if (measured !== null) deps.pace.suppose(pacedAs(job.engines.speech), measured);
		if (stalls > MOST_STALLS) return await fail(job, new NexusError('internal'));
		let stale = false;
		const isFinal = (error: unknown) => outageOf(error, now()) === null && !shouldRetry(error, stalls);
		const asFailure = (error: unknown) =>
			error instanceof NexusError ? error : new NexusError('internal', {}, { cause: error });
		const ended = await cancellations.run(job, delivery.signal, async (signal, sent) => {
			const failing = async (error: unknown): Promise<void> => {
				if (signal.aborted || error instanceof StaleWork || !isFinal(error)) return;
				onError(error, job);
				await fail(job, asFailure(error));
			};
			try {
				await work(job, episode, { signal, sent, failing });
			} catch (error) {
				if (signal.aborted) throw error;
				stale = error instanceof StaleWork;
				if (stale) return;
				onError(error, job);
				if (await waitOut(error, message, job, part)) return;
				if (outageOf(error, now()) === null && shouldRetry(error, stalls)) throw error;
				await fail(job, asFailure(error));
			}
		});
		if (stale || !ended) await removeLeftovers(deps, job);
	}

	/**
	 * Puts the message back into its queue for when the outage may be over, and says so. False for what is no outage, or
	 * one that has lasted too long.
	 */
	async function waitOut(error: unknown, message: Message, job: WorkedJob, part: Part): Promise<boolean> {
		const outage = outageOf(error, now());
		if (!outage) return false;
		const key = part?.id ?? job.id;
		const earlier = (await database.jobs.get(job.id))?.waits[key];
		const wait = nextWait(outage, { earlier, now: now(), timings });
		if (!wait) return false;
		const queued = { queue: message.queue, id: randomUUID() };
		const place = part ? { priority: -part.number, group: job.userId } : { priority: PLAN_PRIORITY };
		await database.transaction(async (tx) => {
			if (!(await tx.jobs.wait(job.id, job.run, key, { ...wait, message: queued }))) return;
			if (part) await tx.production.recordPartProgress(part.id);
			else await tx.jobs.recordProgress(job.id);
			const { payload } = message;
			await tx.enqueue([{ ...queued, payload, ...place, startAfter: new Date(wait.until) } as QueueMessage]);
		});
		return true;
	}

	const onEpisode =
		(work: Work): Begin =>
		async ({ jobId, run }) => {
			const job = await database.jobs.start(jobId, run, true);
			return { job, part: null, stalls: job?.stalls ?? 0, work };
		};

	const onPart =
		({ partId, behindUntil }: PartPayload): Begin =>
		async ({ jobId, run }) => {
			const job = await database.jobs.start(jobId, run);
			const found = job && (await database.production.part(partId));
			const part = found && !found.completed ? await database.production.beginPart(partId) : null;
			return {
				job: part && job,
				part,
				stalls: part?.stalls ?? 0,
				work: async (begun, episode, course) => {
					if (begun.generatedParts === 0 && behindUntil) await headStart.wait(jobId, behindUntil, course.signal);
					course.signal.throwIfAborted();
					if (part) await producePart(deps, begun, episode, part, course, () => headStart.end(jobId));
				},
			};
		};

	async function fail(job: Pick<JobRecord, 'id' | 'run'> & Partial<WorkedJob>, failure: NexusError): Promise<void> {
		const { userId, engines: chosen } = job;
		const usesGemini = chosen?.script.engine === 'gemini' || chosen?.speech.engine === 'gemini';
		const error = userId ? await attributeKeyFailure(failure, engines, userId, usesGemini) : failure;
		const end = {
			...{ status: 'failed' as const, step: FAILED },
			...{ errorCode: error.code, errorMessage: error.message, errorTraceback: describe(error) },
		};
		const ended = await database.transaction((tx) => tx.jobs.finish(job.id, job.run, end));
		if (ended) cancellations.end(job);
	}

	return {
		handlers: {
			'episode-plan': (payload, delivery) =>
				attempt(
					{ queue: 'episode-plan', payload },
					delivery,
					onEpisode((job, episode, { signal }) => planEpisode(deps, job, episode, signal)),
				),
			'episode-part': (payload, delivery) => attempt({ queue: 'episode-part', payload }, delivery, onPart(payload)),
			'remote-part': (payload, delivery) => attempt({ queue: 'remote-part', payload }, delivery, onPart(payload)),
			'episode-finish': (payload, delivery) =>
				attempt(
					{ queue: 'episode-finish', payload },
					delivery,
					onEpisode((job, episode, { signal }) => finishEpisode(deps, job, episode, signal)),
				),
			'episode-tags': ({ userId, episodeId }, { signal }) => retagEpisode(deps, { userId, id: episodeId }, signal),
		},
		abandoned: ({ jobId, run }) => fail({ id: jobId, run }, new NexusError('internal')),
		over: (job) => (job.isCancelled ? cancellations.cancel(job) : cancellations.end(job)),
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
