import type { EndedRun } from '@nexus/core/records';

type Run = Pick<EndedRun, 'id' | 'run'>;

/** Which runs of jobs are being worked on here, and the ways to stop them. */
export class Cancellations {
	readonly #running = new Map<string, Set<{ run: number; cancelled: AbortController; over: AbortController }>>();

	/**
	 * Runs `work` with a signal that is aborted when this run of the job is over or `outer` is aborted, and one for what
	 * is paid for by the call, which is aborted only when the job is cancelled or `outer` is aborted.
	 * Answers false when the job was over.
	 */
	async run(
		job: Run,
		outer: AbortSignal,
		work: (signal: AbortSignal, sent: AbortSignal) => Promise<void>,
	): Promise<boolean> {
		const cancelled = new AbortController();
		const over = new AbortController();
		const running = this.#running.get(job.id) ?? new Set();
		const entry = { run: job.run, cancelled, over };
		this.#running.set(job.id, running.add(entry));
		try {
			await work(AbortSignal.any([outer, over.signal]), AbortSignal.any([outer, cancelled.signal]));
			return true;
		} catch (error) {
			if (!over.signal.aborted) throw error;
			return false;
		} finally {
			running.delete(entry);
			if (running.size === 0) this.#running.delete(job.id);
		}
	}

	/** A cancellation that arrives late leaves the runs that came after it alone. */
	cancel(job: Run): void {
		for (const { cancelled, over } of this.#runsOf(job)) {
			const reason = new Error('job cancelled');
			over.abort(reason);
			cancelled.abort(reason);
		}
	}

	/** The job has failed: nothing more is begun for it. What was sent to a provider is waited for. */
	end(job: Run): void {
		for (const { over } of this.#runsOf(job)) over.abort(new Error('job failed'));
	}

	#runsOf({ id, run }: Run) {
		return [...(this.#running.get(id) ?? [])].filter((entry) => entry.run <= run);
	}
}
