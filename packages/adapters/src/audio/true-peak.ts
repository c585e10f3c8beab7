import { kaiserBeta, windowedSinc } from './kaiser.ts';

/** Samples on either side that make up a point between two samples. */
const PEAK_REACH = 8;
const WIDTH = 2 * PEAK_REACH;
/** Hz to which signals are interpolated at the least: four times 44.1 kHz (ITU-R BS.1770-5, annex 2). */
const INTERPOLATED_RATE = 176_400;

/**
 * Finds how far a signal rises between its samples, as ITU-R BS.1770-5, annex 2, asks, but only where it is told to
 * look. A signal whose band ends at the n-th part of the Nyquist frequency rises at most 1 / cos(pi / 2n) above its
 * samples: 3.01 dB for speech from 22.05 kHz played at 44.1 kHz, 0.17 dB for what the interpolation itself leaves out.
 */
export interface PeakFinder {
	/** The largest magnitude between the sample at `index`, a summit, and the neighbour nearer to its height. */
	around(samples: Float32Array, index: number): number;
}

const known = new Map<number, PeakFinder>();

/** @param sampleRate Hz of the samples that will be looked at */
export function peakFinder(sampleRate: number): PeakFinder {
	const steps = 2 ** Math.max(1, Math.ceil(Math.log2(INTERPOLATED_RATE / sampleRate)));
	const finder = known.get(steps) ?? makeFinder(steps);
	known.set(steps, finder);
	return finder;
}

/** @param steps from one sample to the next, a power of two */
function makeFinder(steps: number): PeakFinder {
	const beta = kaiserBeta(60);
	const taps = Float64Array.from({ length: (steps - 1) * WIDTH }, (_, index) => {
		const step = 1 + Math.floor(index / WIDTH);
		return windowedSinc(step / steps + PEAK_REACH - 1 - (index % WIDTH), 1, PEAK_REACH, beta);
	});
	return {
		around(samples, index) {
			const value = samples[index] ?? 0;
			const rising = Math.sign(value) * ((samples[index + 1] ?? 0) - (samples[index - 1] ?? 0)) >= 0;
			const first = (rising ? index : index - 1) + 1 - PEAK_REACH;
			// There is one hill between the two samples: its top is closed in on from either side.
			let peak = Math.abs(value);
			let at = rising ? 0 : steps;
			for (let by = steps >> 1; by >= 1; by >>= 1) {
				const before = at > by ? magnitude(taps, at - by, samples, first) : 0;
				const after = at + by < steps ? magnitude(taps, at + by, samples, first) : 0;
				if (Math.max(before, after) <= peak) continue;
				peak = Math.max(before, after);
				at = before > after ? at - by : at + by;
			}
			return peak;
		},
	};
}

/** The signal's magnitude at one of the points between two samples. */
function magnitude(taps: Float64Array, point: number, samples: Float32Array, first: number): number {
	const row = (point - 1) * WIDTH;
	let even = 0;
	let odd = 0;
	for (let tap = 0; tap < WIDTH; tap += 2) {
		even += (taps[row + tap] ?? 0) * (samples[first + tap] ?? 0);
		odd += (taps[row + tap + 1] ?? 0) * (samples[first + tap + 1] ?? 0);
	}
	return Math.abs(even + odd);
}

/** Whether a sample is the top of a hill above zero or the bottom of a dale below it. */
export function isSummit(samples: Float32Array, index: number): boolean {
	const value = samples[index] ?? 0;
	const before = samples[index - 1] ?? 0;
	const after = samples[index + 1] ?? 0;
	return value > 0 ? value >= before && value > after : value <= before && value < after;
}
