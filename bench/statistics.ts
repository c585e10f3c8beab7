/** The value below which `share` (0 to 1) of the values lie, by the nearest rank; NaN when there are none. */
export function percentile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The mean of the two middle values when their number is even; NaN when there are none. */
export function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
	return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** Seconds that `work` takes, with what it gives. */
export async function timed<Result>(work: () => Promise<Result>): Promise<{ seconds: number; result: Result }> {
	const start = performance.now();
	const result = await work();
	return { seconds: (performance.now() - start) / 1000, result };
}
