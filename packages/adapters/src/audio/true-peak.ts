import { kaiserBeta, windowedSinc } from './kaiser.ts';

/** Samples on either side that make up a point between two samples. */
export const PEAK_REACH = 8;
/** Interpolated points lie at this many steps between two samples at 44.1 kHz and more (BS.1770-5, annex 2: 4). */
const STEPS = 4;

/**
 * Finds how far a signal rises between its samples: interpolated to at least 176.4 kHz, four times 44.1 kHz, as ITU-R
 * BS.1770-5, annex 2, asks, but only where it is told to look. What a sample leaves out is bounded: a signal whose band
 * ends at the n-th part of the Nyquist frequency rises at most 1 / cos(pi / 2n) above its samples. Speech from 22.05 kHz
 * played at 44.1 kHz has n = 2, hence at most 3.01 dB; after the interpolation (n = 8) at most 0.17 dB.
 */
export interface PeakFinder {
	/** The largest magnitude between the sample at `index`, a local maximum, and its larger neighbour, both included. */
	around(samples: Float32Array, index: number): number;
}

const known = new Map<number, PeakFinder>();

/** @param sampleRate Hz of the samples that will be looked at */
export function peakFinder(sampleRate: number): PeakFinder {
	const steps = Math.ceil((STEPS * 44_100) / Math.max(sampleRate, 11_025));
	const finder = known.get(steps) ?? makeFinder(steps);
	known.set(steps, finder);
	return finder;
}

function makeFinder(steps: number): PeakFinder {
	const beta = kaiserBeta(60);
	const rows = Array.from({ length: steps - 1 }, (_, step) =>
		Float64Array.from({ length: 2 * PEAK_REACH }, (_, tap) =>
			windowedSinc((step + 1) / steps + PEAK_REACH - 1 - tap, 1, PEAK_REACH, beta),
		),
	);
	return {
		around(samples, index) {
			const before = Math.abs(samples[index - 1] ?? 0);
			const after = Math.abs(samples[index + 1] ?? 0);
			const first = (after >= before ? index : index - 1) + 1 - PEAK_REACH;
			let peak = Math.abs(samples[index] ?? 0);
			for (const row of rows) {
				let sum = 0;
				for (let tap = 0; tap < row.length; tap++) sum += (row[tap] ?? 0) * (samples[first + tap] ?? 0);
				peak = Math.max(peak, Math.abs(sum));
			}
			return peak;
		},
	};
}
