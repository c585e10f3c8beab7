import type { Language } from '@nexus/contract';
import type { Pronunciation } from '@nexus/language/spoken-text';

export interface PronunciationRecord extends Pronunciation {
	id: string;
	/** Null for the installation's. */
	userId: string | null;
	language: Language;
}

export interface PronunciationRepository {
	/** The account's own and the installation's, by language and word. */
	list(userId: string): Promise<PronunciationRecord[]>;
	/** Each in place of the one of the same word, language and case, of the same owner. */
	save(records: readonly PronunciationRecord[]): Promise<void>;
	/** How many the account has, or the installation for null. */
	count(userId: string | null): Promise<number>;
	/** Whether it was there. @param userId whose it has to be; null for the installation's */
	remove(userId: string | null, id: string): Promise<boolean>;
}
