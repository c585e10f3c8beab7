import { createHash } from 'node:crypto';
import { documentsOf, nameOf, readTexts } from '@nexus/core/documents';
import { NexusError } from '@nexus/core/errors';
import { newId, type OwnedId } from '@nexus/core/ownership';
import { type ChosenEngines, isRemote, type QueueMessage, type TransactionFor } from '@nexus/core/ports';
import type { EpisodePlanRecord, EpisodeRecord, JobRecord } from '@nexus/core/records';
import { CHARACTERS_PER_WORD } from '@nexus/core/scripts';
import type { ProductionDependencies } from './dependencies.ts';
import { atStage } from './engine-failure.ts';
import { HEAD_START } from './head-start.ts';
import { paidAnswers } from './paid-answers.ts';
import { PlanProgress } from './plan-progress.ts';
import { ProviderSilence } from './provider-silence.ts';
import { StaleWork } from './stale-work.ts';
import { ANALYSING, PROGRESS, planned, SCRIPT_DONE } from './steps.ts';
import { UsageMeter } from './usage-meter.ts';

/**
 * Plans the episode and queues its parts. Of an episode that is planned already, queues the parts that are not finished,
 * or, for a job that makes the script alone, not written. The parts and their messages are created in one transaction.
 */
export async function planEpisode(
	deps: ProductionDependencies,
	job: JobRecord & { engines: ChosenEngines },
	episode: EpisodeRecord,
	signal: AbortSignal,
): Promise<void> {
	const { database } = deps;
	const existing = await database.production.parts(episode.id);
	if (existing.length > 0) {
		const unfinished = existing.filter((part) => (job.kind === 'script' ? !part.scriptWritten : !part.completed));
		await database.transaction(async (tx) => {
			if (!(await tx.jobs.hold(job.id, job.run))) throw new StaleWork('planned for a job that is over');
			await tx.jobs.recordProgress(job.id);
			await tx.jobs.endWaits(job.id, job.run, ['script_provider', 'storage']);
			await tx.production.resetStalls(episode.id);
			await tx.jobs.report(job.id, job.run, {
				step: planned(existing.length),
				totalParts: existing.length,
				generatedParts: existing.length - unfinished.length,
			});
			await queueParts(tx, job, unfinished, deps.now().getTime());
		});
		return;
	}
	await database.jobs.report(job.id, job.run, { step: ANALYSING, record: true, progress: PROGRESS.begun });
	const meter = new UsageMeter(deps, { job, episode, partId: null });
	const plan = await meter.around(() => makePlan(deps, job, episode, meter, signal));
	await database.transaction(async (tx) => {
		if (!(await tx.jobs.hold(job.id, job.run))) throw new StaleWork('planned for a job that is over');
		await tx.jobs.recordProgress(job.id);
		await tx.jobs.endWaits(job.id, job.run, ['script_provider', 'storage']);
		await tx.production.savePlan(episode.id, plan);
		await tx.jobs.report(job.id, job.run, {
			step: planned(plan.parts.length),
			record: true,
			progress: PROGRESS.planned,
			totalParts: plan.parts.length,
		});
		await queueParts(tx, job, plan.parts, deps.now().getTime());
	});
}

async function makePlan(
	deps: ProductionDependencies,
	job: JobRecord & { engines: ChosenEngines },
	episode: EpisodeRecord,
	meter: UsageMeter,
	signal: AbortSignal,
): Promise<EpisodePlanRecord> {
	const { database, objects, engines, planner } = deps;
	const { script } = job.engines;
	const all = await documentsOf(database, episode);
	const { text, documents } = await readTexts(objects, all);
	const writer = await engines.writerFor(episode.userId, script);
	const silence = new ProviderSilence(deps, job, job.id);
	const request = {
		text,
		filename: all.length > 1 ? nameOf(all) : (all[0]?.filename ?? ''),
		documents,
		language: episode.language,
		presetId: episode.presetId,
		customStyle: episode.customStyle,
		options: episode.scriptOptions ?? undefined,
		hosts: { A: episode.hostA, B: episode.hostB },
		seed: episode.seed,
		signal,
		used: meter.listener('script', script, writer.id),
		silence: silence.listener('script'),
		kept: paidAnswers(database, episode.id),
	};
	const progress = isRemote(script) ? new PlanProgress(deps, job, episode, text.length) : null;
	const { outline, parts } = await planner
		.planFor(writer, request)
		.catch((error) => {
			throw atStage('script', error);
		})
		.finally(async () => {
			await progress?.end();
			await silence.settled();
		});
	progress?.note();
	if (parts.length === 0) throw new NexusError('document_unreadable');
	const bytesAt = byteOffsets(
		text,
		parts.flatMap(({ source }) => [source.start, source.end]),
	);
	return {
		outline,
		parts: parts.map((part, index) => ({
			id: newId<'part'>(),
			number: index + 1,
			title: part.title,
			outline: part,
			byteStart: bytesAt.get(part.source.start) ?? 0,
			byteEnd: part.told
				? (bytesAt.get(part.source.start) ?? 0) + Math.round(part.told.words * CHARACTERS_PER_WORD)
				: (bytesAt.get(part.source.end) ?? 0),
		})),
	};
}

/** Where offsets of a text, in UTF-16 code units, stand in its UTF-8: parts of a script need not follow the document's order. */
function byteOffsets(text: string, offsets: readonly number[]): Map<number, number> {
	const found = new Map<number, number>();
	let bytes = 0;
	let characters = 0;
	for (const offset of [...offsets].sort((a, b) => a - b)) {
		bytes += Buffer.byteLength(text.slice(characters, offset));
		characters = offset;
		found.set(offset, bytes);
	}
	return found;
}

/**
 * Queues parts. Part n of every episode goes before part n+1 of any, so that a book does not hold up a single page. A
 * part that a provider makes mostly waits, and so goes to a queue with many more workers.
 */
async function queueParts(
	tx: TransactionFor<'enqueue' | 'jobs' | 'production'>,
	job: JobRecord & { engines: ChosenEngines },
	parts: { id: OwnedId<'part'>; number: number }[],
	now: number,
): Promise<void> {
	const work = { jobId: job.id, run: job.run };
	const remote = isRemote(job.engines.script) || (job.kind === 'episode' && isRemote(job.engines.speech));
	const hasFirst = !remote && parts[0]?.number === 1;
	const messages: QueueMessage[] = parts.map(({ id, number }) => ({
		queue: remote ? 'remote-part' : 'episode-part',
		id: messageId(id, job),
		payload: { ...work, partId: id, ...(hasFirst && number > 1 && { behindUntil: now + HEAD_START }) },
		priority: -number,
		group: job.userId,
	}));
	if (messages.length === 0 && job.kind === 'script') {
		await tx.jobs.finish(job.id, job.run, { status: 'completed', step: SCRIPT_DONE });
		return;
	}
	if (messages.length === 0) messages.push({ queue: 'episode-finish', payload: work, priority: 0 });
	await tx.enqueue(messages);
}

/** The same for the same part, job and run, so that planning twice does not make a part twice. A UUID by RFC 9562, version 8. */
function messageId(partId: OwnedId<'part'>, { id, run }: JobRecord): string {
	const hex = createHash('sha256').update(`${partId} ${id} ${run}`).digest('hex');
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
