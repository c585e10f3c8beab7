/** How many parts are written at most to estimate a length: some 15 ms each. */
const MOST_SAMPLES = 16;

/** At most so many items: the first, the last and some evenly spaced between them. */
export function evenlySpaced<Item>(items: readonly Item[], most = MOST_SAMPLES): Item[] {
	if (items.length <= most) return [...items];
	const step = (items.length - 1) / Math.max(1, most - 1);
	const chosen = new Set(Array.from({ length: most }, (_, index) => Math.round(index * step)));
	return items.filter((_, index) => chosen.has(index));
}
