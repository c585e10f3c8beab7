import type { CleanupConfig, CleanupEntry, CleanupStats, RunCleanupAnswer } from '@nexus/contract';
import type { CleanupPolicy, CleanupRecord, CleanupRun, CleanupStatistics, Removed } from '@nexus/core/cleanup';
import { scheduleInWords } from './schedule-words.ts';

export const presentPolicy = (policy: CleanupPolicy): CleanupConfig => ({
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

export const presentStatistics = (
	{ episodes, cleaned, freedBytes, stored, recent }: CleanupStatistics,
	policy: CleanupPolicy,
): CleanupStats => ({
	statistics: {
		total_podcasts: episodes,
		cleaned_podcasts: cleaned,
		cleanup_percentage: episodes === 0 ? 0 : Math.round((cleaned / episodes) * 1000) / 10,
		recent_cleanups: recent.map(presentEntry),
		bytes_used: stored.bytes,
		bytes_used_in: stored.bytesIn,
		bytes_freed: freedBytes,
	},
	configuration: presentPolicy(policy),
});

export const presentRemoved = ({ documents, episodes, files, bytes }: Removed) => ({
	deleted_documents: documents,
	cleaned_podcasts: episodes,
	deleted_files: files,
	freed_bytes: bytes,
});

export const presentRun = ({ removed, leftovers, mended }: CleanupRun): RunCleanupAnswer => ({
	...presentRemoved(removed),
	removed_leftovers: leftovers,
	mended_entries: mended,
});

export const presentEntry = ({ episodeId, title, reason, cleanedAt, freedBytes }: CleanupRecord): CleanupEntry => ({
	podcast_id: episodeId,
	title,
	reason,
	cleaned_at: cleanedAt.toISOString(),
	freed_bytes: freedBytes,
});
