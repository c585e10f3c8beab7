import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedDatabase } from '@nexus/adapters/postgres-embedded';

/** `SIGINT`: fast shutdown, which ends every session; `SIGKILL`: as a crash. */
export type RestartSignal = 'SIGINT' | 'SIGKILL';

export interface OutsidePostgres {
	/** For `DATABASE_URL`. */
	url: string;
	/** Its data folder, for `restartPostgres`. */
	dataDir: string;
	close(): Promise<void>;
}

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** A PostgreSQL that is not the server's own: it is started again by this process when it ends. */
export async function startOutsidePostgres(): Promise<OutsidePostgres> {
	const dataDir = await mkdtemp(join(tmpdir(), 'nexus-outside-postgres-'));
	const postgres = await startEmbeddedDatabase({ dataDir, logger: silent });
	return {
		url: postgres.url,
		dataDir,
		async close() {
			await postgres.stop();
			await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
		},
	};
}

/**
 * Ends the PostgreSQL of the data folder, whose owner starts it again, and waits until another one runs there.
 * @throws when the folder has no running PostgreSQL
 */
export async function restartPostgres(dataDir: string, signal: RestartSignal): Promise<void> {
	const before = await postmasterId(dataDir);
	if (before === null) throw new Error(`no PostgreSQL runs in ${dataDir}`);
	process.kill(before, signal);
	for (let now = before as number | null; now === before || now === null; now = await postmasterId(dataDir)) {
		await wait(20);
	}
}

/** The process id of the PostgreSQL that runs in the data folder; null while there is none. */
async function postmasterId(dataDir: string): Promise<number | null> {
	const path = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
	const id = Number.parseInt(await readFile(path, 'utf8').catch(() => ''), 10);
	if (Number.isNaN(id)) return null;
	try {
		process.kill(id, 0);
		return id;
	} catch {
		return null;
	}
}
