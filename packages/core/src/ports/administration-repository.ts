import type { UserRecord } from '../accounts/types.ts';
import type { OwnedId } from '../ownership/index.ts';

/** An account as its operator sees it. */
export interface AccountOverview extends UserRecord {
	/** Since when it is being deleted. */
	deletionBeganAt: Date | null;
	openSessions: number;
	/** When it last used a session, to the minute. */
	lastUsedAt: Date | null;
	podcasts: number;
}

/** What the machine's owner does to accounts. */
export interface AdministrationRepository {
	isEmpty(): Promise<boolean>;
	/** In the order of their ids, from after `after`. */
	accounts(after: string | null, limit: number): Promise<AccountOverview[]>;
	findAccount(email: string): Promise<AccountOverview | null>;
	/** Disables an account, keeping the time when it is disabled already; null enables it. */
	setDisabled(userId: string, since: Date | null): Promise<void>;
	setAdministrator(userId: string): Promise<void>;
	/** Notes, once, that the account is being deleted. It is disabled from then on. */
	beginDeletion(userId: string, at: Date): Promise<void>;
	/** Accounts whose deletion was begun and not finished. */
	unfinishedDeletions(): Promise<string[]>;
	/** Ids of the account's jobs that are pending or processing. */
	jobsUnderWay(userId: string): Promise<OwnedId<'job'>[]>;
	/** The row, and with it every row of the account. */
	deleteAccount(userId: string): Promise<void>;
}
