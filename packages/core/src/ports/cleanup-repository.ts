import type { Bucket, CleanupReason } from '@nexus/contract';
import type { Candidate, CleanupRecord, ExistingIds, ObjectReference } from '../cleanup/types.ts';
import type { OwnedId } from '../ownership/index.ts';
import type { StoredFileRecord } from '../storage/types.ts';
import type { Page, Paged } from './page.ts';

/** Which candidates: of one user, or of all; those that come after `after` in the order of their ids. */
export interface CandidateFilter {
	userId: string | null;
	/** Made before. */
	before: Date;
	/** So many of each user's newest are left out. */
	preserveRecent: number;
	/** Episodes heard since are left out. */
	playedSince: Date;
	after: string | null;
	limit: number;
}

export interface CleanupRepository {
	/** Number and bytes of one user's files, or of everybody's; bytes in all and by bucket. */
	stored(userId: string | null): Promise<{ files: number; bytes: number; bytesIn: Record<Bucket, number> }>;
	files(userId: string, page: Page, bucket: Bucket | undefined): Promise<Paged<StoredFileRecord>>;
	/** Drafts are not counted. */
	statistics(userId: string): Promise<{ episodes: number; cleaned: number; freedBytes: number }>;
	/** Newest first; episodes only. */
	history(userId: string, page: Page): Promise<Paged<CleanupRecord>>;

	/** Episodes with audio or clips and no job under way. */
	oldEpisodes(filter: CandidateFilter): Promise<Candidate<'episode'>[]>;
	/** Documents whose file is there, that no job under way reads, and that are not kept. */
	oldDocuments(filter: Omit<CandidateFilter, 'playedSince'>): Promise<Candidate<'document'>[]>;
	/** Users with more than `bytes`, with how much they have. */
	usersAbove(bytes: number, userId: string | null): Promise<{ userId: string; bytes: number }[]>;
	/** The user's episodes with audio, oldest first, without those heard since `playedSince` or in the making. */
	oldestEpisodes(userId: string, playedSince: Date, limit: number): Promise<Candidate<'episode'>[]>;
	/** Audio and clips of the episode alone. */
	episodeObjects(id: OwnedId<'episode'>): Promise<ObjectReference[]>;
	documentInUse(id: OwnedId<'document'>): Promise<boolean>;
	episodesOf(documentId: OwnedId<'document'>): Promise<string[]>;

	/** Whose users' ids come after `after`. */
	userIds(after: string | null, limit: number): Promise<string[]>;
	/** Keys that the user's rows made before `before` name, in order, after `after`. */
	references(userId: string, before: Date, after: string | null, limit: number): Promise<string[]>;
	known(of: {
		documents: string[];
		episodes: string[];
		clips: { userId: string; key: string }[];
	}): Promise<ExistingIds>;
	/** Removes rows of what is long over: answers kept for repeats, ended sessions, counted attempts. */
	purgeRecords(now: Date): Promise<void>;
}

/** What only a transaction can do. */
export interface CleanupTransaction extends CleanupRepository {
	/**
	 * Takes the episode's audio out of its rows, notes the cleanup, and answers which objects nothing names any more;
	 * script, transcript and metadata stay. `busy` while a job is under way: then nothing is written.
	 */
	cleanEpisode(
		id: OwnedId<'episode'>,
		reason: CleanupReason,
	): Promise<
		{ outcome: 'cleaned'; record: CleanupRecord | null; objects: ObjectReference[] } | { outcome: 'busy' | 'nothing' }
	>;
	/**
	 * Takes the document's file out of its row; a row that no episode was made of goes as a whole. Null while a job
	 * reads it, or when there is nothing to take.
	 */
	cleanDocument(id: OwnedId<'document'>, reason: CleanupReason): Promise<{ bytes: number } | null>;
	/** The row goes; episodes made of it stay. @throws NexusError not_found, document_in_use */
	deleteDocument(userId: string, id: string): Promise<void>;
	/** Clips older than `before` that no part names; answers their objects. */
	removeUnusedClips(userId: string | null, before: Date, limit: number): Promise<ObjectReference[]>;
	/** Rows made before `before` forget the objects, which are gone. Answers how many rows were mended. */
	forget(keys: string[], before: Date): Promise<number>;
}
