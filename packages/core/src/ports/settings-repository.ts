import type { SettingsRecord } from '../settings/types.ts';

export interface SettingsRepository {
	/** Null for who has never saved any. */
	find(userId: string): Promise<SettingsRecord | null>;
	/** Changes what is given and nothing else. */
	save(userId: string, changes: Partial<SettingsRecord>): Promise<SettingsRecord>;
	/** Exchanges the sealed key, unless it is no longer `from`. */
	replaceKey(userId: string, from: string, to: string): Promise<boolean>;
	/** Sealed keys that do not begin with `prefix`, by user from the one after `after` on. */
	keysWithoutPrefix(
		prefix: string,
		after: string | null,
		limit: number,
	): Promise<{ userId: string; geminiKey: string }[]>;
	generationsSince(userId: string, since: Date): Promise<number>;
}

/** What only a transaction can do: counting and adding of generations, one transaction a user at a time. */
export interface SettingsTransaction extends SettingsRepository {
	/** Until the end of the transaction. */
	lockGenerations(userId: string): Promise<void>;
	addGeneration(generation: { userId: string; jobId: string; at: Date }): Promise<void>;
}
