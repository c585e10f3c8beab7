/** Milliseconds that long work may hold the event loop at a stretch. */
const STRETCH = 5;
/** Steps between two looks at the clock, which cost more than a small step. */
const STEPS = 32;

/**
 * Lets long work on the event loop give way to others. Call it once a step, and await what it answers where it answers
 * something: `const pause = createPauses(); for (...) { const due = pause(); if (due) await due; ... }`.
 */
export function createPauses(): () => Promise<void> | null {
	let since = performance.now();
	let steps = 0;
	return () => {
		steps = (steps + 1) % STEPS;
		if (steps !== 0 || performance.now() - since < STRETCH) return null;
		return new Promise((resolve) => {
			setImmediate(() => {
				since = performance.now();
				resolve();
			});
		});
	};
}
