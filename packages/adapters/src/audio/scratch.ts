/**
 * Memory for samples that is used again and again, one piece a purpose and thread: allocated anew, it would keep the
 * garbage collector busy. What `take` gives is good until the next call.
 */
export class Scratch {
	#memory = new Float32Array(0);

	/** `length` samples that hold whatever was left in them. */
	take(length: number): Float32Array {
		if (length > this.#memory.length) this.#memory = new Float32Array(Math.ceil(length * 1.25));
		return this.#memory.subarray(0, length);
	}
}
