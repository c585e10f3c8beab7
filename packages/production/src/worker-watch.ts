import type { Database } from '@nexus/core/ports';

/** Milliseconds between two checks for a worker. */
const CHECK_INTERVAL = 10_000;

/**
 * For a process that is not a worker: marks the jobs under way as waiting while no process works on jobs.
 * @param onWaiting called with the number of waiting jobs whenever it changes; 0 once there is a worker again
 * @param onError called when a check fails; the next one is made all the same
 * @returns stops the checks
 */
export function watchForWorkers(
	database: Pick<Database, 'hasWorker' | 'jobs'>,
	{
		now,
		onWaiting,
		onError,
	}: { now: () => Date; onWaiting: (waiting: number) => void; onError: (error: unknown) => void },
	everyMilliseconds = CHECK_INTERVAL,
): () => void {
	let waiting = 0;

	async function check(): Promise<void> {
		const isThere = await database.hasWorker();
		const found = isThere ? 0 : await database.jobs.noteWorkerMissing(new Date(now().getTime() + everyMilliseconds));
		if (isThere) await database.jobs.forgetWorkerMissing();
		if (found !== waiting) onWaiting(found);
		waiting = found;
	}

	const timer = setInterval(() => void check().catch(onError), everyMilliseconds);
	timer.unref?.();
	return () => clearInterval(timer);
}
