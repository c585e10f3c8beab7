import {
	type AudioOutput,
	type Job,
	type JobWaitFields,
	type Podcast,
	type PodcastDetails,
	type Series,
	TOLD_SECTIONS_MAX,
} from '@nexus/contract';
import { presentUsage } from '../costs/present.ts';
import type { SectionTelling, UsageTotals } from '../ports/index.ts';
import {
	type AudioFileRecord,
	audioVersion,
	documentIdsOf,
	type EpisodeOverview,
	type FinishedPart,
	type JobRecord,
} from '../records/episode.ts';
import type { SeriesOverview } from '../records/series.ts';
import type { ScriptOptions } from '../scripts/script-options.ts';

const minutes = (seconds: number): number => Math.round((seconds / 60) * 10) / 10;
const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A step of a job's history as the calls answer it. */
export const presentStep = ({
	step,
	stage = null,
	timestamp,
}: JobRecord['stepsHistory'][number]): Job['steps_history'][number] => ({
	step,
	stage,
	timestamp,
});

/** A job as the calls answer it. */
export function presentJob(job: JobRecord, used: readonly UsageTotals[] = []): Job {
	return {
		id: job.id,
		podcast_id: job.episodeId,
		kind: job.kind,
		status: job.status,
		progress_percentage: Math.round(job.progress * 10) / 10,
		current_step: job.currentStep,
		stage: job.stage,
		part: job.part,
		parts: job.parts,
		error_code: job.errorCode,
		error_message: job.errorMessage,
		error_traceback: job.errorTraceback,
		steps_history: job.stepsHistory.map(presentStep),
		result_data: { total_parts: job.totalParts, generated_parts: job.generatedParts },
		...presentWait(job),
		estimate: job.estimate,
		usage: presentUsage(used),
		created_at: job.createdAt.toISOString(),
		started_at: iso(job.startedAt),
		expected_end_at: isWaiting(job) ? null : iso(job.expectedEndAt),
		growing: job.growing,
		finished_at: iso(job.finishedAt),
	};
}

const isWaiting = ({ waits }: JobRecord): boolean => Object.keys(waits).length > 0;

/** The wait that ends first; the outage is as old as the oldest of its kind. */
function presentWait(job: Pick<JobRecord, 'status' | 'waits'> | null): JobWaitFields {
	const isUnderWay = job?.status === 'pending' || job?.status === 'processing';
	const waits = isUnderWay ? Object.values(job.waits) : [];
	const [next] = waits.toSorted((a, b) => a.until.localeCompare(b.until));
	if (!next) return { waiting_for: null, waiting_reason: null, waiting_since: null, waiting_until: null };
	const alike = waits.filter((wait) => wait.for === next.for).map(({ since }) => since);
	return {
		waiting_for: next.for,
		waiting_reason: next.reason,
		waiting_since: alike.toSorted()[0] ?? next.since,
		waiting_until: next.until,
	};
}

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

const presentFigures = ({ id, title, episodeIds, ready, progress }: SeriesOverview) => ({
	id,
	title,
	episodes: episodeIds.length,
	ready,
	progress: Math.round(progress * 10) / 10,
});

/** A series as the calls answer it. */
export const presentSeries = (series: SeriesOverview): Series => ({
	...presentFigures(series),
	createdAt: series.createdAt.toISOString(),
});

/** An episode as the calls answer it. */
export function presentEpisode(overview: EpisodeOverview): Podcast {
	const { episode, series, latestJob, audioFiles } = overview;
	const outputs = audioOutputs(overview);
	return {
		id: episode.id,
		title: episode.title,
		series: series && { ...presentFigures(series), position: series.episodeIds.indexOf(episode.id) + 1 },
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
		last_played_at: iso(episode.lastPlayedAt),
		files_cleaned: episode.cleanedAt !== null,
		cleaned_at: iso(episode.cleanedAt),
		cleanup_reason: episode.cleanupReason,
	};
}

type AskedOptions = Pick<PodcastDetails, 'target_minutes' | 'format' | 'focus' | 'audience' | 'effort'>;

/** What was asked of a script as the calls answer it. */
export function presentOptions(options: ScriptOptions | null): AskedOptions {
	const { targetMinutes = null, format = null, focus, audience = null, effort = null } = options ?? {};
	return {
		target_minutes: targetMinutes,
		format,
		focus: focus ? { text: focus.text ?? null, sections: [...(focus.sections ?? [])] } : null,
		audience,
		effort,
	};
}

/** Characters of a heading and of a reason that are shown. */
const SHOWN = 300;

/** What became of the document's sections. */
export function presentSections(tellings: readonly SectionTelling[]): PodcastDetails['sections'] {
	return tellings.slice(0, TOLD_SECTIONS_MAX).map(({ section, heading, told, why }) => ({
		section,
		heading: heading?.slice(0, SHOWN) ?? null,
		told,
		why: why.slice(0, SHOWN),
	}));
}
