import { NexusError } from '../errors/index.ts';
import type { Database, SecretBox } from '../ports/index.ts';

/** Keys read at a time. */
const BATCH = 500;

/** The users' own Gemini keys: encrypted for their owner alone, and moved to the current secret when it changes. */
export interface StoredKeys {
	seal(userId: string, key: string): string;
	/** Seals the key anew when it was sealed under an earlier secret. @throws NexusError gemini_key_unreadable */
	open(userId: string, sealed: string): Promise<string>;
	/** Moves every key to the current secret. What no known secret opens stays as it is, and is counted. */
	reseal(): Promise<{ resealed: number; unreadable: number }>;
}

const contextOf = (userId: string): string => `gemini key of user ${userId}`;

export function createStoredKeys({
	database,
	secrets,
}: {
	database: Pick<Database, 'settings'>;
	secrets: SecretBox;
}): StoredKeys {
	const seal = (userId: string, key: string) => secrets.seal(key, contextOf(userId));

	async function resealOne(userId: string, sealed: string): Promise<string | null> {
		const key = secrets.open(sealed, contextOf(userId));
		if (key !== null && !sealed.startsWith(secrets.currentPrefix)) {
			await database.settings.replaceKey(userId, sealed, seal(userId, key));
		}
		return key;
	}

	return {
		seal,
		async open(userId, sealed) {
			const key = await resealOne(userId, sealed);
			if (key === null) throw new NexusError('gemini_key_unreadable');
			return key;
		},
		async reseal() {
			const done = { resealed: 0, unreadable: 0 };
			let after: string | null = null;
			for (;;) {
				const rows: { userId: string; geminiKey: string }[] = await database.settings.keysWithoutPrefix(
					secrets.currentPrefix,
					after,
					BATCH,
				);
				for (const { userId, geminiKey } of rows) {
					done[(await resealOne(userId, geminiKey)) === null ? 'unreadable' : 'resealed']++;
				}
				after = rows.at(-1)?.userId ?? null;
				if (rows.length < BATCH) return done;
			}
		},
	};
}
