import { connectionCounts, migrateDatabase, NewerSchemaError } from '@nexus/adapters/postgres';
import type { Logger } from 'pino';
import { StartupError } from './startup-error.ts';

/** Connections of the job queue's pool. */
const QUEUE_CONNECTIONS = 2;
/** Connections outside the pools: three that listen, and one that holds locks. */
const SINGLE_CONNECTIONS = 4;

/** How a process's connections are shared out. */
export interface ConnectionShares {
	/** Of `DATABASE_POOL_SIZE`. */
	total: number;
	queue: number;
	/** What requests and work have left. */
	requests: number;
}

export const shareConnections = (total: number): ConnectionShares => ({
	total,
	queue: QUEUE_CONNECTIONS,
	requests: total - QUEUE_CONNECTIONS - SINGLE_CONNECTIONS,
});

/**
 * Brings the database's schema up to date.
 * @throws StartupError when a newer version of the program has migrated it
 */
export async function updateSchema(url: string): Promise<void> {
	try {
		await migrateDatabase(url);
	} catch (error) {
		if (!(error instanceof NewerSchemaError)) throw error;
		throw new StartupError(
			'O banco de dados já foi atualizado por uma versão mais nova do Nexus. Inicie essa versão, ou restaure a cópia de segurança feita antes da atualização.',
			{ cause: error },
		);
	}
}

/** Warns when the database's server has too few connections left for this process. */
export async function warnOfFewConnections(url: string, { total }: ConnectionShares, logger: Logger): Promise<void> {
	const { most, taken } = await connectionCounts(url);
	if (most - taken >= total) return;
	logger.warn(
		{ connections: most, taken, needed: total },
		'the database server has too few connections left for this process: lower DATABASE_POOL_SIZE or raise max_connections',
	);
}
