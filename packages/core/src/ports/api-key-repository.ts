import type { ApiKeyRecord } from '../accounts/types.ts';
import type { Page, Paged } from './page.ts';

export interface ApiKeyRepository {
	create(key: Omit<ApiKeyRecord, 'createdAt' | 'lastUsedAt'> & { hash: string }): Promise<ApiKeyRecord>;
	/** Neither revoked nor expired, the newest first. */
	list(userId: string, page: Page): Promise<Paged<ApiKeyRecord>>;
	/** With `ended` when it is revoked or expired. Notes, to the minute, that a key which has not ended is in use. */
	findByHash(hash: string): Promise<(ApiKeyRecord & { ended: boolean }) | null>;
	/** Those of the keys that are neither revoked nor expired, and whose account is not disabled. */
	goodKeys(ids: string[]): Promise<string[]>;
	/** False when it is not the user's, or revoked already. */
	revoke(userId: string, id: string): Promise<boolean>;
}

/** What only a transaction can do. */
export interface ApiKeyTransaction extends ApiKeyRepository {
	/** Nobody else passes here for this user until the transaction's end. */
	lock(userId: string): Promise<void>;
}
