import type { JobStatus } from '@nexus/contract';
import type { UserRecord } from '../accounts/types.ts';
import type { AudioFileRecord, EpisodeOverview, EpisodeRecord, JobRecord } from '../episodes/types.ts';
import type { DocumentRecord } from '../library/types.ts';
import type { ClipRecord, EpisodePlanRecord, LineRecord, PartRecord } from '../production/types.ts';
import type { QueueMessage } from './job-queue.ts';
import type { EpisodeOutline } from './script-writer.ts';

export interface Page {
	limit: number;
	offset: number;
}
export interface Paged<Item> {
	items: Item[];
	total: number;
}

export interface AccountRepository {
	findByEmail(email: string): Promise<(UserRecord & { passwordHash: string }) | null>;
	find(userId: string): Promise<UserRecord | null>;
	createSession(session: { id: string; userId: string; expiresAt: Date; userAgent: string | null }): Promise<void>;
	/** The user behind a session that is neither ended nor expired. */
	findSession(sessionId: string): Promise<UserRecord | null>;
	endSession(sessionId: string): Promise<void>;
	addRefreshToken(token: { hash: string; sessionId: string }): Promise<void>;
	/** Locked against a second refresh at the same time when called in a transaction. */
	findRefreshToken(hash: string): Promise<{ sessionId: string; usedAt: Date | null } | null>;
	markRefreshTokenUsed(hash: string): Promise<void>;
	/** Counts an attempt under `key`; answers how many fell within the last `windowSeconds`. */
	countAttempt(key: string, windowSeconds: number): Promise<number>;
	clearAttempts(key: string): Promise<void>;
}

export interface DocumentRepository {
	create(document: Omit<DocumentRecord, 'createdAt'>): Promise<DocumentRecord>;
	find(userId: string, id: string): Promise<DocumentRecord | null>;
	list(userId: string, page: Page): Promise<Paged<DocumentRecord>>;
}

export interface EpisodeRepository {
	create(
		episode: Omit<EpisodeRecord, 'createdAt' | 'durationSeconds' | 'thumbnail' | 'cleanedAt' | 'cleanupReason'>,
	): Promise<EpisodeRecord>;
	find(userId: string, id: string): Promise<EpisodeRecord | null>;
	overview(userId: string, id: string): Promise<EpisodeOverview | null>;
	list(userId: string, page: Page): Promise<Paged<EpisodeOverview>>;
	setFinished(
		id: string,
		result: { durationSeconds: number; thumbnail: EpisodeRecord['thumbnail']; audioFiles: AudioFileRecord[] },
	): Promise<void>;
	/** Forgets the finished files of an earlier run. */
	clearAudioFiles(id: string): Promise<void>;
	/** With its parts, lines and jobs. Answers the object keys of the clips that no other episode uses. */
	delete(id: string): Promise<string[]>;
}

export interface JobRepository {
	/** @throws NexusError generation_running when the episode has a job under way. */
	create(job: Pick<JobRecord, 'id' | 'episodeId' | 'userId' | 'multipleFiles' | 'currentStep'>): Promise<JobRecord>;
	find(userId: string, id: string): Promise<JobRecord | null>;
	list(
		userId: string,
		page: Page,
		filter: { status?: JobStatus | undefined; episodeId?: string | undefined },
	): Promise<Paged<JobRecord>>;
	/** For workers, who act for the job's owner. */
	get(id: string): Promise<JobRecord | null>;
	/** Pending to processing under `run`; null when the job is over or belongs to a later run. */
	start(id: string, run: number): Promise<JobRecord | null>;
	/** The current step's words, kept in the history when `record` is set; progress never goes back. */
	report(
		id: string,
		run: number,
		report: { step?: string; record?: boolean; progress?: number; totalParts?: number },
	): Promise<void>;
	/** Ends a job that is under way under `run`; false when it was not. */
	finish(
		id: string,
		run: number,
		end: {
			status: Exclude<JobStatus, 'pending' | 'processing'>;
			step: string;
			errorCode?: string;
			errorMessage?: string;
			errorTraceback?: string | undefined;
		},
	): Promise<boolean>;
	/** Cancels what is under way and tells every worker; false when nothing is. */
	cancel(id: string, step: string): Promise<boolean>;
	/** A failed or cancelled job goes back to pending under its next run; null when it is neither. */
	restart(id: string, step: string): Promise<JobRecord | null>;
	countSince(userId: string, since: Date): Promise<number>;
}

export interface ProductionRepository {
	savePlan(episodeId: string, plan: EpisodePlanRecord): Promise<void>;
	outline(episodeId: string): Promise<EpisodeOutline | null>;
	parts(episodeId: string): Promise<PartRecord[]>;
	part(partId: string): Promise<PartRecord | null>;
	/** 0 to 1, never going back. Answers the mean over the episode's parts. */
	setPartProgress(part: { id: string; episodeId: string }, progress: number): Promise<number>;
	saveScript(partId: string, lines: LineRecord[]): Promise<void>;
	lines(partId: string): Promise<LineRecord[]>;
	/** Speaker and text of every written line of the episode, in order. */
	script(episodeId: string): Promise<{ speaker: LineRecord['speaker']; text: string }[]>;
	findClips(userId: string, keys: string[]): Promise<ClipRecord[]>;
	saveClip(clip: ClipRecord): Promise<void>;
	/** Notes which clips the part is made of, before they exist, so that none is thought unused. */
	setPartClips(partId: string, userId: string, keys: string[]): Promise<void>;
	/**
	 * Notes the part as finished and counts it on the job.
	 * Answers how many parts of the episode are not finished yet, or null when the job is no longer under way
	 * under `run`: then nothing is written.
	 */
	completePart(
		job: { id: string; run: number },
		part: {
			id: string;
			episodeId: string;
			durationSeconds: number;
			loudness: number;
			size: number;
			objectKey: string;
			tagBytes: number;
			lines: { id: string; start: number; end: number }[];
		},
	): Promise<number | null>;
}

export interface Repositories {
	accounts: AccountRepository;
	documents: DocumentRepository;
	episodes: EpisodeRepository;
	jobs: JobRepository;
	production: ProductionRepository;
}

/** What only a transaction can do: its statements take effect together or not at all. */
export interface Transaction extends Repositories {
	accounts: AccountRepository & {
		/** The first account becomes the administrator. @throws NexusError email_taken, username_taken */
		createUser(user: Omit<UserRecord, 'isAdmin' | 'createdAt'> & { passwordHash: string }): Promise<UserRecord>;
	};
	enqueue(messages: QueueMessage[]): Promise<void>;
}

export interface Database extends Repositories {
	transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
	/** Calls `listener` with the id of every job that is cancelled, by whatever process. */
	onJobCancelled(listener: (jobId: string) => void): Promise<() => Promise<void>>;
	/** @throws when the database does not answer. */
	ping(): Promise<void>;
	close(): Promise<void>;
}
