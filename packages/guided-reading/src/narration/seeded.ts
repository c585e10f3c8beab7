/** Reproducible chance: mulberry32 by Tommy Ettinger. The same seed gives the same draws. */
export function createPick(seed: number): <Item>(items: readonly Item[]) => Item | undefined {
	let state = seed >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let value = Math.imul(state ^ (state >>> 15), state | 1);
		value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
		return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
	};
	return (items) => items[Math.floor(next() * items.length)];
}
