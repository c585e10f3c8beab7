import { availableParallelism, totalmem } from 'node:os';

/** As many threads as V8 has by itself: more bring nothing. */
const MOST_HELPERS = 4;

const MEGABYTE = 1024 * 1024;
/** Megabytes. */
const LARGEST_HEAP = 2048;

/**
 * Bound of a heap in megabytes: half of the memory that this process may use, at most 2 GB, whatever V8 would take. What
 * passes it ends the server, which is started again, rather than the machine.
 */
function heapBound() {
	// 0: the system does not say. A container's limit may be larger than the machine.
	const allowed = Math.min(process.constrainedMemory() || totalmem(), totalmem());
	return Math.min(LARGEST_HEAP, Math.floor(allowed / 2 / MEGABYTE));
}

/**
 * What the server is started with. V8's helper threads, which collect garbage and compile, leave a core to the thread
 * that answers requests: four of them on two cores kept it from running for 20 ms at a time. That thread has a nursery of
 * 8 MB (the worker threads have smaller ones): answers cost less than with 4, and with the 16 that V8 would take a book
 * of 10 MB took 691 MB of memory instead of 571. When V8 begins to look for garbage in all of a heap is left to it: told
 * to begin later, it ran out of room under long bodies and stopped everything for 60 to 120 ms. glibc's allocator has two
 * arenas instead of eight a core, which would keep what threads freed.
 */
export function runtimeSettings() {
	const helpers = Math.min(MOST_HELPERS, Math.max(1, availableParallelism() - 1));
	return {
		flags: [`--v8-pool-size=${helpers}`, '--max-semi-space-size=8', `--max-old-space-size=${heapBound()}`],
		environment: { MALLOC_ARENA_MAX: '2' },
	};
}
