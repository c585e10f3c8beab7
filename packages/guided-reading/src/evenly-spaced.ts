import { evenlySpaced } from '@nexus/core/planning';

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
