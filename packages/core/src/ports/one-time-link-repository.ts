export type LinkPurpose = 'password' | 'first-account';

/** Secrets in links, each good once. Only their hashes are stored. */
export interface OneTimeLinkRepository {
	create(link: { hash: string; purpose: LinkPurpose; userId: string | null; expiresAt: Date }): Promise<void>;
	/** Null when the link is unknown, used or expired, or its account is disabled. */
	find(hash: string, purpose: LinkPurpose): Promise<{ userId: string | null } | null>;
	/** As `find`, and the link is used up: of two callers at once only one gets it. */
	take(hash: string, purpose: LinkPurpose): Promise<{ userId: string | null } | null>;
	/** Puts the account's unused links out of force; null: those for the first account. */
	removeAll(userId: string | null): Promise<void>;
}
