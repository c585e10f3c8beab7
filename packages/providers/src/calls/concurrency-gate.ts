export interface GateOptions {
	/** Calls side by side at the beginning: 8, so that ten minutes of speech in clips of 70 s take two rounds. */
	initial?: number;
	/** Never more than this. */
	most?: number;
	/** Milliseconds, monotonic. */
	now?: () => number;
}

/** A call's place among those under way. Every lease must be released; releasing twice is as once. */
export interface Lease {
	/** The provider took the call: there may be room for more. */
	succeeded(): void;
	/** The provider had too many calls. Nothing starts for so many milliseconds. */
	refused(waitMs: number): void;
	release(): void;
}

interface Waiting {
	urgent: boolean;
	again: boolean;
	admit: () => void;
}

/**
 * How many calls to one provider, with one key, run side by side: one more after each full round that it took, half as
 * many when it refuses for want of room (additive increase, multiplicative decrease: Chiu and Jain, 1989). Refusals of
 * calls that began before the last decrease do not count again. An urgent call may take one place more.
 */
export class ConcurrencyGate {
	readonly #most: number;
	readonly #now: () => number;
	readonly #waiting: Waiting[] = [];
	#limit: number;
	#running = 0;
	#decreases = 0;
	#pausedUntil = Number.NEGATIVE_INFINITY;
	#wake: ReturnType<typeof setTimeout> | null = null;

	constructor({ initial = 8, most = 16, now = () => performance.now() }: GateOptions = {}) {
		this.#limit = Math.min(initial, most);
		this.#most = most;
		this.#now = now;
	}

	/** Calls that may run side by side now. */
	get limit(): number {
		return Math.floor(this.#limit);
	}

	get isIdle(): boolean {
		return this.#running === 0 && this.#waiting.length === 0;
	}

	/**
	 * Waits for a place. Urgent calls come first, then those that are tried again, then the others in their order.
	 * @throws the signal's reason
	 */
	enter(signal: AbortSignal, { urgent = false, again = false } = {}): Promise<Lease> {
		return new Promise((resolve, reject) => {
			if (signal.aborted) return reject(signal.reason);
			const abort = () => {
				this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
				if (this.#waiting.length === 0) this.#stopTimer();
				reject(signal.reason);
			};
			const waiting: Waiting = {
				urgent,
				again,
				admit: () => {
					signal.removeEventListener('abort', abort);
					resolve(this.#lease());
				},
			};
			signal.addEventListener('abort', abort, { once: true });
			const rank = ({ urgent, again }: Waiting) => (urgent ? 0 : again ? 1 : 2);
			const behind = this.#waiting.findIndex((other) => rank(other) > rank(waiting));
			this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, waiting);
			this.#admit();
		});
	}

	#lease(): Lease {
		const begunAfter = this.#decreases;
		this.#running++;
		let released = false;
		return {
			succeeded: () => {
				if (this.#running >= this.limit) this.#limit = Math.min(this.#most, this.#limit + 1 / this.#limit);
			},
			refused: (waitMs) => {
				this.#pausedUntil = Math.max(this.#pausedUntil, this.#now() + waitMs);
				if (begunAfter !== this.#decreases) return;
				this.#decreases++;
				this.#limit = Math.max(1, this.#limit / 2);
			},
			release: () => {
				if (released) return;
				released = true;
				this.#running--;
				this.#admit();
			},
		};
	}

	#admit(): void {
		const pause = this.#pausedUntil - this.#now();
		if (pause > 0) {
			if (this.#waiting.length > 0) this.#wakeAfter(pause);
			return;
		}
		for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
			if (this.#running >= this.limit + (next.urgent ? 1 : 0)) return;
			this.#waiting.shift();
			next.admit();
		}
	}

	#wakeAfter(ms: number): void {
		this.#stopTimer();
		this.#wake = setTimeout(() => {
			this.#wake = null;
			this.#admit();
		}, Math.ceil(ms));
	}

	#stopTimer(): void {
		if (this.#wake !== null) clearTimeout(this.#wake);
		this.#wake = null;
	}
}
