import type { JobRecord } from '../episodes/types.ts';

type Run = Pick<JobRecord, 'id' | 'run'>;

/** Which runs of jobs are being worked on here, and the way to stop them at once. */
export class Cancellations {
	readonly #running = new Map<string, Set<{ run: number; controller: AbortController }>>();

	/**
	 * Runs `work` with a signal that is aborted when this run of the job is cancelled or `outer` is aborted.
	 * Answers false when it was cancelled.
	 */
	async run(job: Run, outer: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
		const controller = new AbortController();
		const running = this.#running.get(job.id) ?? new Set();
		const entry = { run: job.run, controller };
		this.#running.set(job.id, running.add(entry));
		try {
			await work(AbortSignal.any([outer, controller.signal]));
			return true;
		} catch (error) {
			if (!controller.signal.aborted) throw error;
			return false;
		} finally {
			running.delete(entry);
			if (running.size === 0) this.#running.delete(job.id);
		}
	}

	/** A cancellation that arrives late leaves the runs that came after it alone. */
	cancel({ id, run }: Run): void {
		for (const entry of this.#running.get(id) ?? []) {
			if (entry.run <= run) entry.controller.abort(new Error('job cancelled'));
		}
	}
}
