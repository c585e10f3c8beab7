import type { EndedRun } from '../records/episode.ts';
import type { AccountLimitRepository, AccountLimitTransaction } from './account-limit-repository.ts';
import type { AccountRepository, AccountTransaction } from './account-repository.ts';
import type { AdministrationRepository } from './administration-repository.ts';
import type { ApiKeyRepository, ApiKeyTransaction } from './api-key-repository.ts';
import type { CleanupRepository, CleanupTransaction } from './cleanup-repository.ts';
import type { DocumentLibrary } from './document-library.ts';
import type { DocumentRepository } from './document-repository.ts';
import type { EpisodeRepository, EpisodeTransaction } from './episode-repository.ts';
import type { IdempotencyRepository } from './idempotency-repository.ts';
import type { ImportRepository } from './import-repository.ts';
import type { QueuedMessage, QueueMessage } from './job-queue.ts';
import type { JobRepository, JobTransaction } from './job-repository.ts';
import type { InstallationRepository } from './local-models.ts';
import type { OneTimeLinkRepository } from './one-time-link-repository.ts';
import type { ProductionRepository, ProductionTransaction } from './production-repository.ts';
import type { PronunciationRepository } from './pronunciation-repository.ts';
import type { RateCountRepository } from './rate-count-repository.ts';
import type { SearchRepository, SearchTransaction } from './search-repository.ts';
import type { SeriesRepository, SeriesTransaction } from './series-repository.ts';
import type { SettingsRepository, SettingsTransaction } from './settings-repository.ts';
import type { UsageRepository } from './usage-repository.ts';

/**
 * What can be done at any time: reads, and writes of one statement each. What takes several statements, and what locks,
 * is with `Transaction` alone.
 */
export interface Repositories {
	accounts: AccountRepository;
	administration: AdministrationRepository;
	links: OneTimeLinkRepository;
	apiKeys: ApiKeyRepository;
	rateCounts: RateCountRepository;
	pronunciations: PronunciationRepository;
	documents: DocumentRepository;
	library: DocumentLibrary;
	search: SearchRepository;
	imports: ImportRepository;
	episodes: EpisodeRepository;
	series: SeriesRepository;
	jobs: JobRepository;
	production: ProductionRepository;
	settings: SettingsRepository;
	idempotency: IdempotencyRepository;
	cleanup: CleanupRepository;
	installation: InstallationRepository;
	usage: UsageRepository;
	limits: AccountLimitRepository;
}

/** What only a transaction can do: its statements take effect together or not at all. */
export interface Transaction extends Repositories {
	accounts: AccountTransaction;
	apiKeys: ApiKeyTransaction;
	episodes: EpisodeTransaction;
	series: SeriesTransaction;
	jobs: JobTransaction;
	production: ProductionTransaction;
	cleanup: CleanupTransaction;
	search: SearchTransaction;
	settings: SettingsTransaction;
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

/** As much of a transaction as a service uses. */
export type TransactionFor<Within extends keyof Transaction> = Pick<Transaction, Within>;

/**
 * As much of a database as a service uses: `Used` outside of transactions, `Within` inside of them. Whoever needs no
 * transaction takes a `Pick<Database, …>`.
 */
export type DatabaseFor<Used extends keyof Database, Within extends keyof Transaction> = Pick<Database, Used> & {
	/** As `Database.transaction`. */
	transaction<Result>(work: (tx: TransactionFor<Within>) => Promise<Result>): Promise<Result>;
};
