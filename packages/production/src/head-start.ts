/** The longest that an episode's first part has the machine to itself, in milliseconds, so that it can be played sooner. */
export const HEAD_START = 1_000;

/** Makes the later parts of a new episode wait until this process has made the first one, at most `HEAD_START`. */
export class HeadStart {
	readonly #over = new Map<string, AbortController>();
	readonly #now: () => Date;

	constructor(now: () => Date) {
		this.#now = now;
	}

	/** @param until milliseconds of the epoch */
	async wait(jobId: string, until: number, signal: AbortSignal): Promise<void> {
		const rest = Math.min(until - this.#now().getTime(), HEAD_START);
		if (rest <= 0) return;
		const over = this.#over.get(jobId) ?? new AbortController();
		this.#over.set(jobId, over);
		const ended = AbortSignal.any([over.signal, signal, AbortSignal.timeout(rest)]);
		if (!ended.aborted) await new Promise((resolve) => ended.addEventListener('abort', resolve, { once: true }));
		this.#over.delete(jobId);
	}

	/** To be called when a part of the job was made and is being stored. */
	end(jobId: string): void {
		this.#over.get(jobId)?.abort();
	}
}
