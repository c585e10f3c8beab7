import {
	type EmbeddedDatabase,
	EmbeddedDatabaseError,
	type EmbeddedDatabaseOptions,
	startEmbeddedDatabase as start,
} from '@nexus/adapters/postgres-embedded';
import { StartupError } from './startup-error.ts';

/**
 * The embedded PostgreSQL of this process (see @nexus/adapters/postgres-embedded). The instance lock is held before.
 * @throws StartupError when it cannot be made or started
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
	try {
		return await start(options);
	} catch (error) {
		if (error instanceof EmbeddedDatabaseError) throw new StartupError(error.message, { cause: error });
		throw error;
	}
}
