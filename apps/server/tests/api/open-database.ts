import { createDatabase } from '@nexus/adapters/postgres';
import type { Database } from '@nexus/core/ports';
import type { Stack } from '@nexus/testkit/stack';

/** A stack's database as the server opens it, without a queue behind it. */
export const openDatabase = ({ databaseUrl }: Stack): Database & { close(): Promise<void> } =>
	createDatabase({
		url: databaseUrl,
		enqueue: async () => undefined,
		hasten: async () => undefined,
		onError: (error) => {
			throw error;
		},
	});
