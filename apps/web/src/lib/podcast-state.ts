import type { Podcast } from '@nexus/contract';
import { TIMING } from '@nexus/contract/limits';
import { isRunning, jobStatus } from './job-status.ts';

type Generating = Pick<Podcast, 'latest_job_status' | 'has_audio' | 'createdAt'>;

/**
 * Whether a podcast is being made at `now` (milliseconds): its latest job runs, or, when no job is known, it has no
 * audio and is younger than an hour.
 */
export function isGenerating(podcast: Generating, now: number): boolean {
	if (podcast.latest_job_status) return isRunning(podcast.latest_job_status);
	return !podcast.has_audio && now - Date.parse(podcast.createdAt) < TIMING.generatingWindow;
}

export type PodcastState = 'generating' | 'ready' | 'cleaned' | 'failed' | 'cancelled';

export function podcastState(podcast: Generating & Pick<Podcast, 'files_cleaned'>, now: number): PodcastState {
	if (isGenerating(podcast, now)) return 'generating';
	if (podcast.files_cleaned) return 'cleaned';
	if (podcast.has_audio) return 'ready';
	return jobStatus(podcast.latest_job_status) === 'cancelled' ? 'cancelled' : 'failed';
}
