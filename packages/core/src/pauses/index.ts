/** Milliseconds that long work may hold the event loop at a stretch. */
const STRETCH = 2;
/** Steps between two looks at the clock, which cost more than a small step. */
const STEPS = 8;

/** What begins pieces of long work, the one that waits longest first. */
const waiting: (() => void)[] = [];

function beginNext(): void {
	waiting.shift()?.();
	if (waiting.length > 0) setImmediate(beginNext);
}

/**
 * Resolves in a later round of the event loop, once others were answered. One piece of long work goes on in each round,
 * however many there are: many at once hold nobody up for longer than one does.
 */
export function nextRound(): Promise<void> {
	return new Promise((resolve) => {
		waiting.push(resolve);
		if (waiting.length === 1) setImmediate(beginNext);
	});
}

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
		return nextRound().then(() => {
			since = performance.now();
		});
	};
}
