/** Parts that are written to know a length at most: some 15 ms each. */
const MOST_WRITTEN = 16;

/** At most as many items as are written to know a length: the first, the last and some spread evenly between. */
export function spread<Item>(items: readonly Item[]): Item[] {
	if (items.length <= MOST_WRITTEN) return [...items];
	const step = (items.length - 1) / (MOST_WRITTEN - 1);
	const chosen = new Set(Array.from({ length: MOST_WRITTEN }, (_, index) => Math.round(index * step)));
	return items.filter((_, index) => chosen.has(index));
}
