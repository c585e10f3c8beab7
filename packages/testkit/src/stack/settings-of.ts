import { createDatabase } from '@nexus/adapters/postgres';
import { createSecretBox } from '@nexus/adapters/secrets';
import { createSettingsServices, type GeminiStatus, type SettingsServices } from '@nexus/core/settings';
import type { Stack } from './types.ts';

export interface SettingsView {
	/** Secrets, the current one first. */
	secrets: [string, ...string[]];
	gemini?: GeminiStatus;
}

/** The settings on the stack's database as a worker has them, while `work` lasts. */
export async function withSettings<Result>(
	{ databaseUrl }: Pick<Stack, 'databaseUrl'>,
	{ secrets: [secret, ...previous], gemini = { customConfigRequired: false, hasSystemKey: false } }: SettingsView,
	work: (settings: SettingsServices) => Promise<Result>,
): Promise<Result> {
	const database = createDatabase({
		url: databaseUrl,
		enqueue: async () => {
			throw new Error('Settings enqueue nothing');
		},
		hasten: async () => undefined,
		onError: (error) => {
			throw error;
		},
		poolSize: 2,
	});
	try {
		const secrets = createSecretBox({ secret, previous });
		return await work(
			createSettingsServices({ database, secrets, gemini, episodesPerMonth: null, now: () => new Date() }),
		);
	} finally {
		await database.close();
	}
}
