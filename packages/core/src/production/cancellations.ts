/** Which jobs are being worked on here, and the way to stop them at once. */
export class Cancellations {
	readonly #running = new Map<string, Set<AbortController>>();

	/** Runs `work` with a signal that is aborted when the job is cancelled or `outer` is aborted. */
	async run(jobId: string, outer: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
		const controller = new AbortController();
		const running = this.#running.get(jobId) ?? new Set();
		this.#running.set(jobId, running.add(controller));
		try {
			await work(AbortSignal.any([outer, controller.signal]));
		} catch (error) {
			if (!controller.signal.aborted) throw error;
		} finally {
			running.delete(controller);
			if (running.size === 0) this.#running.delete(jobId);
		}
	}

	cancel(jobId: string): void {
		for (const controller of this.#running.get(jobId) ?? []) controller.abort(new Error('job cancelled'));
	}
}
