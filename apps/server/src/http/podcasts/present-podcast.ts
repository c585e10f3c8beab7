import type { AudioOutput, Podcast } from '@nexus/contract';
import {
	type AudioFileRecord,
	audioVersion,
	documentIdsOf,
	type EpisodeOverview,
	type FinishedPart,
} from '@nexus/core/records';
import { presentWait } from '../jobs/present-wait.ts';
import { presentSeriesFigures } from './present-series-figures.ts';

const minutes = (seconds: number): number => Math.round((seconds / 60) * 10) / 10;

/** What can be played now: the episode's files once it is done, also while it is made anew; until then its finished parts. */
function audioOutputs({ episode, audioFiles, finishedParts }: EpisodeOverview): AudioOutput[] {
	const base = `/api/v1/podcasts/${episode.id}`;
	const output = (part: number, url: string, file: FinishedPart | AudioFileRecord): AudioOutput => ({
		part_number: part,
		public_url: url,
		download_url: `${url}?download=1`,
		duration_seconds: file.durationSeconds,
		file_size: file.size,
		version: audioVersion(file.objectKey),
	});
	if (audioFiles.length > 0) {
		return audioFiles.map((file) => output(file.index + 1, `${base}/audio/${file.index}`, file));
	}
	return finishedParts.map((part) => output(part.number, `${base}/parts/${part.number}/audio`, part));
}

export function presentPodcast(overview: EpisodeOverview): Podcast {
	const { episode, series, latestJob, audioFiles } = overview;
	const outputs = audioOutputs(overview);
	return {
		id: episode.id,
		title: episode.title,
		series: series && { ...presentSeriesFigures(series), position: series.episodeIds.indexOf(episode.id) + 1 },
		createdAt: episode.createdAt.toISOString(),
		document_id: episode.documentId,
		document_ids: documentIdsOf(episode),
		personalityPreset: episode.presetId,
		language: episode.language,
		custom_style: episode.customStyle,
		host_a: episode.hostA,
		host_b: episode.hostB,
		estimated_duration: minutes(episode.durationSeconds ?? episode.estimatedSeconds),
		has_audio: audioFiles.length > 0,
		draft: episode.draft,
		script_changed: episode.scriptChanged,
		audio_outputs: outputs,
		audio_urls: outputs.map(({ public_url }) => public_url),
		audio_download_urls: outputs.map(({ download_url }) => download_url),
		audioFiles: outputs.map(({ public_url }) => ({ url: public_url })),
		total_parts: latestJob?.totalParts ?? 0,
		thumbnail: episode.thumbnail,
		latest_job_id: latestJob?.id ?? null,
		latest_job_status: latestJob?.status ?? null,
		latest_job_progress: latestJob ? Math.round(latestJob.progress) : null,
		job_status: latestJob?.status ?? null,
		job_progress: latestJob ? Math.round(latestJob.progress) : null,
		current_step: latestJob?.currentStep ?? null,
		result_data: latestJob && { total_parts: latestJob.totalParts, generated_parts: latestJob.generatedParts },
		...presentWait(latestJob),
		last_played_at: episode.lastPlayedAt?.toISOString() ?? null,
		files_cleaned: episode.cleanedAt !== null,
		cleaned_at: episode.cleanedAt?.toISOString() ?? null,
		cleanup_reason: episode.cleanupReason,
	};
}
