import { ERRORS, type ErrorCode } from '@nexus/contract';
import type { JobAdmission } from '@nexus/core/account-limits';
import type { Actor } from '@nexus/core/accounts';
import { hasTexts } from '@nexus/core/documents';
import { NexusError } from '@nexus/core/errors';
import { newId, type OwnedId } from '@nexus/core/ownership';
import { type Database, type DatabaseFor, type Engines, type ObjectStore, PLAN_PRIORITY } from '@nexus/core/ports';
import type { EpisodeRecord, JobRecord, LineRecord } from '@nexus/core/records';
import { applyChanges, editScript, type LineChange, type Stretch, type WantedLine } from '@nexus/core/scripts';
import { QUEUED } from '@nexus/production';
import { isWritten } from './is-written.ts';
import { isOver, type JobWatch } from './job-watch.ts';
import {
	type ChangedScript,
	createScriptAnswers,
	type Script,
	versionOf,
	type Written,
	type WrittenScript,
} from './script-answers.ts';

export interface Save {
	/** Of the script that was edited; null saves over whatever is there. */
	version: string | null;
	/** Nothing is saved. */
	dryRun: boolean;
}

export interface SaveScript extends Save {
	lines: readonly WantedLine[];
}

export interface ChangeScript extends Save {
	changes: readonly LineChange[];
	version: string;
}

/** A script that was waited for. */
export interface Preview extends Script {
	/** The job that wrote it; null where it was written already. */
	jobId: string | null;
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
	save(actor: Actor, id: string, script: SaveScript): Promise<Script>;
	/**
	 * As `save`, of some lines; all others stay as they are. Answers what changed.
	 * @throws NexusError as `save`, and validation for changes that overlap or name no line of the script
	 */
	change(actor: Actor, id: string, change: ChangeScript): Promise<ChangedScript>;
}

export interface ScriptDependencies {
	database: DatabaseFor<
		'episodes' | 'jobs' | 'production' | 'pronunciations',
		'enqueue' | 'episodes' | 'jobs' | 'limits' | 'production'
	>;
	objects: ObjectStore;
	engines: Engines;
	watch: JobWatch;
	admission: JobAdmission;
}

export function createScriptServices(deps: ScriptDependencies): ScriptServices {
	const { database, objects, engines, watch, admission } = deps;
	const answers = createScriptAnswers({ database, engines });

	async function find(actor: Actor, id: string): Promise<EpisodeRecord> {
		const episode = await database.episodes.find(actor.userId, id);
		if (!episode) throw new NexusError('not_found');
		return episode;
	}

	async function written(repositories: Pick<Database, 'production'>, id: OwnedId<'episode'>): Promise<Written> {
		const [parts, lines] = [await repositories.production.parts(id), await repositories.production.episodeLines(id)];
		return { parts, lines };
	}

	/** Makes the script the lines that are wanted of those that there are, unless it is a dry run. */
	async function replace(
		actor: Actor,
		id: string,
		{ version, dryRun, wanted }: Save & { wanted: (before: readonly LineRecord[]) => readonly WantedLine[] },
	): Promise<WrittenScript & { before: Written }> {
		return await database.transaction(async (tx) => {
			const episode = await tx.episodes.lock(actor.userId, id);
			if (!episode) throw new NexusError('not_found');
			if (await tx.jobs.underWay(episode.id)) throw new NexusError('generation_running');
			const before = await written(tx, episode.id);
			if (before.lines.length === 0) throw new NexusError('script_missing');
			const current = await versionOf(before.lines);
			if (version !== null && version !== current) throw new NexusError('script_changed');
			const edit = await editScript(before.parts, before.lines, wanted(before.lines), episode.language);
			const left = before.parts.filter((part) => !edit.removed.includes(part.id));
			const parts = left.map((part, index) => ({
				id: part.id,
				number: index + 1,
				completed: part.completed && edit.removed.length === 0 && !edit.changed.has(part.id),
			}));
			const isChanged = edit.changed.size + edit.removed.length > 0;
			if (isChanged && !dryRun) {
				await tx.production.replaceLines(episode.id, edit);
				await tx.episodes.update(episode.id, { scriptChanged: episode.durationSeconds !== null });
			}
			return { episode, parts, lines: edit.lines, version: dryRun ? current : await versionOf(edit.lines), before };
		});
	}

	/** The job that writes the script: the one under way, or a new one. Null when the script is there. */
	async function writingJob(actor: Actor, id: string): Promise<JobRecord | null> {
		const made = await find(actor, id);
		const chosen = await engines.chosenFor(actor.userId);
		const keyOwner = await engines.keyOwner(actor.userId);
		const hasDocument = await hasTexts(objects, made);
		return await database.transaction(async (tx) => {
			const episode = await tx.episodes.lock(actor.userId, id);
			if (!episode) throw new NexusError('not_found');
			await tx.episodes.touch(episode.id);
			if (await isWritten(tx, episode.id)) return null;
			const underWay = await tx.jobs.underWay(episode.id);
			if (underWay) return underWay;
			if (!hasDocument) throw new NexusError('document_missing');
			await engines.writerFor(actor.userId, chosen.script);
			const expected = await admission.admit(tx, episode, { kind: 'script', engines: chosen, keyOwner });
			const job = await tx.jobs.create({
				id: newId<'job'>(),
				episodeId: episode.id,
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
			const { parts, lines } = await written(database, episode.id);
			if (lines.length === 0) throw new NexusError('script_missing');
			return answers.whole({ episode, parts, lines, version: await versionOf(lines) });
		},

		async preview(actor, id, signal) {
			const job = await writingJob(actor, id);
			const pending = job && (await waitFor(job, signal));
			if (pending) return pending;
			return { ...(await this.read(actor, id)), jobId: job?.id ?? null };
		},

		async expectEditable(actor, id) {
			const episode = await find(actor, id);
			if (await database.jobs.underWay(episode.id)) throw new NexusError('generation_running');
			if ((await database.production.parts(episode.id)).length === 0) throw new NexusError('script_missing');
		},

		async save(actor, id, { lines, version, dryRun }) {
			return answers.whole(await replace(actor, id, { version, dryRun, wanted: () => lines }));
		},

		async change(actor, id, { changes, version, dryRun }) {
			let stretches: Stretch[] = [];
			const replaced = await replace(actor, id, {
				version,
				dryRun,
				wanted(before) {
					const changed = applyChanges(before, changes);
					stretches = changed.stretches;
					return changed.wanted;
				},
			});
			return answers.changes(replaced, replaced.before, stretches);
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
