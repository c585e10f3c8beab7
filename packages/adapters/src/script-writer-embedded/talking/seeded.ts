/** Reproducible chance: mulberry32 by Tommy Ettinger. The same seed gives the same draws. */
export interface Chance {
	/** 0 up to 1. */
	next(): number;
	/** True in `share` of draws. */
	happens(share: number): boolean;
	pick<Item>(items: readonly Item[]): Item | undefined;
	shuffled<Item>(items: readonly Item[]): Item[];
}

export function createChance(seed: number): Chance {
	let state = seed >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let value = Math.imul(state ^ (state >>> 15), state | 1);
		value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
		return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
	};
	return {
		next,
		happens: (share) => next() < share,
		pick: (items) => items[Math.floor(next() * items.length)],
		shuffled(items) {
			const result = [...items];
			for (let i = result.length - 1; i > 0; i--) {
				const j = Math.floor(next() * (i + 1));
				const [first, second] = [result[i], result[j]];
				if (first !== undefined && second !== undefined) [result[i], result[j]] = [second, first];
			}
			return result;
		},
	};
}
