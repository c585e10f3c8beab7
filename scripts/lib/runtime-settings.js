import { availableParallelism } from 'node:os';

/** As many threads as V8 has by itself: more bring nothing. */
const MOST_HELPERS = 4;

/**
 * What the server is started with. V8's helper threads, which collect garbage and compile, leave a core to the thread
 * that answers requests: four of them on two cores kept it from running for 20 ms at a time. Nurseries of 4 MB in each
 * thread: with larger ones samples that are no longer needed lie about for longer (8 MB: some 60 MB for a large book),
 * though the answers of the API would cost less. glibc's allocator has two arenas instead of eight a core, which would
 * keep what threads freed.
 */
export function runtimeSettings() {
	const helpers = Math.min(MOST_HELPERS, Math.max(1, availableParallelism() - 1));
	return {
		flags: [`--v8-pool-size=${helpers}`, '--max-semi-space-size=4'],
		environment: { MALLOC_ARENA_MAX: '2' },
	};
}
