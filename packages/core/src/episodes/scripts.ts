import { createHash, randomUUID } from 'node:crypto';
import { ERRORS, type ErrorCode, type Preview, type Script } from '@nexus/contract';
import type { JobAdmission } from '../account-limits/index.ts';
import type { Actor } from '../accounts/types.ts';
import { NexusError } from '../errors/index.ts';
import { documentKeys } from '../library/types.ts';
import type { Database, Engines, ObjectStore, SpeechSynthesizer } from '../ports/index.ts';
import { type PlannedClip, planClipsOf } from '../production/clips.ts';
import { PLAN_PRIORITY } from '../production/plan-episode.ts';
import { QUEUED } from '../production/steps.ts';
import type { LineRecord, PartRecord } from '../production/types.ts';
import { editScript, formatScript, parseScript, spokenSeconds, type WantedLine, wordCount } from '../scripts/index.ts';
import { isWritten } from './is-written.ts';
import { isOver, type JobWatch } from './job-watch.ts';
import type { EpisodeRecord, JobRecord } from './types.ts';

export interface ScriptChange {
	/** The text form, or the lines: one of them. */
	content?: string | undefined;
	lines?: WantedLine[] | undefined;
	/** Of the script that was edited; null saves over whatever is there. */
	version: string | null;
	/** Nothing is saved. */
	dryRun: boolean;
}

export interface ScriptServices {
	/** @throws NexusError not_found, script_missing */
	read(actor: Actor, id: string): Promise<Script>;
	/**
	 * Has the script written when there is none, or joins the job that writes it, and waits. The job goes on when nobody
	 * waits any more.
	 * @param signal aborted when the answer is no longer waited for: then the job is answered
	 * @throws NexusError not_found, generation_running, cancelled, or whatever the job failed with
	 */
	preview(actor: Actor, id: string, signal: AbortSignal): Promise<Preview | JobRecord>;
	/**
	 * Looks whether a script may be edited, before anything is known of how.
	 * @throws NexusError not_found, script_missing, generation_running
	 */
	expectEditable(actor: Actor, id: string): Promise<void>;
	/**
	 * Replaces the script. Parts whose lines change are to be voiced again; what was made before can be played until then.
	 * @throws NexusError not_found, script_missing, generation_running, script_changed, validation (naming the line)
	 */
	save(actor: Actor, id: string, change: ScriptChange): Promise<Script>;
}

export interface ScriptDependencies {
	database: Database;
	objects: ObjectStore;
	engines: Engines;
	watch: JobWatch;
	admission: JobAdmission;
}

interface Written {
	parts: PartRecord[];
	lines: LineRecord[];
}

export function createScriptServices(deps: ScriptDependencies): ScriptServices {
	const { database, objects, engines, watch, admission } = deps;

	async function find(actor: Actor, id: string): Promise<EpisodeRecord> {
		const episode = await database.episodes.find(actor.userId, id);
		if (!episode) throw new NexusError('not_found');
		return episode;
	}

	async function written(repositories: Pick<Database, 'production'>, id: string): Promise<Written> {
		const [parts, lines] = [await repositories.production.parts(id), await repositories.production.episodeLines(id)];
		return { parts, lines };
	}

	/** Lines and clips that do not exist yet, of the parts that are to be made. */
	async function toVoice(
		episode: EpisodeRecord,
		parts: readonly { id: string; number: number; completed: boolean }[],
		lines: readonly LineRecord[],
	): Promise<Pick<Script, 'lines_to_voice' | 'clips_to_voice' | 'seconds_to_voice'>> {
		const open = new Set(parts.filter(({ completed }) => !completed).map(({ id }) => id));
		const byPart = Map.groupBy(
			lines.filter(({ partId }) => open.has(partId)),
			({ partId }) => partId,
		);
		const speech = byPart.size > 0 ? await speechOf(episode) : null;
		const hosts = { A: episode.hostA, B: episode.hostB };
		const clips = new Map<string, PlannedClip>();
		for (const { id, number } of parts) {
			if (!speech) break;
			const planning = { lines: byPart.get(id) ?? [], hosts, speech, opening: number === 1 };
			for (const clip of await planClipsOf(database.production, episode.userId, planning)) clips.set(clip.key, clip);
		}
		const known = await database.production.findClips(episode.userId, [...clips.keys()]);
		for (const { key } of known) clips.delete(key);
		const missing = [...clips.values()].flatMap((clip) => clip.lines);
		return {
			lines_to_voice: missing.length,
			clips_to_voice: clips.size,
			seconds_to_voice: Math.round(spokenSeconds(missing)),
		};
	}

	/** Null while the engine is not configured: then nothing can be told of its clips. */
	async function speechOf({ userId }: EpisodeRecord): Promise<SpeechSynthesizer | null> {
		try {
			return await engines.speechFor(userId, (await engines.chosenFor(userId)).speech);
		} catch (error) {
			if (error instanceof NexusError) return null;
			throw error;
		}
	}

	async function present(
		episode: EpisodeRecord,
		parts: readonly { id: string; number: number; completed: boolean }[],
		lines: readonly LineRecord[],
		version = versionOf(lines),
	): Promise<Script> {
		const numbers = new Map(parts.map(({ id, number }) => [id, number]));
		return {
			podcast_id: episode.id,
			version,
			content: formatScript(lines),
			lines: lines.map(({ id, partId, speaker, text, spans, edited, unsupported, chapter }) => ({
				id,
				part_number: numbers.get(partId) ?? 1,
				speaker,
				name: (speaker === 'A' ? episode.hostA : episode.hostB).name,
				text,
				spans: spans.map(({ start, end }): [number, number] => [start, end]),
				edited,
				unsupported,
				chapter,
			})),
			estimated_duration: Math.round((spokenSeconds(lines) / 60) * 10) / 10,
			word_count: wordCount(lines),
			unsupported_lines: lines.filter(({ unsupported }) => unsupported).length,
			...(await toVoice(episode, parts, lines)),
		};
	}

	/** The job that writes the script: the one under way, or a new one. Null when the script is there. */
	async function writingJob(actor: Actor, id: string): Promise<JobRecord | null> {
		const { documentId } = await find(actor, id);
		const chosen = await engines.chosenFor(actor.userId);
		const keyOwner = await engines.keyOwner(actor.userId);
		const hasDocument = documentId !== null && (await objects.info(documentKeys(actor.userId, documentId).text));
		return await database.transaction(async (tx) => {
			const episode = await tx.episodes.lock(actor.userId, id);
			if (!episode) throw new NexusError('not_found');
			await tx.episodes.touch(id);
			if (await isWritten(tx, id)) return null;
			const underWay = await tx.jobs.underWay(id);
			if (underWay) return underWay;
			if (!hasDocument) throw new NexusError('document_missing');
			await engines.writerFor(actor.userId, chosen.script);
			const expected = await admission.admit(tx, episode, { kind: 'script', engines: chosen, keyOwner });
			const job = await tx.jobs.create({
				id: randomUUID(),
				episodeId: id,
				userId: actor.userId,
				kind: 'script',
				multipleFiles: false,
				estimate: null,
				engines: chosen,
				currentStep: QUEUED,
			});
			await tx.limits.expectOfJob(job.id, expected);
			await tx.enqueue([{ queue: 'episode-plan', payload: { jobId: job.id, run: job.run }, priority: PLAN_PRIORITY }]);
			return job;
		});
	}

	/** Null once the script is written; the job when it is no longer waited for. */
	async function waitFor(job: JobRecord, signal: AbortSignal): Promise<JobRecord | null> {
		let last: JobRecord | null = null;
		for await (const state of watch.follow(job.id, signal)) {
			last = state;
			if (state.kind === 'episode' && (await isWritten(database, job.episodeId))) return null;
		}
		if (!last || !isOver(last)) {
			if (signal.aborted) return last ?? job;
			throw new NexusError(last ? 'unavailable' : 'cancelled');
		}
		if (last.status === 'completed') return null;
		if (last.status === 'cancelled') throw new NexusError('cancelled');
		throw failureOf(last);
	}

	return {
		async read(actor, id) {
			const episode = await find(actor, id);
			const { parts, lines } = await written(database, id);
			if (lines.length === 0) throw new NexusError('script_missing');
			return present(episode, parts, lines);
		},

		async preview(actor, id, signal) {
			const job = await writingJob(actor, id);
			const pending = job && (await waitFor(job, signal));
			if (pending) return pending;
			return { ...(await this.read(actor, id)), job_id: job?.id ?? null };
		},

		async expectEditable(actor, id) {
			await find(actor, id);
			if (await database.jobs.underWay(id)) throw new NexusError('generation_running');
			if ((await database.production.parts(id)).length === 0) throw new NexusError('script_missing');
		},

		async save(actor, id, { content, lines: wantedLines, version, dryRun }) {
			if ((content === undefined) === (wantedLines === undefined)) {
				throw new NexusError('validation', { reason: 'envie o roteiro em "content" ou em "lines".' });
			}
			const wanted = content === undefined ? (wantedLines ?? []) : await parseScript(content);
			const saved = await database.transaction(async (tx) => {
				const episode = await tx.episodes.lock(actor.userId, id);
				if (!episode) throw new NexusError('not_found');
				if (await tx.jobs.underWay(id)) throw new NexusError('generation_running');
				const before = await written(tx, id);
				if (before.lines.length === 0) throw new NexusError('script_missing');
				const current = versionOf(before.lines);
				if (version !== null && version !== current) throw new NexusError('script_changed');
				const edit = await editScript(before.parts, before.lines, wanted, episode.language);
				const left = before.parts.filter((part) => !edit.removed.includes(part.id));
				const parts = left.map((part, index) => ({
					id: part.id,
					number: index + 1,
					completed: part.completed && edit.removed.length === 0 && !edit.changed.has(part.id),
				}));
				const isChanged = edit.changed.size + edit.removed.length > 0;
				if (isChanged && !dryRun) {
					await tx.production.replaceLines(id, edit);
					await tx.episodes.update(id, { scriptChanged: episode.durationSeconds !== null });
				}
				return { episode, parts, lines: edit.lines, version: dryRun ? current : versionOf(edit.lines) };
			});
			return present(saved.episode, saved.parts, saved.lines, saved.version);
		},
	};
}

/** What a job failed with, in its own words. */
function failureOf({ errorCode, errorMessage }: JobRecord): NexusError {
	const code = errorCode !== null && Object.hasOwn(ERRORS, errorCode) ? (errorCode as ErrorCode) : 'internal';
	const failure = new NexusError(code);
	failure.message = errorMessage ?? failure.message;
	return failure;
}

/** Of everything that can be edited, and the order of the lines. */
function versionOf(lines: readonly LineRecord[]): string {
	const hash = createHash('sha256');
	for (const { id, partId, speaker, text } of lines) hash.update(JSON.stringify([id, partId, speaker, text]));
	return hash.digest('hex').slice(0, 20);
}
