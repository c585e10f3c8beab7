export { KeyedLock } from './keyed-lock.ts';

/**
 * Milliseconds for which long work may hold the event loop without yielding. An answer takes some ten rounds of the event
 * loop, and waits so long in each of them.
 */
const LONGEST_RUN = 0.2;

/** Resumes the pieces of long work that have yielded, the oldest first. */
const waiting: (() => void)[] = [];

function beginNext(): void {
	waiting.shift()?.();
	if (waiting.length > 0) setImmediate(beginNext);
}

/**
 * Resolves in a later round of the event loop, after other requests were served. Only one piece of long work resumes per
 * round, so that many at once delay other requests no longer than one does.
 */
export function yieldToEventLoop(): Promise<void> {
	return new Promise((resolve) => {
		waiting.push(resolve);
		if (waiting.length === 1) setImmediate(beginNext);
	});
}

/** When long work last yielded. */
let lastYield = performance.now();

/**
 * Lets long work yield when it has held the event loop for long enough. Call it once per step, and await its result
 * unless it is null: `const due = yieldIfDue(); if (due) await due;`.
 */
export function yieldIfDue(): Promise<void> | null {
	if (performance.now() - lastYield < LONGEST_RUN) return null;
	return yieldToEventLoop().then(() => {
		lastYield = performance.now();
	});
}

/** Like `items.map(make)`, but yields to the event loop between items. */
export async function mapYielding<Item, Made>(
	items: readonly Item[],
	make: (item: Item, index: number) => Made,
): Promise<Made[]> {
	const made: Made[] = [];
	for (const [index, item] of items.entries()) {
		const due = yieldIfDue();
		if (due) await due;
		made.push(make(item, index));
	}
	return made;
}
