import type { Host, JobStatus, Language, Podcast } from '@nexus/contract';

/** An episode: what the specification's calls name a podcast. */
export interface EpisodeRecord {
	id: string;
	userId: string;
	documentId: string | null;
	title: string;
	language: Language;
	/** A preset's id, or `custom`. */
	presetId: string;
	hostA: Host;
	hostB: Host;
	customStyle: string | null;
	/** The same seed and document give the same script. */
	seed: number;
	/** Seconds, once the whole episode can be heard; before that, null. */
	durationSeconds: number | null;
	/** Seconds, guessed from the document's length when the episode is created. */
	estimatedSeconds: number;
	thumbnail: Podcast['thumbnail'];
	cleanedAt: Date | null;
	cleanupReason: Podcast['cleanup_reason'];
	createdAt: Date;
}

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
}

/** A finished part as it can be played while the episode is being made. */
export interface FinishedPart {
	number: number;
	objectKey: string;
	size: number;
	durationSeconds: number;
}

export interface JobRecord {
	id: string;
	episodeId: string;
	userId: string;
	status: JobStatus;
	/** Counts up with every retry; work handed out under an earlier run is refused. */
	run: number;
	multipleFiles: boolean;
	/** 0 to 100. */
	progress: number;
	currentStep: string;
	stepsHistory: { step: string; timestamp: string }[];
	errorCode: string | null;
	errorMessage: string | null;
	errorTraceback: string | null;
	totalParts: number;
	generatedParts: number;
	createdAt: Date;
	startedAt: Date | null;
	finishedAt: Date | null;
}

/** An episode with what a list shows of it. */
export interface EpisodeOverview {
	episode: EpisodeRecord;
	latestJob: JobRecord | null;
	audioFiles: AudioFileRecord[];
	/** Only while there are no audio files. */
	finishedParts: FinishedPart[];
}

export const episodeKeys = (userId: string, episodeId: string) => ({
	folder: `users/${userId}/episodes/${episodeId}/`,
	whole: `users/${userId}/episodes/${episodeId}/episode.mp3`,
	part: (number: number) => `users/${userId}/episodes/${episodeId}/parts/${number}.mp3`,
	transcript: (number: number) => `users/${userId}/episodes/${episodeId}/parts/${number}.transcript.json`,
	peaks: (number: number) => `users/${userId}/episodes/${episodeId}/parts/${number}.peaks.json`,
});
