/** Windows of 2.86 ms ahead of a peak at which the gain is down already: 11 ms, one of them for the interpolation. */
const HOLD = 4;
/** The gain is averaged with the 3 windows on either side, weighted 1, 2, 3, 4, 3, 2, 1. */
const SMOOTHING_REACH = 3;
const SMOOTHING_SUM = 16;
/** Part of the missing gain that comes back in each window: a time constant of 60 ms. */
const RELEASE = 1 - Math.exp(-1 / (0.06 * 350));

/**
 * The gain (0 to 1) of a look-ahead peak limiter for each window, given the largest magnitude in each: held at the least
 * that the neighbourhood needs, let go exponentially, then averaged, which keeps it at or below what each window needs
 * (P. Hämäläinen, "Smoothing of the control signal without clipped output in digital peak limiters", DAFx 2002).
 * Interpolated linearly between the middles of windows it stays so.
 */
export function limiterGain(peak: Float32Array, ceiling: number): Float32Array {
	const held = holdLeast(peak, ceiling);
	if (!held) return new Float32Array(peak.length).fill(1);
	release(held);
	return smooth(held);
}

/** Null when no window needs limiting. */
function holdLeast(peak: Float32Array, ceiling: number): Float32Array | null {
	let held: Float32Array | null = null;
	for (let window = 0; window < peak.length; window++) {
		const largest = peak[window] ?? 0;
		if (largest <= ceiling) continue;
		held ??= new Float32Array(peak.length).fill(1);
		const until = Math.min(window + HOLD, peak.length - 1);
		for (let near = Math.max(0, window - HOLD); near <= until; near++) {
			held[near] = Math.min(held[near] ?? 1, ceiling / largest);
		}
	}
	return held;
}

function release(held: Float32Array): void {
	let gain = 1;
	for (let window = 0; window < held.length; window++) {
		gain = Math.min(held[window] ?? 1, gain + (1 - gain) * RELEASE);
		held[window] = gain;
	}
}

function smooth(held: Float32Array): Float32Array {
	const at = new Float32Array(held.length + 2 * SMOOTHING_REACH);
	at.fill(held[0] ?? 1, 0, SMOOTHING_REACH);
	at.set(held, SMOOTHING_REACH);
	at.fill(held.at(-1) ?? 1, held.length + SMOOTHING_REACH);
	const smoothed = new Float32Array(held.length);
	for (let window = 0; window < held.length; window++) {
		const ends = (at[window] ?? 1) + (at[window + 6] ?? 1);
		const outer = (at[window + 1] ?? 1) + (at[window + 5] ?? 1);
		const inner = (at[window + 2] ?? 1) + (at[window + 4] ?? 1);
		smoothed[window] = (ends + 2 * outer + 3 * inner + 4 * (at[window + 3] ?? 1)) / SMOOTHING_SUM;
	}
	return smoothed;
}
