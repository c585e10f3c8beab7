import { availableParallelism, totalmem } from 'node:os';

/** As many threads as V8 has by itself: more bring nothing. */
const MOST_HELPERS = 4;

/** Percent of the room that a heap may grow by which are filled before V8 begins to look for garbage in all of it. */
const MARKING = { begins: 70, mustBegin: 80 };

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
 * of 10 MB took 691 MB of memory instead of 571. V8 itself would begin to mark garbage when no more than a nursery's size
 * is left, which is half of the room that small heaps are given, and go through 45 MB five times an episode. glibc's
 * allocator has two arenas instead of eight a core, which would keep what threads freed.
 */
export function runtimeSettings() {
	const helpers = Math.min(MOST_HELPERS, Math.max(1, availableParallelism() - 1));
	return {
		flags: [
			`--v8-pool-size=${helpers}`,
			'--max-semi-space-size=8',
			`--max-old-space-size=${heapBound()}`,
			`--incremental-marking-soft-trigger=${MARKING.begins}`,
			`--incremental-marking-hard-trigger=${MARKING.mustBegin}`,
		],
		environment: { MALLOC_ARENA_MAX: '2' },
	};
}
