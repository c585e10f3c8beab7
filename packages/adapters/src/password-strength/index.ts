import type { PasswordEstimator } from '@nexus/core/ports';
import { Piscina } from 'piscina';
import type { Question } from './worker.ts';

/** Milliseconds without a question after which the thread ends and gives its memory back. */
const IDLE = 60_000;
/** Megabytes. The dictionaries take about 60. */
const HEAP = 192;
/** Megabytes of the nursery. A larger one only keeps garbage for longer. */
const NURSERY = 4;

/**
 * The zxcvbn-ts estimator with its common, English and Portuguese dictionaries, in one thread of its own: one password
 * can take it 200 ms. The thread starts, and loads the dictionaries, with the first question.
 */
export function createPasswordEstimator(): PasswordEstimator {
	const pool = new Piscina<Question, number>({
		filename: new URL('./worker.ts', import.meta.url).href,
		minThreads: 0,
		maxThreads: 1,
		idleTimeout: IDLE,
		resourceLimits: { maxOldGenerationSizeMb: HEAP, maxYoungGenerationSizeMb: 3 * NURSERY },
	});
	return {
		guesses: (password, personalWords) => pool.run({ password, personalWords }),
		close: () => pool.destroy(),
	};
}
