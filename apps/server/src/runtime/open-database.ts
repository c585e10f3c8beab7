import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedDatabaseOptions, findEmbeddedDatabase } from '@nexus/adapters/postgres-embedded';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { acquireInstanceLock, DataFolderInUse, type InstanceLock } from './instance-lock.ts';
import { StartupError } from './startup-error.ts';

export interface OpenedDatabase {
	url: string;
	/** Ends what was started for it. */
	close(): Promise<void>;
}

/** How long a command waits for its turn, or for a server that is starting. Milliseconds. */
const TIMEOUT_MILLISECONDS = 60_000;
const POLL_MILLISECONDS = 100;

/**
 * The installation's database for a command that runs beside the server or without it. With the embedded PostgreSQL:
 * the one of the running server, or else one that is started for the command, which holds the data folder's lock
 * meanwhile. Commands on one folder take turns, so that none ends the database under another.
 * @param endNow ends at once what was started for the command
 * @throws StartupError when it cannot be reached
 */
export async function openDatabase(
	{ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
	{ logger, endNow }: { logger: Logger; endNow?: AbortSignal | undefined },
): Promise<OpenedDatabase> {
	if (databaseUrl !== undefined) return { url: databaseUrl, close: async () => undefined };
	const deadline = performance.now() + TIMEOUT_MILLISECONDS;
	const turn = await pollUntilFound(() => lockUnlessHeld(dataDir, 'commands'), deadline);
	try {
		const opened = await pollUntilFound(() => joinOrStart({ dataDir, logger, endNow }), deadline);
		return {
			url: opened.url,
			async close() {
				await opened.close();
				turn.release();
			},
		};
	} catch (error) {
		turn.release();
		throw error;
	}
}

async function joinOrStart(options: EmbeddedDatabaseOptions): Promise<OpenedDatabase | undefined> {
	const { dataDir } = options;
	const lock = await lockUnlessHeld(dataDir, 'nexus');
	if (!lock) {
		const url = await findEmbeddedDatabase(dataDir);
		return url === undefined ? undefined : { url, close: async () => undefined };
	}
	try {
		const database = await startEmbeddedDatabase(options);
		return {
			url: database.url,
			async close() {
				await database.stop();
				lock.release();
			},
		};
	} catch (error) {
		lock.release();
		throw error;
	}
}

async function lockUnlessHeld(dataDir: string, name: 'nexus' | 'commands'): Promise<InstanceLock | undefined> {
	try {
		return await acquireInstanceLock(dataDir, name);
	} catch (error) {
		if (error instanceof DataFolderInUse) return undefined;
		throw error;
	}
}

async function pollUntilFound<Value>(find: () => Promise<Value | undefined>, deadline: number): Promise<Value> {
	for (;;) {
		const found = await find();
		if (found !== undefined) return found;
		if (performance.now() > deadline) {
			throw new StartupError(
				'O Nexus está em execução, mas o banco de dados dele não responde, ou outro comando ainda não terminou. Tente de novo em instantes.',
			);
		}
		await pause(POLL_MILLISECONDS);
	}
}
