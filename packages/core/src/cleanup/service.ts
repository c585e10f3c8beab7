import { type CleanPodcastBody, type CleanupReason, RECENT_CLEANUPS } from '@nexus/contract';
import type { Actor } from '../accounts/types.ts';
import { NexusError } from '../errors/index.ts';
import type { Page, Paged } from '../ports/index.ts';
import { type CleanupDependencies, cleanEpisode } from './clean-episode.ts';
import { removeLeftovers } from './leftovers.ts';
import { repairLostFiles, StorageLooksEmpty } from './lost-files.ts';
import { addRemoved, cleanOldDocuments, cleanOldEpisodes, enforceStorageLimit, removeUnusedClips } from './rules.ts';
import type { CleanupPolicy, CleanupRecord, CleanupRun, CleanupStatistics, Removed } from './types.ts';

export interface CleanupServices {
	readonly policy: CleanupPolicy;
	statistics(actor: Actor): Promise<CleanupStatistics>;
	history(actor: Actor, page: Page): Promise<Paged<CleanupRecord>>;
	/**
	 * All rules and the reconciliation, now: on the caller's own files, or on everybody's.
	 * @throws NexusError forbidden for `all` by who is not an administrator
	 */
	run(actor: Actor, options: { all: boolean }): Promise<CleanupRun>;
	/** @throws NexusError not_found, generation_running, nothing_to_clean */
	cleanPodcast(actor: Actor, id: string, reason: NonNullable<CleanPodcastBody['reason']>): Promise<CleanupRecord>;
	/** The caller's own files of more than so many days. */
	cleanOlderThan(actor: Actor, days: number): Promise<Removed>;
	/** What the schedule does: all rules and the reconciliation for everybody, and rows that are long over. */
	runScheduled(signal: AbortSignal): Promise<CleanupRun>;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** What was heard within this time counts as being heard. Milliseconds. */
const PLAYED_WITHIN = HOUR;
/** Objects and rows younger than this are not reconciled: whoever writes them may not be done. Milliseconds. */
const SETTLED_AFTER = HOUR;

export function createCleanupServices(
	deps: CleanupDependencies & {
		policy: CleanupPolicy;
		now: () => Date;
		/** Told when the reconciliation was left out. */
		onSuspicion: (error: StorageLooksEmpty) => void;
		/** Drafts that nobody came back to (D19). */
		removeStaleDrafts: () => Promise<unknown>;
	},
): CleanupServices {
	const { database, objects, policy } = deps;
	const ago = (milliseconds: number): Date => new Date(deps.now().getTime() - milliseconds);

	async function applyRules(userId: string | null, reason: CleanupReason, signal: AbortSignal): Promise<Removed> {
		const rule = { userId, reason, preserveRecent: policy.preserveRecent, playedSince: ago(PLAYED_WITHIN) };
		const outputs = { ...rule, before: ago(policy.outputsAfterDays * DAY) };
		const uploads = { ...rule, before: ago(policy.uploadsAfterDays * DAY) };
		let total = await cleanOldEpisodes(deps, outputs, signal);
		total = addRemoved(total, await cleanOldDocuments(deps, uploads, signal));
		total = addRemoved(total, await removeUnusedClips(deps, userId, ago(policy.tempAfterDays * DAY), signal));
		if (policy.maxBytesPerUser > 0) {
			const limit = { maxBytes: policy.maxBytesPerUser, userId, playedSince: rule.playedSince };
			total = addRemoved(total, await enforceStorageLimit(deps, limit, signal));
		}
		return total;
	}

	async function reconcile(userId: string | null, signal: AbortSignal): Promise<Reconciled> {
		const scope = { userId, before: ago(SETTLED_AFTER) };
		const mended = await repairLostFiles(deps, scope, signal).catch((error: unknown) => {
			if (!(error instanceof StorageLooksEmpty)) throw error;
			deps.onSuspicion(error);
			return 0;
		});
		const leftovers = await removeLeftovers(deps, scope, signal);
		if (userId !== null) return { mended, ...leftovers };
		const unfinished = await objects.removeUnfinished(ago(policy.tempAfterDays * DAY));
		return { mended, count: leftovers.count + unfinished.count, bytes: leftovers.bytes + unfinished.bytes };
	}

	async function cleanUp(userId: string | null, reason: CleanupReason, signal: AbortSignal): Promise<CleanupRun> {
		const removed = await applyRules(userId, reason, signal);
		const { mended, count, bytes } = await reconcile(userId, signal);
		return { removed: { ...removed, bytes: removed.bytes + bytes }, leftovers: count, mended };
	}

	return {
		policy,
		history: (actor, page) => database.cleanup.history(actor.userId, page),

		async statistics(actor) {
			const [episodes, stored, recent] = await Promise.all([
				database.cleanup.statistics(actor.userId),
				database.cleanup.stored(actor.userId),
				database.cleanup.history(actor.userId, { limit: RECENT_CLEANUPS, offset: 0 }),
			]);
			return { ...episodes, stored, recent: recent.items };
		},

		async run(actor, { all }) {
			if (all && !actor.isAdmin) throw new NexusError('forbidden');
			return await cleanUp(all ? null : actor.userId, 'manual', new AbortController().signal);
		},

		async cleanPodcast(actor, id, reason) {
			const episode = await database.episodes.find(actor.userId, id);
			if (!episode) throw new NexusError('not_found');
			const done = await cleanEpisode(deps, episode.id, reason);
			if (done.outcome === 'busy') throw new NexusError('generation_running');
			if (done.outcome === 'cleaned' && done.record) return done.record;
			if (!episode.cleanedAt) throw new NexusError('nothing_to_clean');
			return {
				episodeId: episode.id,
				title: episode.title,
				reason: episode.cleanupReason ?? reason,
				freedBytes: 0,
				cleanedAt: episode.cleanedAt,
			};
		},

		async cleanOlderThan(actor, days) {
			const { signal } = new AbortController();
			const rule = {
				userId: actor.userId,
				before: ago(days * DAY),
				preserveRecent: 0,
				reason: 'user_request',
			} as const;
			const episodes = await cleanOldEpisodes(deps, { ...rule, playedSince: ago(PLAYED_WITHIN) }, signal);
			const documents = await cleanOldDocuments(deps, rule, signal);
			return addRemoved(episodes, documents);
		},

		async runScheduled(signal) {
			await deps.removeStaleDrafts();
			await database.cleanup.purgeRecords(deps.now());
			return await cleanUp(null, 'auto_age', signal);
		},
	};
}

interface Reconciled {
	mended: number;
	count: number;
	bytes: number;
}
