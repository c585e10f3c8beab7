import type { SessionRecord, UserRecord } from '../accounts/types.ts';
import type { Page, Paged } from './page.ts';

/** How often something may be tried: `free` times within the window, after that once every `pause`. */
export interface AttemptLimit {
	free: number;
	windowSeconds: number;
	pauseSeconds: number;
}

export type NewUser = Pick<UserRecord, 'id' | 'email' | 'username' | 'fullName'> & {
	passwordHash: string;
	/** Whether it administers the installation also when it is not the first. */
	isAdmin?: boolean;
};

export interface AccountRepository {
	findByEmail(email: string): Promise<(UserRecord & { passwordHash: string }) | null>;
	find(userId: string): Promise<UserRecord | null>;
	/** In a transaction, held until its end, so that no change of password comes in between. */
	passwordHash(userId: string): Promise<string | null>;
	/** Whether an account has the e-mail or the user name, whatever their case. */
	isTaken(account: { email: string; username: string }): Promise<boolean>;
	setPasswordHash(userId: string, passwordHash: string): Promise<void>;

	createSession(
		session: Pick<SessionRecord, 'id' | 'userId' | 'userAgent' | 'address'> & { expiresAt: Date },
	): Promise<void>;
	/** The user behind a session that is neither ended nor expired, null for a disabled account. Notes, to the minute, that it is in use. */
	findSession(sessionId: string): Promise<UserRecord | null>;
	/** Those of the sessions that `findSession` would find. */
	goodSessions(ids: string[]): Promise<string[]>;
	/** Sessions that are neither ended nor expired, the one used last before the others. */
	listSessions(userId: string, page: Page): Promise<Paged<SessionRecord>>;
	setSessionAddress(sessionId: string, address: string): Promise<void>;
	/** False when it is not the user's, or over already. */
	endSession(userId: string, sessionId: string): Promise<boolean>;
	endOtherSessions(userId: string, keptSessionId: string): Promise<void>;
	/** Ends one account's sessions, or everybody's. Answers how many were open. */
	endSessions(userId: string | null): Promise<number>;
	/** Addresses from which sessions of the account with this e-mail were used within the last `days`, at most `limit`. */
	recentAddresses(email: string, days: number, limit: number): Promise<string[]>;

	addRefreshToken(token: { hash: string; sessionId: string }): Promise<void>;
	markRefreshTokenUsed(hash: string): Promise<void>;

	/** Seconds that an attempt under these limits would have to wait now; 0 when it would not. Counts nothing. */
	waitSeconds(limits: ReadonlyMap<string, AttemptLimit>): Promise<number>;
	/** Takes attempts back that turned out to be no guesses. */
	forgetAttempts(ids: number[]): Promise<void>;
}

/** What only a transaction can do: locks, and what takes several statements. */
export interface AccountTransaction extends AccountRepository {
	/** The first account becomes the administrator. @throws NexusError account_taken */
	createUser(user: NewUser): Promise<UserRecord>;
	/**
	 * Locked against a second refresh at the same time. `superseded`: a token that was issued when this one was used has
	 * been used itself, so that its answer was not lost.
	 */
	findRefreshToken(hash: string): Promise<{ sessionId: string; usedAt: Date | null; superseded: boolean } | null>;
	/** Counts an attempt under each key, or, when one of them has to wait, under none. */
	attempt(limits: ReadonlyMap<string, AttemptLimit>): Promise<{ ids: number[] } | { waitSeconds: number }>;
}
