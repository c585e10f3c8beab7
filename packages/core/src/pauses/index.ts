/** Milliseconds that long work may hold the event loop at a stretch. */
const STRETCH = 2;

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

/** When long work last went on. */
let since = performance.now();

/**
 * Lets long work on the event loop give way to others. Call it once a step, and await what it answers where it answers
 * something: `const due = pauseIfDue(); if (due) await due;`.
 */
export function pauseIfDue(): Promise<void> | null {
	if (performance.now() - since < STRETCH) return null;
	return nextRound().then(() => {
		since = performance.now();
	});
}

/** As `items.map(make)`, in stretches between which others are answered. */
export async function mapInStretches<Item, Made>(
	items: readonly Item[],
	make: (item: Item, index: number) => Made,
): Promise<Made[]> {
	const made: Made[] = [];
	for (const [index, item] of items.entries()) {
		const due = pauseIfDue();
		if (due) await due;
		made.push(make(item, index));
	}
	return made;
}
