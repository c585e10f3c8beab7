/** How many parts are written at most to estimate a length: some 15 ms each. */
const MOST_SAMPLES = 16;

/** At most `MOST_SAMPLES` items: the first, the last and some evenly spaced between them. */
export function evenlySpaced<Item>(items: readonly Item[]): Item[] {
	if (items.length <= MOST_SAMPLES) return [...items];
	const step = (items.length - 1) / (MOST_SAMPLES - 1);
	const chosen = new Set(Array.from({ length: MOST_SAMPLES }, (_, index) => Math.round(index * step)));
	return items.filter((_, index) => chosen.has(index));
}
