/**
 * The part of every line of an edited script, whose parts follow each other: as many lines as possible stay in the part
 * that they ask for (the longest run of wishes that never falls), the others join the line before them.
 * @param wishes part numbers, or null for a line without a wish
 */
export function assignParts(wishes: readonly (number | null)[]): number[] {
	const kept = longestRise(wishes);
	const first = wishes[kept[0] ?? -1] ?? 1;
	const assigned: number[] = [];
	let part = first;
	let next = 0;
	for (const index of wishes.keys()) {
		if (kept[next] === index) {
			part = wishes[index] ?? part;
			next++;
		}
		assigned.push(part);
	}
	return assigned;
}

/** Indices of a longest subsequence that never falls (patience sorting), in order. */
function longestRise(wishes: readonly (number | null)[]): number[] {
	const ends: number[] = [];
	const previous: number[] = [];
	const at = (index: number | undefined): number => wishes[index ?? -1] ?? 0;
	for (const [index, wish] of wishes.entries()) {
		if (wish === null) continue;
		let low = 0;
		let high = ends.length;
		while (low < high) {
			const middle = (low + high) >> 1;
			if (at(ends[middle]) <= wish) low = middle + 1;
			else high = middle;
		}
		previous[index] = ends[low - 1] ?? -1;
		ends[low] = index;
	}
	const rise: number[] = [];
	for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) rise.push(index);
	return rise.reverse();
}
