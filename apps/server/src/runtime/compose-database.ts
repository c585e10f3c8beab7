import { createJobQueue } from '@nexus/adapters/job-queue';
import { createDatabase } from '@nexus/adapters/postgres';
import type { Database, JobQueue } from '@nexus/core/ports';
import type { Config } from './config.ts';
import { shareConnections, updateSchema, warnOfFewConnections } from './database-setup.ts';
import type { Installation } from './installation.ts';

/** Brings the schema up to date and opens the database and the job queue, which share its connections. */
export async function composeDatabase({
	config,
	databaseUrl,
	logger,
}: {
	config: Pick<Config, 'databasePoolSize'>;
	databaseUrl: string;
	logger: Installation['logger'];
}): Promise<{ database: Database; queue: JobQueue & { start(): Promise<void> } }> {
	const connections = shareConnections(config.databasePoolSize);
	await updateSchema(databaseUrl);
	await warnOfFewConnections(databaseUrl, connections, logger);
	const queue = createJobQueue({
		url: databaseUrl,
		poolSize: connections.queue,
		onError: (error) => logger.error({ err: error }, 'job queue'),
	});
	const database = createDatabase({
		url: databaseUrl,
		enqueue: (executor, messages) => queue.send(executor, messages),
		hasten: (executor, messages) => queue.hasten(executor, messages),
		onError: (error) => logger.warn({ err: error }, 'database'),
		poolSize: connections.requests,
	});
	return { database, queue };
}
