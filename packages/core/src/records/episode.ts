import { createHash } from 'node:crypto';
import type {
	Host,
	JobStage,
	JobStatus,
	Language,
	Podcast,
	PodcastOrder,
	PodcastStateFilter,
	WAIT_REASONS,
	WAITED_FOR,
} from '@nexus/contract';
import type { OwnedId } from '../ownership/index.ts';
import type { ChosenEngines } from '../ports/engine-choice.ts';
import type { QueuedMessage } from '../ports/job-queue.ts';
import type { ScriptForecast } from '../ports/script-forecaster.ts';
import type { ScriptOptions } from '../scripts/script-options.ts';
import type { EpisodeEstimate } from './estimate.ts';
import type { SeriesOverview } from './series.ts';

/** An episode: what the specification's calls name a podcast. */
export interface EpisodeRecord {
	id: OwnedId<'episode'>;
	userId: string;
	/** The first of its documents; null once that is deleted. */
	documentId: string | null;
	/** All of them, in their order, of an episode of several, also those that are deleted; null for one of one. */
	documentIds: string[] | null;
	/** The series that it belongs to, and its place there: where an earlier one was deleted, a number is missing. */
	seriesId: OwnedId<'series'> | null;
	seriesPosition: number | null;
	title: string;
	language: Language;
	/** A preset's id, or `custom`. */
	presetId: string;
	hostA: Host;
	hostB: Host;
	customStyle: string | null;
	/** What else was asked of the script; null for nothing, and in episodes that are older than this field. */
	scriptOptions: ScriptOptions | null;
	/** Its sound begins and ends with a short tune. */
	themeSound: boolean;
	/** The same seed and document give the same script. */
	seed: number;
	/** Seconds, once the whole episode can be heard; before that, null. */
	durationSeconds: number | null;
	/** Seconds, as expected when the episode was created. */
	estimatedSeconds: number;
	/** What its document was expected to come to; null when it could not be read. */
	forecast: ScriptForecast | null;
	thumbnail: Podcast['thumbnail'];
	/** Made for a script preview: in no list until it is generated (D19). */
	draft: boolean;
	/** The script was edited after its audio was made. */
	scriptChanged: boolean;
	/** About when it was last heard or downloaded. */
	lastPlayedAt: Date | null;
	cleanedAt: Date | null;
	cleanupReason: Podcast['cleanup_reason'];
	createdAt: Date;
}

/** The ids of what an episode is made of, in order, as far as they are known. */
export const documentIdsOf = ({
	documentId,
	documentIds,
}: Pick<EpisodeRecord, 'documentId' | 'documentIds'>): string[] =>
	documentIds ?? (documentId === null ? [] : [documentId]);

/** One finished audio file of an episode. */
export interface AudioFileRecord {
	/** From 0. */
	index: number;
	objectKey: string;
	/** Bytes. */
	size: number;
	durationSeconds: number;
	/** The parts that it holds, first and last, from 1. */
	firstPart: number;
	lastPart: number;
	/** Those parts as they were when it was made. Empty in files that are older than this field. */
	parts: PlayedPart[];
}

/** A part that an audio file plays: its transcript and waveform stay those of the file, whatever becomes of the part. */
export interface PlayedPart {
	/** From 1, as it was. */
	number: number;
	objectKey: string;
	durationSeconds: number;
}

/** A finished part as it can be played while the episode is being made. */
export interface FinishedPart {
	number: number;
	objectKey: string;
	size: number;
	durationSeconds: number;
}

/** What a part of a job's work waits for, or all of it for a worker. Times in ISO 8601, UTC. */
export interface JobWait {
	for: (typeof WAITED_FOR)[number];
	reason: (typeof WAIT_REASONS)[number];
	/** When the outage began, as far as the work noticed. */
	since: string;
	/** When the work is tried again, or, while it waits for a silent provider's answer, given up. */
	until: string;
	/** An outage that lasts longer fails the job; null for one that never does. */
	failsAt: string | null;
	/** Times that the work was tried in vain since the outage began. */
	tries: number;
	/** The message that brings the work back; null while it is under way. */
	message: QueuedMessage | null;
}

/** A step of a job's work: for people in words, for programs by stage and part. */
export interface JobStep {
	/** Clients outside of this product may read the stage's marker word and the counter "parte X/Y" in it. */
	text: string;
	stage: JobStage;
	/** The part that it is about, from 1, and of how many. */
	part?: number;
	parts?: number;
}

/** What is heard of a part while it is made, as a picture. */
export interface GrowingPeaks {
	/** How loud each stretch is, 0 to 127; 0 where nothing is said yet. */
	peaks: number[];
	/** A, B or `-` (nothing yet), a letter a stretch. */
	speakers: string;
}

export interface JobRecord {
	id: OwnedId<'job'>;
	episodeId: OwnedId<'episode'>;
	userId: string;
	/** `script` writes the script alone. */
	kind: 'episode' | 'script';
	status: JobStatus;
	/** Counts up with every retry; work handed out under an earlier run is refused. */
	run: number;
	multipleFiles: boolean;
	/** 0 to 100. */
	progress: number;
	/** As it was when generation was asked for. */
	estimate: EpisodeEstimate | null;
	/** With which engines and models, since the job was asked for; null for jobs older than this field. */
	engines: ChosenEngines | null;
	/** How often planning and finishing were begun without getting anywhere. */
	stalls: number;
	/** What its parts wait for, by the id of the part; planning and finishing wait under the job's own id. */
	waits: Record<string, JobWait>;
	currentStep: string;
	/** Of the current step; null in the queue, after an early end, and of jobs older than this field. */
	stage: JobStage | null;
	/** The part that the current step is about, from 1, and of how many; null where it is about no single one. */
	part: number | null;
	parts: number | null;
	stepsHistory: { step: string; stage?: JobStage | null; timestamp: string }[];
	errorCode: string | null;
	errorMessage: string | null;
	errorTraceback: string | null;
	totalParts: number;
	generatedParts: number;
	createdAt: Date;
	startedAt: Date | null;
	/** About when it will be finished, at the pace of the work on it; null while that is not known. */
	expectedEndAt: Date | null;
	/** What is heard of an episode of one part while it is made. */
	growing: GrowingPeaks | null;
	finishedAt: Date | null;
}

/** A run of a job that is over. */
export interface EndedRun {
	id: string;
	run: number;
	/** Stopped by somebody; else it failed, or is begun anew, and what was sent to a provider is kept. */
	isCancelled: boolean;
}

/** Which episodes a list holds, and in what order. */
export interface EpisodeFilter {
	/** Found in the title, whatever its case and accents. */
	search?: string | undefined;
	state?: PodcastStateFilter | undefined;
	order?: PodcastOrder | undefined;
}

/** What a list shows of an episode's latest job. */
export type JobOverview = Pick<
	JobRecord,
	'id' | 'episodeId' | 'status' | 'progress' | 'currentStep' | 'totalParts' | 'generatedParts' | 'estimate' | 'waits'
>;

/** An episode with what a list shows of it. */
export interface EpisodeOverview {
	episode: EpisodeRecord;
	series: SeriesOverview | null;
	latestJob: JobOverview | null;
	audioFiles: AudioFileRecord[];
	/** Only while there are no audio files. */
	finishedParts: FinishedPart[];
}

/** Names the sound of an object, without telling where it lies. */
export const audioVersion = (objectKey: string): string =>
	createHash('sha256').update(objectKey).digest('base64url').slice(0, 12);

/** The run of a job that made an object: what an earlier run still writes never takes the place of a later one's. */
export const runTag = ({ id, run }: Pick<JobRecord, 'id' | 'run'>): string => `${id.slice(0, 8)}-${run}`;

export const episodeKeys = (userId: string, episodeId: string) => ({
	folder: `users/${userId}/episodes/${episodeId}/`,
	whole: (tag: string) => `users/${userId}/episodes/${episodeId}/episode.${tag}.mp3`,
	opening: (tag: string) => `users/${userId}/episodes/${episodeId}/parts/opening.${tag}.mp3`,
	part: (number: number, tag: string) => `users/${userId}/episodes/${episodeId}/parts/${number}.${tag}.mp3`,
});

/** Where the transcript and the waveform of a part's audio lie. */
export const transcriptKey = (partKey: string): string => partKey.replace(/\.mp3$/, '.transcript.json');
export const peaksKey = (partKey: string): string => partKey.replace(/\.mp3$/, '.peaks.json');
