import type { CleanupServices } from '@nexus/core/cleanup';
import type { Database, JobQueue, QueueHandlers } from '@nexus/core/ports';
import { type ProductionServices, watchForWorkers } from '@nexus/production';
import type { Config } from './config.ts';
import type { Installation } from './installation.ts';
import { reportWaiting } from './log-reports.ts';

/**
 * Starts the queue and, unless this process has the role `api`, the work on its messages. A process of that role only
 * watches whether there are workers.
 * @returns stops what listens to the database
 */
export async function startWork({
	config,
	alone,
	logger,
	queue,
	database,
	production,
	handlers,
	cleanup,
	now,
}: Pick<Installation, 'alone' | 'logger'> & {
	config: Pick<Config, 'role' | 'cleanup' | 'workerConcurrency'>;
	queue: JobQueue & { start(): Promise<void> };
	database: Database;
	production: Pick<ProductionServices, 'abandoned' | 'over'>;
	handlers: QueueHandlers;
	cleanup: Pick<CleanupServices, 'runScheduled'>;
	now: () => Date;
}): Promise<() => Promise<void> | void> {
	await queue.start();
	await queue.schedule('cleanup', config.cleanup.enabled ? config.cleanup : null);
	if (config.role === 'api') {
		return watchForWorkers(database, {
			now,
			onWaiting: (waiting) => reportWaiting(logger, waiting),
			onError: (error) => logger.warn({ err: error }, 'could not check for workers'),
		});
	}
	const stopListening = await database.onJobOver((job) => production.over(job));
	if (alone) await queue.reclaim();
	await queue.work(handlers, { concurrency: config.workerConcurrency, abandoned: production.abandoned });
	await queue.workScheduled('cleanup', async (signal) => {
		logger.info(await cleanup.runScheduled(signal), 'cleanup');
	});
	return stopListening;
}
