import { NexusError } from '@nexus/core/errors';
import {
	type ChosenEngine,
	type ChosenEngines,
	type DatabaseFor,
	type Engines,
	PLAN_PRIORITY,
	type TransactionFor,
} from '@nexus/core/ports';
import { type JobRecord, SCRIPT_SHARE } from '@nexus/core/records';
import { QUEUED } from '@nexus/production';
import { areSameVoices } from './episode-voices.ts';
import { isOver } from './job-watch.ts';

/** Which engines make an episode, and which others could. */
export interface JobEngines {
	script: { current: ChosenEngine; others: ChosenEngine[] };
	speech: { current: ChosenEngine; others: ChosenEngine[] };
	/** Parts that have speech already. */
	voicedParts: number;
}

export interface WantedEngines {
	script?: ChosenEngine['engine'] | undefined;
	speech?: ChosenEngine['engine'] | undefined;
}

interface Dependencies {
	database: DatabaseFor<'production', 'enqueue' | 'hasten' | 'jobs' | 'production'>;
	engines: Pick<Engines, 'offeredTo' | 'chosenFor'>;
	now: () => Date;
}

/** Which engines make the job's episode, and which others could. */
export async function enginesOfJob({ database, engines }: Dependencies, job: JobRecord): Promise<JobEngines> {
	const [offered, chosen, parts] = await Promise.all([
		engines.offeredTo(job.userId),
		job.engines ?? engines.chosenFor(job.userId),
		database.production.parts(job.episodeId),
	]);
	const others = (current: ChosenEngine, all: ChosenEngine[]) => ({
		current,
		others: all.filter(({ engine }) => engine !== current.engine),
	});
	return {
		script: others(chosen.script, offered.script),
		speech: others(chosen.speech, offered.speech),
		voicedParts: parts.filter(({ completed, progress }) => completed || progress > SCRIPT_SHARE).length,
	};
}

/** The job's engines with those that are wanted in their place. @throws NexusError engine_unavailable */
export async function changedEngines(
	{ engines }: Pick<Dependencies, 'engines'>,
	userId: string,
	current: ChosenEngines,
	wanted: WantedEngines,
): Promise<ChosenEngines> {
	const offered = await engines.offeredTo(userId);
	const pick = (stage: 'script' | 'speech'): ChosenEngine => {
		const name = wanted[stage];
		if (name === undefined || name === current[stage].engine) return current[stage];
		const found = offered[stage].find(({ engine }) => engine === name);
		if (!found) throw new NexusError('engine_unavailable', { engine: name });
		return found;
	};
	return { script: pick('script'), speech: pick('speech') };
}

/**
 * Puts the job under its next run, with what is kept: written parts stay. What the embedded writer would have to go on
 * with in the middle is written anew, and with another voice all parts are voiced again, so that none are mixed.
 * @throws NexusError with `refusal` when the job is neither over nor waiting
 */
export async function restartJob(
	tx: TransactionFor<'enqueue' | 'jobs' | 'production'>,
	job: JobRecord,
	chosen: ChosenEngines,
	{ waiting, refusal }: { waiting: boolean; refusal: 'job_not_waiting' | 'job_not_retryable' },
): Promise<JobRecord> {
	const restarted = await tx.jobs.restart(job.id, QUEUED, chosen, waiting);
	if (!restarted) throw new NexusError(refusal);
	const before = job.engines ?? chosen;
	if (before.script.engine !== chosen.script.engine && chosen.script.engine === 'embedded') {
		const parts = await tx.production.parts(job.episodeId);
		for (const part of parts) if (!part.scriptWritten) await tx.production.removeLines(part.id);
	}
	const hasOtherVoices =
		before.speech.engine !== chosen.speech.engine ||
		(chosen.speech.engine === 'natural' && !areSameVoices(before.speech, chosen.speech));
	if (hasOtherVoices) await tx.production.reopenParts(job.episodeId);
	await tx.enqueue([
		{ queue: 'episode-plan', payload: { jobId: job.id, run: restarted.run }, priority: PLAN_PRIORITY },
	]);
	return restarted;
}

/** Tries now what the job waits for. @throws NexusError job_not_waiting */
export async function hastenJob({ database, now }: Dependencies, { id, run }: JobRecord): Promise<void> {
	await database.transaction(async (tx) => {
		if (!(await tx.jobs.hold(id, run))) throw new NexusError('job_not_waiting');
		const waits = Object.entries((await tx.jobs.get(id))?.waits ?? {});
		if (waits.length === 0) throw new NexusError('job_not_waiting');
		for (const [key, wait] of waits) {
			if (wait.message) await tx.jobs.wait(id, run, key, { ...wait, until: now().toISOString() });
		}
		await tx.hasten(waits.flatMap(([, { message }]) => message ?? []));
	});
}

/** Whether a job ended in a way that can be gone on from. */
export const canRestart = (job: JobRecord): boolean => isOver(job) && job.status !== 'completed';
