import { withTimeout } from '../event-loop/with-timeout.ts';
import type { Database } from '../ports/index.ts';
import type { StorageState } from '../storage/probe.ts';

export interface Readiness {
	database: 'ok' | 'unavailable';
	/** `read_only`: objects can be read and not written. */
	storage: 'ok' | 'read_only' | 'unavailable';
}

/** Milliseconds after which a database that has not answered counts as unavailable. */
const TIMEOUT_MILLISECONDS = 3_000;

/**
 * Tells whether this process can do its work. However many ask, the database is asked once at a time, and the storage
 * every few seconds at most.
 */
export function createReadiness(deps: {
	database: Pick<Database, 'ping'>;
	probe: () => Promise<StorageState>;
}): () => Promise<Readiness> {
	let asking: Promise<Readiness['database']> | null = null;

	async function ask(): Promise<Readiness['database']> {
		try {
			await deps.database.ping();
			return 'ok';
		} catch {
			return 'unavailable';
		} finally {
			asking = null;
		}
	}

	return async () => {
		asking ??= ask();
		const [database, { reachable, writable }] = await Promise.all([
			withTimeout<Readiness['database']>(asking, TIMEOUT_MILLISECONDS, () => 'unavailable'),
			deps.probe(),
		]);
		return { database, storage: writable ? 'ok' : reachable ? 'read_only' : 'unavailable' };
	};
}
