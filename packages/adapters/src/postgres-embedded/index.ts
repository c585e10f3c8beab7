import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { openCluster, ownerOfCluster } from './cluster.ts';
import { addressOf, ensureDatabase } from './connection.ts';
import { EmbeddedDatabaseError, LastingDatabaseError } from './errors.ts';
import { clearOrphan } from './orphan.ts';
import { checkOwner } from './ownership.ts';
import { findFreePort, type Postmaster, startPostmaster } from './postmaster.ts';
import { chooseAccount } from './system-account.ts';
import type { EmbeddedDatabase, EmbeddedDatabaseOptions } from './types.ts';

export { EmbeddedDatabaseError } from './errors.ts';
export { findEmbeddedDatabase } from './find.ts';
export type { DatabaseLog, EmbeddedDatabase, EmbeddedDatabaseOptions } from './types.ts';

const attempts = 8;
const attemptPauseMs = 200;
const longestRestartPauseMs = 5_000;

/**
 * Starts the PostgreSQL that comes with the program, on `dataDir/postgres`: made on first use, recovered after a crash,
 * with a server that a killed process left behind ended first. It listens on 127.0.0.1 alone, on a free port, and is
 * started again should it crash. One process at a time may use a data folder: the caller holds a lock on it.
 * @throws EmbeddedDatabaseError when it cannot be made or started; the message is for the operator
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
	const { logger, connections, endNow } = options;
	await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
	const dataDir = await realpath(options.dataDir);
	const home = join(dataDir, 'postgres');
	const binaries = findBinaries();
	const account = await chooseAccount(binaries, dataDir, await ownerOfCluster(home));
	await checkOwner(home, account);
	const cluster = await openCluster(home, binaries, account, logger, endNow);

	const start = async (fixedPort?: number): Promise<Postmaster> => {
		for (let attempt = 1; ; attempt++) {
			endNow?.throwIfAborted();
			await clearOrphan(cluster, logger);
			const port = fixedPort ?? (await findFreePort());
			try {
				return await startPostmaster(cluster, binaries, account, logger, { port, connections, endNow });
			} catch (error) {
				// The port may be taken meanwhile, or the processes of a killed server not gone yet.
				if (!(error instanceof EmbeddedDatabaseError) || error instanceof LastingDatabaseError) throw error;
				if (attempt === attempts) throw error;
				await pause(attemptPauseMs * attempt);
			}
		}
	};

	let current = await start();
	await ensureDatabase(cluster, current.port).catch(async (error) => {
		await current.stop();
		throw error;
	});
	const { port } = current;
	const closing = new AbortController();
	endNow?.addEventListener('abort', () => closing.abort());
	const supervision = (async () => {
		for (let wait = 0; ; ) {
			await current.ended;
			if (closing.signal.aborted) return;
			logger.error({}, 'the embedded PostgreSQL ended by itself; restarting it');
			try {
				await pause(wait, undefined, { signal: closing.signal });
				current = await start(port);
				if (closing.signal.aborted) return await current.stop();
				wait = 0;
			} catch (error) {
				if (closing.signal.aborted) return;
				logger.error({ err: error }, 'could not restart the embedded PostgreSQL');
				wait = Math.min(longestRestartPauseMs, wait * 2 + attemptPauseMs);
			}
		}
	})();

	return {
		url: addressOf(cluster, port),
		async stop() {
			closing.abort();
			await current.stop();
			await supervision;
		},
	};
}
