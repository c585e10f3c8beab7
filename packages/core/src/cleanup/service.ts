import {
	type CleanPodcastBody,
	type CleanStorageAnswer,
	type CleanupConfig,
	type CleanupEntry,
	type CleanupReason,
	type CleanupStats,
	RECENT_CLEANUPS,
	type RunCleanupAnswer,
} from '@nexus/contract';
import type { Actor } from '../accounts/types.ts';
import { NexusError } from '../errors/index.ts';
import type { Page, Paged } from '../ports/index.ts';
import { type CleanupDependencies, cleanEpisode } from './clean.ts';
import { removeLeftovers } from './leftovers.ts';
import { mendLostFiles, StorageLooksEmpty } from './lost-files.ts';
import { cleanOldDocuments, cleanOldEpisodes, holdLimit, NOTHING, removeUnusedClips, sum } from './rules.ts';
import { scheduleInWords } from './schedule-words.ts';
import type { CleanupPolicy, CleanupRecord, Removed } from './types.ts';

export interface CleanupServices {
	config(): CleanupConfig;
	stats(actor: Actor): Promise<CleanupStats>;
	history(actor: Actor, page: Page): Promise<Paged<CleanupEntry>>;
	/**
	 * All rules and the reconciliation, now: on the caller's own files, or on everybody's.
	 * @throws NexusError forbidden for `all` by who is not an administrator
	 */
	run(actor: Actor, options: { all: boolean }): Promise<RunCleanupAnswer>;
	/** @throws NexusError not_found, generation_running, nothing_to_clean */
	cleanPodcast(actor: Actor, id: string, reason: NonNullable<CleanPodcastBody['reason']>): Promise<CleanupEntry>;
	/** The caller's own files of more than so many days. */
	cleanOlderThan(actor: Actor, days: number): Promise<CleanStorageAnswer>;
	/** What the schedule does: all rules and the reconciliation for everybody, and rows that are long over. */
	runScheduled(signal: AbortSignal): Promise<RunCleanupAnswer>;
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
		total = sum(total, await cleanOldDocuments(deps, uploads, signal));
		total = sum(total, await removeUnusedClips(deps, userId, ago(policy.tempAfterDays * DAY), signal));
		if (policy.maxBytesPerUser > 0) {
			const limit = { maxBytes: policy.maxBytesPerUser, userId, playedSince: rule.playedSince };
			total = sum(total, await holdLimit(deps, limit, signal));
		}
		return total;
	}

	async function reconcile(userId: string | null, signal: AbortSignal): Promise<Reconciled> {
		const scope = { userId, before: ago(SETTLED_AFTER) };
		const mended = await mendLostFiles(deps, scope, signal).catch((error: unknown) => {
			if (!(error instanceof StorageLooksEmpty)) throw error;
			deps.onSuspicion(error);
			return 0;
		});
		const leftovers = await removeLeftovers(deps, scope, signal);
		if (userId !== null) return { mended, ...leftovers };
		const unfinished = await objects.removeUnfinished(ago(policy.tempAfterDays * DAY));
		return { mended, count: leftovers.count + unfinished.count, bytes: leftovers.bytes + unfinished.bytes };
	}

	async function cleanUp(userId: string | null, reason: CleanupReason, signal: AbortSignal): Promise<RunCleanupAnswer> {
		const removed = await applyRules(userId, reason, signal);
		const { mended, count, bytes } = await reconcile(userId, signal);
		return {
			...presentRemoved({ ...removed, bytes: removed.bytes + bytes }),
			removed_leftovers: count,
			mended_entries: mended,
		};
	}

	const config = (): CleanupConfig => ({
		cleanup_enabled: policy.enabled,
		cleanup_uploads_after_days: policy.uploadsAfterDays,
		cleanup_outputs_after_days: policy.outputsAfterDays,
		cleanup_temp_after_days: policy.tempAfterDays,
		cleanup_preserve_recent_count: policy.preserveRecent,
		cleanup_schedule: scheduleInWords(policy.cron),
		cleanup_cron: policy.cron,
		cleanup_time_zone: policy.timeZone,
		cleanup_max_bytes_per_user: policy.maxBytesPerUser,
	});

	async function history(actor: Actor, page: Page): Promise<Paged<CleanupEntry>> {
		const { items, total } = await database.cleanup.history(actor.userId, page);
		return { items: items.map(presentEntry), total };
	}

	return {
		config,
		history,
		async stats(actor) {
			const [{ episodes, cleaned, freedBytes }, { bytes, bytesIn }, recent] = await Promise.all([
				database.cleanup.statistics(actor.userId),
				database.cleanup.stored(actor.userId),
				history(actor, { limit: RECENT_CLEANUPS, offset: 0 }),
			]);
			return {
				statistics: {
					total_podcasts: episodes,
					cleaned_podcasts: cleaned,
					cleanup_percentage: episodes === 0 ? 0 : Math.round((cleaned / episodes) * 1000) / 10,
					recent_cleanups: recent.items,
					bytes_used: bytes,
					bytes_used_in: bytesIn,
					bytes_freed: freedBytes,
				},
				configuration: config(),
			};
		},

		async run(actor, { all }) {
			if (all && !actor.isAdmin) throw new NexusError('forbidden');
			return await cleanUp(all ? null : actor.userId, 'manual', new AbortController().signal);
		},

		async cleanPodcast(actor, id, reason) {
			const episode = await database.episodes.find(actor.userId, id);
			if (!episode) throw new NexusError('not_found');
			const done = await cleanEpisode(deps, id, reason);
			if (done.outcome === 'busy') throw new NexusError('generation_running');
			if (done.outcome === 'cleaned' && done.record) return presentEntry(done.record);
			if (!episode.cleanedAt) throw new NexusError('nothing_to_clean');
			return presentEntry({
				episodeId: id,
				title: episode.title,
				reason: episode.cleanupReason ?? reason,
				freedBytes: 0,
				cleanedAt: episode.cleanedAt,
			});
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
			return { ...presentRemoved(sum(episodes, documents)), days_old: days };
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

const presentRemoved = ({ documents, episodes, files, bytes }: Removed = NOTHING) => ({
	deleted_documents: documents,
	cleaned_podcasts: episodes,
	deleted_files: files,
	freed_bytes: bytes,
});

const presentEntry = ({ episodeId, title, reason, cleanedAt, freedBytes }: CleanupRecord): CleanupEntry => ({
	podcast_id: episodeId,
	title,
	reason,
	cleaned_at: cleanedAt.toISOString(),
	freed_bytes: freedBytes,
});
