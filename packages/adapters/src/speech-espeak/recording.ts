/** Speech that is put together piece by piece, in memory that the next recording uses again. */
export class Recording {
	readonly sampleRate: number;
	#memory: Int16Array;
	#length = 0;

	/** @param sampleRate Hz */
	constructor(sampleRate: number) {
		this.sampleRate = sampleRate;
		this.#memory = new Int16Array(30 * sampleRate);
	}

	/** Begins anew: samples given out before are no longer good. */
	clear(): void {
		this.#length = 0;
	}

	/** `count` more samples, to be written to before anything else is added: they hold whatever was left in them. */
	add(count: number): Int16Array {
		const from = this.#length;
		this.#length += count;
		if (this.#length > this.#memory.length) {
			const larger = new Int16Array(Math.max(this.#length, 2 * this.#memory.length));
			larger.set(this.#memory.subarray(0, from));
			this.#memory = larger;
		}
		return this.#memory.subarray(from, this.#length);
	}

	addSilence(seconds: number): void {
		this.add(Math.max(0, Math.round(seconds * this.sampleRate))).fill(0);
	}

	/** Of what was recorded. */
	get seconds(): number {
		return this.#length / this.sampleRate;
	}

	/** All that was recorded, 16-bit mono: good until the next recording. */
	get samples(): Int16Array {
		return this.#memory.subarray(0, this.#length);
	}
}
