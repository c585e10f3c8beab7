import type { Logger } from 'pino';

/** How many jobs wait for a process that works them off; 0 when there is one again. */
export function reportWaiting(logger: Logger, waiting: number): void {
	if (waiting === 0) logger.info('there is a worker again');
	else logger.warn({ waiting }, 'jobs wait and no process works them off: start one with ROLE=worker or ROLE=all');
}

/** What became of the users' stored keys at the start, when the secret has changed. */
export function reportKeys(logger: Logger, { resealed, unreadable }: { resealed: number; unreadable: number }): void {
	if (resealed > 0) logger.info({ keys: resealed }, 'stored keys were moved to the current NEXUS_SECRET');
	if (unreadable === 0) return;
	logger.warn(
		{ keys: unreadable },
		'stored keys cannot be read: they were encrypted under another NEXUS_SECRET. Set that one as NEXUS_SECRET_PREVIOUS, or have their owners enter them again',
	);
}
