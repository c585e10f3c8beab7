import type { EpisodeRecord, JobRecord } from '../episodes/types.ts';
import type { UsageEntry } from '../ports/index.ts';

/** What making something for a part used; the embedded engines take no tokens and cost nothing. */
export function usageOf(
	{ job, episode, partId }: { job: Pick<JobRecord, 'id'>; episode: EpisodeRecord; partId: string },
	used: Pick<UsageEntry, 'kind' | 'engine' | 'characters'> & Partial<UsageEntry>,
): UsageEntry {
	return {
		userId: episode.userId,
		episodeId: episode.id,
		jobId: job.id,
		partId,
		model: null,
		inputTokens: 0,
		outputTokens: 0,
		wastedTokens: 0,
		audioSeconds: 0,
		costUsd: 0,
		wastedUsd: 0,
		...used,
	};
}

export const charactersOf = (lines: readonly { text: string }[]): number =>
	lines.reduce((sum, { text }) => sum + text.length, 0);
