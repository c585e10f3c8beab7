import type { MemoryLender } from '@nexus/core/ports';

/** Bytes: a minute and a half of speech. */
const BLOCK = 4 * 1024 * 1024;
/** Bytes of which what is lent begins at a multiple. */
const ALIGNMENT = 16;

/**
 * Memory for the samples and frames of parts, in blocks that are used again and not let go: allocated anew for each
 * part, it would have the garbage collector of the thread that answers requests at work twice a second.
 */
export class SharedMemory {
	readonly #free: SharedArrayBuffer[] = [];

	/**
	 * Lends to the work on one part, and takes all of it back when that has succeeded. Of work that failed, threads may
	 * still be reading or writing: its memory is left to the garbage collector.
	 */
	async lendTo<Made>(work: (memory: MemoryLender) => Promise<Made>): Promise<Made> {
		const lender = new PartMemory(this.#free);
		const made = await work(lender);
		this.#free.push(...lender.taken);
		return made;
	}
}

/** What one part has been lent. */
class PartMemory implements MemoryLender {
	readonly taken: SharedArrayBuffer[] = [];
	readonly #free: SharedArrayBuffer[];
	/** Bytes of the block taken last that are lent. */
	#filled = 0;

	constructor(free: SharedArrayBuffer[]) {
		this.#free = free;
	}

	lend(bytes: number): Uint8Array<SharedArrayBuffer> {
		const last = this.taken.at(-1);
		const block = last && this.#filled + bytes <= last.byteLength ? last : this.#take(bytes);
		const memory = new Uint8Array(block, this.#filled, bytes);
		this.#filled += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
		return memory;
	}

	#take(bytes: number): SharedArrayBuffer {
		const known = this.#free.findIndex(({ byteLength }) => byteLength >= bytes);
		const [block = new SharedArrayBuffer(Math.max(BLOCK, bytes))] = known < 0 ? [] : this.#free.splice(known, 1);
		this.taken.push(block);
		this.#filled = 0;
		return block;
	}
}
