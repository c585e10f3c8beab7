import type { OwnedId } from '../ownership/index.ts';
import type { JobRecord } from '../records/episode.ts';

/** What an account holds and has asked for. */
export interface AccountTotals {
	/** Bytes of its documents, audio and clips, and of what is still being uploaded. */
	bytes: number;
	/** Bytes that its jobs under way are expected to add. */
	expectedBytes: number;
	uploadsUnderWay: number;
	/** Pending and processing, previews included. */
	jobsUnderWay: number;
	/** US dollars of the installation's key since the beginning of the month. */
	usd: number;
	/** US dollars of the installation's key that its jobs under way are still expected to spend. */
	expectedUsd: number;
}

/** What a job is expected to add to what is stored, and to spend of the installation's key in US dollars. */
export interface ExpectedOfJob {
	bytes: number;
	usd: number;
}

/** What is counted against the operator's limits of each account. */
export interface AccountLimitRepository {
	/** @param since beginning of the month; uploads that began before `uploadsSince` are taken for broken off */
	totals(userId: string, since: Date, uploadsSince: Date): Promise<AccountTotals>;
	/** Forgets an upload: it is stored, or was given up. */
	endUpload(id: string): Promise<void>;
}

/** What only a transaction can do. */
export interface AccountLimitTransaction extends AccountLimitRepository {
	/** One transaction at a time for each account, until its end. */
	lock(userId: string): Promise<void>;
	/** Notes an upload before anything of it is stored, or more bytes of one that is noted. */
	addUpload(upload: { id: string; userId: string; bytes: number }): Promise<void>;
	/** Notes what a job is expected to add while it is under way. */
	expectOfJob(jobId: OwnedId<'job'>, expected: ExpectedOfJob): Promise<void>;
	/**
	 * How many of the account's jobs are being worked on, those aside that wait out an outage, and how many that wait for
	 * their turn were asked for before this one.
	 */
	jobsBefore(job: Pick<JobRecord, 'id' | 'userId' | 'createdAt'>): Promise<{ processing: number; waiting: number }>;
}
