import { doubleRate } from './double-rate.ts';
import { SAMPLE_RATE } from './format.ts';
import { kaiserBeta, windowedSinc } from './kaiser.ts';

/** The same from twice the source's rate to 44.1 kHz: the empty upper half makes room for a short filter. */
const OVERSAMPLED_REACH = 6;
/** The same at rates above 44.1 kHz, per sample kept. */
const DECIMATING_REACH = 24;
/** dB below the pass band at which the filters are designed to hold images and aliases; 75 is what is left of it. */
const STOP_BAND = 80;

/** Samples of silence that a clip needs on either side to be resampled. */
export const PADDING = 128;

/** One step of a polyphase filter: `up` output samples for every `down` source samples. */
interface Stage {
	up: number;
	down: number;
	/** Source samples on either side of an output sample. */
	reach: number;
	/** `up` phases of `2 * reach` coefficients each. */
	taps: Float64Array;
}

/** The way from a source rate to 44.1 kHz. */
export interface Resampler {
	/** Whether the rate is doubled first. */
	doubles: boolean;
	filter: Stage | null;
}

const known = new Map<number, Resampler>();

/**
 * A band-limited resampler from `sampleRate` (a whole number of Hz, 8,000 to 192,000) to 44.1 kHz, images and aliases
 * at least 75 dB down.
 * - Below 44.1 kHz the rate is first doubled (see `doubleRate`), which from 22.05 kHz is the whole way; from others
 *   follows a filter of 12 taps a phase (147/160 for 24 kHz), whose images lie above 1.4 times the source's rate.
 * - Above 44.1 kHz one filter of 48 taps a phase or more has its stop band from 22.05 kHz.
 *
 * The filters are sincs under Kaiser windows in polyphase form (Crochiere and Rabiner, "Multirate Digital Signal
 * Processing", 1983; J. O. Smith, "Digital Audio Resampling").
 */
export function resamplerFrom(sampleRate: number): Resampler {
	const cached = known.get(sampleRate);
	if (cached) return cached;
	if (!Number.isInteger(sampleRate) || sampleRate < 8_000 || sampleRate > 192_000) {
		throw new RangeError(`No resampling from ${sampleRate} Hz`);
	}
	const resampler = design(sampleRate);
	known.set(sampleRate, resampler);
	return resampler;
}

function design(sampleRate: number): Resampler {
	if (sampleRate === SAMPLE_RATE) return { doubles: false, filter: null };
	if (sampleRate > SAMPLE_RATE) {
		const shrink = SAMPLE_RATE / sampleRate;
		const reach = Math.ceil(DECIMATING_REACH / shrink);
		return {
			doubles: false,
			filter: designStage(sampleRate, SAMPLE_RATE, reach, shrink - transitionWidth(reach) / 2),
		};
	}
	const doubled = 2 * sampleRate;
	return {
		doubles: true,
		filter: doubled === SAMPLE_RATE ? null : designStage(doubled, SAMPLE_RATE, OVERSAMPLED_REACH, 1),
	};
}

function designStage(from: number, to: number, reach: number, cutoff: number): Stage {
	const divisor = greatestCommonDivisor(from, to);
	const up = to / divisor;
	const beta = kaiserBeta(STOP_BAND);
	const taps = new Float64Array(up * 2 * reach);
	for (let phase = 0; phase < up; phase++) {
		const row = taps.subarray(phase * 2 * reach, (phase + 1) * 2 * reach);
		row.forEach((_, tap) => {
			row[tap] = windowedSinc(phase / up + reach - 1 - tap, cutoff, reach, beta);
		});
		const sum = row.reduce((total, value) => total + value, 0);
		row.forEach((value, tap) => {
			row[tap] = value / sum;
		});
	}
	return { up, down: from / divisor, reach, taps };
}

/** Width of the transition band in units of the source's Nyquist frequency (Kaiser's estimate of a filter's order). */
function transitionWidth(reach: number): number {
	return (2 * (STOP_BAND - 7.95)) / (14.36 * 2 * reach);
}

function greatestCommonDivisor(a: number, b: number): number {
	return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/**
 * Fills `target` with the clip's samples at 44.1 kHz.
 * @param source the clip, with `PADDING` samples of silence before and after it
 */
export function resample({ doubles, filter }: Resampler, source: Float32Array, target: Float32Array): void {
	if (!doubles && !filter) target.set(source.subarray(PADDING, PADDING + target.length));
	else if (!doubles && filter) changeRate(filter, source, target);
	else if (!filter) doubleRate(source, PADDING, target);
	else {
		const doubled = new Float32Array(2 * (source.length - PADDING));
		doubleRate(source, PADDING, doubled.subarray(PADDING));
		changeRate(filter, doubled, target);
	}
}

function changeRate({ up, down, reach, taps }: Stage, source: Float32Array, target: Float32Array): void {
	const width = 2 * reach;
	let phase = 0;
	let first = PADDING + 1 - reach;
	for (let index = 0; index < target.length; index++) {
		const row = phase * width;
		let even = 0;
		let odd = 0;
		for (let tap = 0; tap < width; tap += 2) {
			even += (taps[row + tap] ?? 0) * (source[first + tap] ?? 0);
			odd += (taps[row + tap + 1] ?? 0) * (source[first + tap + 1] ?? 0);
		}
		target[index] = even + odd;
		phase += down;
		while (phase >= up) {
			phase -= up;
			first++;
		}
	}
}
