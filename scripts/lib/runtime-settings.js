import { availableParallelism } from 'node:os';

/** As many threads as V8 has by itself: more bring nothing. */
const MOST_HELPERS = 4;

/**
 * What the server is started with. V8's helper threads, which collect garbage and compile, leave a core to the thread
 * that answers requests: four of them on two cores kept it from running for 20 ms at a time. That thread has a nursery of
 * 8 MB (the worker threads have smaller ones): answers cost less than with 4, and with the 16 that V8 would take a book
 * of 10 MB took 691 MB of memory instead of 571. glibc's allocator has two arenas instead of eight a core, which would
 * keep what threads freed.
 */
export function runtimeSettings() {
	const helpers = Math.min(MOST_HELPERS, Math.max(1, availableParallelism() - 1));
	return {
		flags: [`--v8-pool-size=${helpers}`, '--max-semi-space-size=8'],
		environment: { MALLOC_ARENA_MAX: '2' },
	};
}
