import type { SourcePart } from '@nexus/document-text';

/** Parts that are sampled, and characters of each, so that reading the sample costs the same for any length. */
const MOST_PARTS = 12;
const MOST_CHARACTERS = 5000;

/** Parts spread evenly over the document, each with its beginning. A document of one part is its own sample. */
export function sampleOf(text: string, parts: readonly SourcePart[]): { part: SourcePart; text: string }[] {
	const sampled = evenlySpaced(parts, MOST_PARTS);
	return sampled.map((part) => {
		const own = text.slice(part.start, part.end);
		return { part, text: sampled.length > 1 ? own.slice(0, sampleEnd(own)) : own };
	});
}

/** At most so many items: the first, the last and some evenly spaced between them. */
export function evenlySpaced<Item>(items: readonly Item[], most: number): Item[] {
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

/** How much of a part is sampled: no sentence is cut, unless none ends in the sample's second half. */
function sampleEnd(part: string): number {
	if (part.length <= MOST_CHARACTERS) return part.length;
	const sample = part.slice(0, MOST_CHARACTERS);
	const last = [...sample.matchAll(/[.!?…]["”»)]*(?=\s)/g)].at(-1);
	const ends = [sample.lastIndexOf('\n\n'), last ? last.index + last[0].length : 0];
	return ends.find((end) => end > MOST_CHARACTERS / 2) ?? MOST_CHARACTERS;
}
