/** Hz: from the deepest man to an excited woman. */
const LOWEST = 60;
const HIGHEST = 420;
/** Seconds. */
const WINDOW = 0.05;
const HOP = 0.02;
/** Sample rate that pitch is looked for at, in Hz: more costs time and tells nothing. */
const ENOUGH = 5_000;
/** Normalised autocorrelation from which a frame counts as voiced. */
const VOICED = 0.8;
/** The first peak of at least this part of the highest one is the period; later ones are its multiples. */
const FIRST_PEAK = 0.9;
/** Frames below this part of the loudest one's amplitude are left out. */
const AUDIBLE = 0.1;

/** Median fundamental frequency of the voiced frames, in Hz; NaN when nothing is voiced. */
export function medianPitch(samples: Int16Array | Float32Array, sampleRate: number): number {
	const track = pitchTrack(samples, sampleRate).filter((hertz) => hertz > 0);
	track.sort((a, b) => a - b);
	return track[track.length >> 1] ?? Number.NaN;
}

/**
 * Fundamental frequency every 20 ms, in Hz, 0 where unvoiced or quiet. Peak picking on the normalised square
 * difference function (McLeod and Wyvill, "A smarter way to find pitch", 2005).
 */
export function pitchTrack(samples: Int16Array | Float32Array, sampleRate: number): number[] {
	const factor = Math.max(1, Math.floor(sampleRate / ENOUGH));
	const low = averaged(samples, factor);
	const rate = sampleRate / factor;
	const window = Math.round(WINDOW * rate);
	const longest = Math.floor(rate / LOWEST);
	const hop = Math.round(HOP * rate);
	const starts = Array.from(
		{ length: Math.max(0, Math.ceil((low.length - window - longest) / hop)) },
		(_, i) => i * hop,
	);
	const loudness = starts.map((start) => Math.sqrt(energy(low, start, window) / window));
	const threshold = AUDIBLE * loudness.reduce((most, level) => Math.max(most, level), 0);
	return starts.map((start, index) => {
		if ((loudness[index] ?? 0) <= threshold) return 0;
		const period = periodAt(low, start, window, Math.floor(rate / HIGHEST), longest);
		return period > 0 ? rate / period : 0;
	});
}

/** The period of the window that starts at `start`, in samples with a fraction; 0 when it is not voiced. */
function periodAt(samples: Float32Array, start: number, window: number, shortest: number, longest: number): number {
	const own = energy(samples, start, window);
	let shifted = energy(samples, start + shortest - 1, window);
	const likeness: number[] = [];
	for (let lag = shortest - 1; lag <= longest; lag++) {
		let product = 0;
		for (let at = start; at < start + window; at++) product += (samples[at] ?? 0) * (samples[at + lag] ?? 0);
		likeness.push((2 * product) / Math.max(own + shifted, 1e-9));
		shifted += (samples[start + lag + window] ?? 0) ** 2 - (samples[start + lag] ?? 0) ** 2;
	}
	const peaks = likeness.flatMap((value, index) => {
		const before = likeness[index - 1] ?? Number.POSITIVE_INFINITY;
		const after = likeness[index + 1] ?? Number.POSITIVE_INFINITY;
		return value > before && value >= after ? [{ value, index, before, after }] : [];
	});
	const highest = peaks.reduce((most, { value }) => Math.max(most, value), 0);
	const peak = peaks.find(({ value }) => value >= FIRST_PEAK * highest);
	if (!peak || highest < VOICED) return 0;
	const bend = peak.before - 2 * peak.value + peak.after;
	return shortest - 1 + peak.index + (bend === 0 ? 0 : (peak.before - peak.after) / (2 * bend));
}

function energy(samples: Float32Array, start: number, length: number): number {
	let sum = 0;
	for (let at = start; at < start + length; at++) sum += (samples[at] ?? 0) ** 2;
	return sum;
}

function averaged(samples: Int16Array | Float32Array, factor: number): Float32Array {
	const low = new Float32Array(Math.floor(samples.length / factor));
	for (let at = 0; at < low.length; at++) {
		let sum = 0;
		for (let of = 0; of < factor; of++) sum += samples[at * factor + of] ?? 0;
		low[at] = sum / factor;
	}
	return low;
}
