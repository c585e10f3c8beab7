/** At most so many items: the first, the last and some evenly spaced between them. */
function evenlySpaced<Item>(items: readonly Item[], most: number): Item[] {
	if (items.length <= most) return [...items];
	const step = (items.length - 1) / Math.max(1, most - 1);
	const chosen = new Set(Array.from({ length: most }, (_, index) => Math.round(index * step)));
	return items.filter((_, index) => chosen.has(index));
}

/** At least so many items, evenly spaced, and as many more as it takes until they hold enough. */
export function enoughOf<Item>(items: readonly Item[], least: number, holdEnough: (chosen: Item[]) => boolean): Item[] {
	let number = Math.max(1, Math.floor(least));
	let chosen = evenlySpaced(items, number);
	while (chosen.length < items.length && !holdEnough(chosen)) chosen = evenlySpaced(items, ++number);
	return chosen;
}

/** Parts that are written at most to measure a document: some 15 ms each. */
const MOST_SAMPLES = 16;

/** The parts that stand for all of them where there are many. */
export const sampleOf = <Part>(parts: readonly Part[]): Part[] => evenlySpaced(parts, MOST_SAMPLES);
