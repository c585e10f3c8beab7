import type { Bucket, CleanupReason } from '@nexus/contract';
import type { OwnedId } from '../ownership/index.ts';

/** When what goes by itself. */
export interface CleanupPolicy {
	enabled: boolean;
	uploadsAfterDays: number;
	outputsAfterDays: number;
	tempAfterDays: number;
	/** So many of a user's newest documents and episodes stay, however old. */
	preserveRecent: number;
	/** Five fields, in the time zone. */
	cron: string;
	timeZone: string;
	/** 0: no limit. */
	maxBytesPerUser: number;
}

export interface CleanupRecord {
	episodeId: string;
	title: string;
	reason: CleanupReason;
	freedBytes: number;
	cleanedAt: Date;
}

/** What a cleanup has removed. */
export interface Removed {
	documents: number;
	episodes: number;
	/** Objects of all kinds. */
	files: number;
	bytes: number;
}

/** All rules and the reconciliation. */
export interface CleanupRun {
	removed: Removed;
	/** Objects that no row named. */
	leftovers: number;
	/** Rows that named objects that were not there. */
	mended: number;
}

/** Of one user. */
export interface CleanupStatistics {
	episodes: number;
	cleaned: number;
	freedBytes: number;
	stored: { bytes: number; bytesIn: Record<Bucket, number> };
	/** Newest first. */
	recent: CleanupRecord[];
}

/** An episode or a document that a cleanup may take. */
export interface Candidate<Kind extends 'document' | 'episode'> {
	id: OwnedId<Kind>;
	userId: string;
}

/** An object that a row names. */
export interface ObjectReference {
	key: string;
	size: number;
}

/** What the rows know of the things that a page of objects belongs to. */
export interface ExistingIds {
	/** Owner and whether its file is there, by document. */
	documents: Map<string, { userId: string; cleaned: boolean }>;
	/**
	 * By episode: its owner, whether a job is under way, the keys of the audio that it offers, and of the audio that its
	 * parts have or had, beside which transcript and waveform lie.
	 */
	episodes: Map<string, { userId: string; busy: boolean; audio: Set<string>; parts: Set<string> }>;
	/** Object keys. */
	clips: Set<string>;
}
