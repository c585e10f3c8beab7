import { z } from 'zod';
import { PAGE_SIZE } from './limits.ts';
import { page, pageOf, timestamp } from './pages.ts';
import { removedFiles } from './storage.ts';

export const CLEANUP_REASONS = ['auto_age', 'manual', 'user_request', 'storage_limit'] as const;
export type CleanupReason = (typeof CLEANUP_REASONS)[number];

export const cleanupEntry = z.object({
	podcast_id: z.string(),
	title: z.string(),
	reason: z.enum(CLEANUP_REASONS),
	cleaned_at: timestamp,
	freed_bytes: z.number().int(),
});
export type CleanupEntry = z.infer<typeof cleanupEntry>;

export const cleanupConfig = z.object({
	cleanup_enabled: z.boolean(),
	/** Days after which a kind of file goes. */
	cleanup_uploads_after_days: z.number().int(),
	cleanup_outputs_after_days: z.number().int(),
	cleanup_temp_after_days: z.number().int(),
	/** So many of a user's newest documents and podcasts stay, however old. */
	cleanup_preserve_recent_count: z.number().int(),
	/** In words. */
	cleanup_schedule: z.string(),
	cleanup_cron: z.string(),
	cleanup_time_zone: z.string(),
	/** Above this many bytes, a user's oldest podcasts go; 0: no limit. */
	cleanup_max_bytes_per_user: z.number().int(),
});
export type CleanupConfig = z.infer<typeof cleanupConfig>;

export const cleanupStats = z.object({
	statistics: z.object({
		total_podcasts: z.number().int(),
		cleaned_podcasts: z.number().int(),
		/** 0 to 100, one decimal. */
		cleanup_percentage: z.number(),
		recent_cleanups: z.array(cleanupEntry),
		bytes_used: z.number().int(),
		/** What `bytes_used` is made of: documents, finished audio, and the clips that it was joined from. */
		bytes_used_in: z.object({ uploads: z.number().int(), outputs: z.number().int(), clips: z.number().int() }),
		bytes_freed: z.number().int(),
	}),
	configuration: cleanupConfig,
});
export type CleanupStats = z.infer<typeof cleanupStats>;

export const runCleanupBody = z.object({
	/** Everybody's files; for administrators. */
	all: z.boolean().default(false),
});
export type RunCleanupBody = z.input<typeof runCleanupBody>;

export const runCleanupAnswer = removedFiles.extend({
	/** Objects that nothing referred to, and what uploads that broke off had left. */
	removed_leftovers: z.number().int(),
	/** Entries that pointed at files that no longer exist. */
	mended_entries: z.number().int(),
});
export type RunCleanupAnswer = z.infer<typeof runCleanupAnswer>;

export const cleanPodcastBody = z.object({ reason: z.enum(CLEANUP_REASONS).default('manual') });
export type CleanPodcastBody = z.input<typeof cleanPodcastBody>;

export const cleanupHistoryQuery = page(PAGE_SIZE.cleanupHistory);
export const cleanupHistory = pageOf('cleanup_history', cleanupEntry);
export type CleanupHistory = z.infer<typeof cleanupHistory>;
