import type { Database } from '../ports/index.ts';

/** Milliseconds between two looks for a worker. */
const LOOK_AGAIN = 10_000;

/**
 * For a process that works off no jobs itself: has the jobs under way say that they wait while no process does.
 * @param told how many jobs wait each time that there is no worker for them, and 0 when there is one again
 * @param failed of a look; the next one is made all the same
 * @returns ends the watch
 */
export function watchForWorkers(
	database: Pick<Database, 'hasWorker' | 'jobs'>,
	{ now, told, failed }: { now: () => Date; told: (waiting: number) => void; failed: (error: unknown) => void },
	everyMilliseconds = LOOK_AGAIN,
): () => void {
	let waiting = 0;

	async function look(): Promise<void> {
		const isThere = await database.hasWorker();
		const found = isThere ? 0 : await database.jobs.noteWorkerMissing(new Date(now().getTime() + everyMilliseconds));
		if (isThere) await database.jobs.forgetWorkerMissing();
		if (found !== waiting) told(found);
		waiting = found;
	}

	const timer = setInterval(() => void look().catch(failed), everyMilliseconds);
	timer.unref?.();
	return () => clearInterval(timer);
}
