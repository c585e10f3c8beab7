/** Seeded chance: the same seed gives the same book. */
export interface Dice {
	/** A whole number from `low` to `high`, both included. */
	between(low: number, high: number): number;
	pick<Item>(items: readonly Item[]): Item;
}

/** mulberry32: 32 bits of state, enough for text. */
export function rollDice(seed: number): Dice {
	let state = seed >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	return {
		between: (low, high) => low + Math.floor(next() * (high - low + 1)),
		pick: (items) => {
			const item = items[Math.floor(next() * items.length)];
			if (item === undefined) throw new Error('Nothing to pick from.');
			return item;
		},
	};
}
