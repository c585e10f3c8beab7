import type { JobStatus } from '@nexus/contract';
import type { UserRecord } from '../accounts/types.ts';
import type { EpisodeOutline } from '../planning/types.ts';
import type { DocumentRecord } from '../records/document.ts';
import type {
	AudioFileRecord,
	EndedRun,
	EpisodeFilter,
	EpisodeOverview,
	EpisodeRecord,
	JobRecord,
	JobStep,
	JobWait,
} from '../records/episode.ts';
import type {
	ClipRecord,
	EpisodePlanRecord,
	LineRecord,
	OpeningRecord,
	PartRecord,
	PlannedPart,
} from '../records/part.ts';
import type { AccountLimitRepository, AccountLimitTransaction } from './account-limit-repository.ts';
import type { AccountRepository, NewUser, Pace } from './account-repository.ts';
import type { AdministrationRepository } from './administration-repository.ts';
import type { ApiKeyRepository } from './api-key-repository.ts';
import type { CleanupRepository, CleanupTransaction } from './cleanup-repository.ts';
import type { DocumentLibrary } from './document-library.ts';
import type { ChosenEngines } from './engine-choice.ts';
import type { IdempotencyRepository } from './idempotency-repository.ts';
import type { ImportRepository } from './import-repository.ts';
import type { QueuedMessage, QueueMessage } from './job-queue.ts';
import type { OneTimeLinkRepository } from './one-time-link-repository.ts';
import type { Page, Paged } from './page.ts';
import type { PronunciationRepository } from './pronunciation-repository.ts';
import type { RateCountRepository } from './rate-count-repository.ts';
import type { PartReview } from './script-plan.ts';
import type { PaidAnswer } from './script-writer.ts';
import type { GenerationCounter, SettingsRepository } from './settings-repository.ts';
import type { UsageRepository } from './usage-repository.ts';

export interface DocumentRepository {
	create(document: Omit<DocumentRecord, 'createdAt' | 'cleanedAt' | 'kept'>): Promise<DocumentRecord>;
	find(userId: string, id: string): Promise<DocumentRecord | null>;
	list(userId: string, page: Page): Promise<Paged<DocumentRecord>>;
	/** What is known of its text, after that was edited. */
	setText(
		id: string,
		facts: Pick<DocumentRecord, 'characters' | 'language' | 'title' | 'estimatedParts' | 'encoding' | 'textSize'>,
	): Promise<void>;
}

export interface EpisodeRepository {
	create(
		episode: Omit<
			EpisodeRecord,
			| 'createdAt'
			| 'durationSeconds'
			| 'thumbnail'
			| 'lastPlayedAt'
			| 'cleanedAt'
			| 'cleanupReason'
			| 'scriptChanged'
			| 'draft'
		> &
			Partial<Pick<EpisodeRecord, 'draft'>>,
	): Promise<EpisodeRecord>;
	/** Within a transaction: keeps others from locking it, and jobs from being made for it, until its end. */
	lock(userId: string, id: string): Promise<EpisodeRecord | null>;
	/** A draft that becomes an episode is as new as that. */
	update(id: string, changes: { title?: string; approved?: true; scriptChanged?: boolean }): Promise<void>;
	/** Notes that somebody works on it. */
	touch(id: string): Promise<void>;
	/** Drafts without a job under way that nobody touched since `before`, oldest first, at most `limit`. */
	staleDrafts(before: Date, limit: number): Promise<{ id: string; userId: string }[]>;
	find(userId: string, id: string): Promise<EpisodeRecord | null>;
	overview(userId: string, id: string): Promise<EpisodeOverview | null>;
	list(userId: string, page: Page, filter: EpisodeFilter): Promise<Paged<EpisodeOverview>>;
	isStaleDraft(id: string, before: Date): Promise<boolean>;
	/** How many episodes there are of a document, drafts aside. */
	countOfDocument(userId: string, documentId: string): Promise<number>;
	setFinished(
		id: string,
		result: { durationSeconds: number; thumbnail: EpisodeRecord['thumbnail']; audioFiles: AudioFileRecord[] },
	): Promise<void>;
	/** Notes that it is being heard. */
	notePlayed(id: string): Promise<void>;
	/** Forgets that there was sound, where there is none: the finished parts of an episode are heard until it has files. */
	forgetCleanedAudio(id: string): Promise<void>;
	/** With its parts, lines and jobs. Answers the object keys of the clips that no other episode uses. */
	delete(id: string): Promise<string[]>;
	/** Forgets the user's clips that no part is made of. Answers their object keys. */
	forgetUnusedClips(userId: string): Promise<string[]>;
}

export interface JobRepository {
	/** @throws NexusError generation_running when the episode has a job under way. */
	create(
		job: Pick<JobRecord, 'id' | 'episodeId' | 'userId' | 'multipleFiles' | 'currentStep'> &
			Partial<Pick<JobRecord, 'kind' | 'estimate' | 'engines'>>,
	): Promise<JobRecord>;
	/** The episode's job that is pending or processing. */
	underWay(episodeId: string): Promise<JobRecord | null>;
	/** Within a transaction: true, and so until its end, when the job is being worked on under `run`. */
	hold(id: string, run: number): Promise<boolean>;
	find(userId: string, id: string): Promise<JobRecord | null>;
	list(
		userId: string,
		page: Page,
		filter: { status?: JobStatus | undefined; episodeId?: string | undefined },
	): Promise<Paged<JobRecord>>;
	/** For workers, who act for the job's owner. */
	get(id: string): Promise<JobRecord | null>;
	/**
	 * Pending to processing under `run`; null when the job is over or belongs to a later run.
	 * @param counted counts this beginning among those that led nowhere, until `gotOn`
	 */
	start(id: string, run: number, counted?: boolean): Promise<JobRecord | null>;
	/** Its work gets somewhere: beginnings are counted anew. */
	gotOn(id: string): Promise<void>;
	/**
	 * The current step's words, kept in the history when `record` is set; with `current: false`, there alone. Progress
	 * never goes back.
	 */
	report(
		id: string,
		run: number,
		report: {
			step?: JobStep;
			record?: boolean;
			current?: boolean;
			progress?: number;
			/** Until it is finished, at the present pace. */
			secondsLeft?: number;
			growing?: NonNullable<JobRecord['growing']>;
			totalParts?: number;
			generatedParts?: number;
		},
	): Promise<void>;
	/**
	 * Notes what a part of the job waits for. An outage of the same kind goes on: it keeps its beginning. False when the
	 * job is not under way under `run`.
	 */
	wait(id: string, run: number, key: string, wait: JobWait): Promise<boolean>;
	/**
	 * What the job's parts waited for is back: none of them waits for it any more. Answers the messages that were to bring
	 * the work back later.
	 */
	endWaits(id: string, run: number, kinds: readonly JobWait['for'][]): Promise<QueuedMessage[]>;
	/** Ends a job that is under way under `run`; false when it was not. */
	finish(
		id: string,
		run: number,
		end: {
			status: Exclude<JobStatus, 'pending' | 'processing'>;
			step: JobStep | string;
			errorCode?: string;
			errorMessage?: string;
			errorTraceback?: string | undefined;
		},
	): Promise<boolean>;
	/** Cancels what is under way and tells every worker; false when nothing is. */
	cancel(id: string, step: string): Promise<boolean>;
	/**
	 * A failed or cancelled job goes back to pending under its next run, and with `waiting` also one that is under way and
	 * waits: what is still done for it is stopped. Null when it is none of these.
	 */
	restart(id: string, step: string, engines: ChosenEngines, waiting?: boolean): Promise<JobRecord | null>;
	countSince(userId: string, since: Date): Promise<number>;
	/**
	 * Has every job under way say that it waits for a worker.
	 * @param until when a worker is looked for again
	 * @returns how many jobs wait
	 */
	noteWorkerMissing(until: Date): Promise<number>;
	/** Takes that back: there is a worker. */
	forgetWorkerMissing(): Promise<void>;
}

/** How far the parts of an episode are. */
export interface EpisodeProgress {
	/** Of their progress, 0 to 1. */
	mean: number;
	/** The first part that is not finished. */
	front: number | null;
	/** Parts that were begun and are not finished. */
	underWay: number;
	/** Seconds that the others under way still take, together. */
	secondsBeside: number;
	/** Bytes of the document that all parts stand for, and those which were not begun. */
	bytes: number;
	bytesAhead: number;
}

export interface ProductionRepository {
	savePlan(episodeId: string, plan: EpisodePlanRecord): Promise<void>;
	outline(episodeId: string): Promise<EpisodeOutline | null>;
	parts(episodeId: string): Promise<PartRecord[]>;
	part(partId: string): Promise<PlannedPart | null>;
	partNumbered(episodeId: string, number: number): Promise<PartRecord | null>;
	/** Where the part begins that begins nearest before `offset`, or there, in UTF-16 code units and bytes of the document. */
	beginningBefore(episodeId: string, offset: number): Promise<{ units: number; bytes: number } | null>;
	/** Counts the beginning of work on a part, which from now on is the only one; null when there is no such part. */
	beginPart(partId: string): Promise<PlannedPart | null>;
	/** Within a transaction: true, and so until its end, while no later work on the part has begun. */
	holdPart(part: Pick<PartRecord, 'id' | 'attempt'>): Promise<boolean>;
	/** Something came out of the work on a part: beginnings are counted anew. */
	partGotOn(partId: string): Promise<void>;
	/** For another run: beginnings of the work on all parts are counted anew. */
	forgiveStalls(episodeId: string): Promise<void>;
	/** @param progress 0 to 1, never going back. @param secondsLeft until the part is finished, at the present pace */
	setPartProgress(
		part: { id: string; episodeId: string },
		progress: number,
		secondsLeft: number,
	): Promise<EpisodeProgress>;
	/** What there is of the script of a part that is not written to its end. */
	removeLines(partId: string): Promise<void>;
	/** Further lines of a part that is being written. */
	appendLines(lines: LineRecord[]): Promise<void>;
	/** Its script has all its lines. @param review what was done to them; null where nobody checked them */
	setScriptWritten(partId: string, review: PartReview | null): Promise<void>;
	/** What can be heard of the part until it is finished. */
	setOpening(partId: string, opening: OpeningRecord): Promise<void>;
	lines(partId: string): Promise<LineRecord[]>;
	/** What a model answered already while the episode's script is written. */
	findAnswer(episodeId: string, key: string): Promise<PaidAnswer | null>;
	keepAnswer(episodeId: string, key: string, answer: PaidAnswer): Promise<void>;
	/** The script is written. */
	forgetAnswers(episodeId: string): Promise<void>;
	/** The lines of all parts, in order. */
	episodeLines(episodeId: string): Promise<(LineRecord & { partNumber: number })[]>;
	/**
	 * Gives parts other lines, which then are to be voiced again; `removed` parts go and the rest is counted anew.
	 * Audio, clips and transcripts stay until they are replaced.
	 */
	replaceLines(episodeId: string, edit: { changed: Map<string, LineRecord[]>; removed: string[] }): Promise<void>;
	/** All parts, or only those, are to be assembled again, from the clips that exist. */
	reopenParts(episodeId: string, only?: ReadonlySet<string>): Promise<void>;
	/** Speaker and text of every written line of the episode, in order. */
	script(episodeId: string): Promise<Pick<LineRecord, 'speaker' | 'text' | 'unsupported'>[]>;
	findClips(userId: string, keys: string[]): Promise<ClipRecord[]>;
	/** Each key once. */
	saveClips(clips: ClipRecord[]): Promise<void>;
	/** Keys of the clips that the episode's parts are made of, by part. */
	partClips(episodeId: string): Promise<Map<string, ReadonlySet<string>>>;
	/** Notes which clips the part is made of, before they exist, so that none is thought unused. */
	setPartClips(partId: string, userId: string, keys: string[]): Promise<void>;
	/**
	 * Notes the part as finished and counts it on the job.
	 * Answers how many parts of the episode are not finished yet, or null when the job is no longer under way
	 * under `run`, or the part is worked on anew: then nothing is written.
	 */
	completePart(
		job: { id: string; run: number },
		part: {
			id: string;
			attempt: number;
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
	administration: AdministrationRepository;
	links: OneTimeLinkRepository;
	apiKeys: ApiKeyRepository;
	rateCounts: RateCountRepository;
	pronunciations: PronunciationRepository;
	documents: DocumentRepository;
	library: DocumentLibrary;
	imports: ImportRepository;
	episodes: EpisodeRepository;
	jobs: JobRepository;
	production: ProductionRepository;
	settings: SettingsRepository;
	idempotency: IdempotencyRepository;
	cleanup: CleanupRepository;
	usage: UsageRepository;
	limits: AccountLimitRepository;
}

/** What only a transaction can do: its statements take effect together or not at all. */
export interface Transaction extends Repositories {
	accounts: AccountRepository & {
		/** The first account becomes the administrator. @throws NexusError account_taken */
		createUser(user: NewUser): Promise<UserRecord>;
		/** Counts an attempt under each key, or, when one of them has to wait, under none. */
		attempt(paces: ReadonlyMap<string, Pace>): Promise<{ ids: number[] } | { waitSeconds: number }>;
	};
	cleanup: CleanupTransaction;
	settings: SettingsRepository & GenerationCounter;
	limits: AccountLimitTransaction;
	enqueue(messages: QueueMessage[]): Promise<void>;
	/** Messages that wait for their time are handed out at once; those that are handed out already stay as they are. */
	hasten(messages: QueuedMessage[]): Promise<void>;
}

export interface Database extends Repositories {
	/** `work` may be run again when it and another transaction waited for each other: it changes nothing but rows. */
	transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
	/**
	 * For a worker: calls `listener` with every job that is cancelled, has failed or is begun anew, by whatever process,
	 * and the run that is over. As long as it listens, it counts for `hasWorker`.
	 */
	onJobOver(listener: (job: EndedRun) => void): Promise<() => Promise<void>>;
	/** Whether any process works off jobs. */
	hasWorker(): Promise<boolean>;
	/**
	 * Calls `changed` with the id of every job that any process writes to, and `missed` when some may have gone unheard.
	 */
	onJobChanged(changed: (jobId: string) => void, missed: () => void): Promise<() => Promise<void>>;
	/**
	 * Does the work while nobody else, in any process on this database, does work of the same name. No connection of the
	 * pool is held meanwhile.
	 * @throws the signal's reason while it waits
	 */
	exclusively<Result>(name: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
	/** @throws when the database does not answer. */
	ping(): Promise<void>;
	close(): Promise<void>;
}
