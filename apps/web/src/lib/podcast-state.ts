import type { Podcast, PodcastDetails } from '@nexus/contract';
import { TIMING } from '@nexus/contract/limits';
import { aboutMinutes, minutes } from './format.ts';
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

/** A podcast, with its opening where its details are known. */
export type Hearable = Podcast & Partial<Pick<PodcastDetails, 'opening'>>;

/** Whether there is an opening to hear in place of the first part, which is still being made. */
export const beginsWithOpening = ({ opening, audio_outputs }: Pick<Hearable, 'opening' | 'audio_outputs'>): boolean =>
	Boolean(opening) && !audio_outputs.some(({ part_number }) => part_number === 1);

export type PodcastState = 'generating' | 'ready' | 'cleaned' | 'failed' | 'cancelled';

export function podcastState(podcast: Generating & Pick<Podcast, 'files_cleaned'>, now: number): PodcastState {
	if (isGenerating(podcast, now)) return 'generating';
	if (podcast.files_cleaned) return 'cleaned';
	if (podcast.has_audio) return 'ready';
	return jobStatus(podcast.latest_job_status) === 'cancelled' ? 'cancelled' : 'failed';
}

/** Seconds of all the sound that can be heard of a podcast that is not being made any more, whole or not; else null. */
export function heardSeconds(podcast: Generating & Pick<Podcast, 'audio_outputs'>, now: number): number | null {
	if (podcast.audio_outputs.length === 0 || isGenerating(podcast, now)) return null;
	return podcast.audio_outputs.reduce((sum, { duration_seconds }) => sum + duration_seconds, 0);
}

/**
 * How long a podcast's sound is, or about how long it is expected to be while there is none, or not all. Null where
 * nothing is known.
 */
export function lengthWords(
	podcast: Generating & Pick<Podcast, 'audio_outputs' | 'estimated_duration'>,
	now: number,
): string | null {
	const seconds = heardSeconds(podcast, now);
	if (seconds !== null) return minutes(seconds / 60);
	return podcast.estimated_duration > 0 ? aboutMinutes(podcast.estimated_duration) : null;
}
