import { SAMPLE_RATE } from './format.ts';
import { kaiserBeta, windowedSinc } from './kaiser.ts';

/** Samples on either side of an output sample that make it up when the rate is doubled. */
const HALF_BAND_REACH = 20;
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
export type Resampler = readonly Stage[];

const known = new Map<number, Resampler>();

/**
 * A band-limited resampler from `sampleRate` (a whole number of Hz, 8,000 to 192,000) to 44.1 kHz, made of sincs under
 * Kaiser windows with images and aliases at least 75 dB down, in polyphase form and where it is cheaper in two stages (Crochiere
 * and Rabiner, "Multirate Digital Signal Processing", 1983; J. O. Smith, "Digital Audio Resampling").
 * - Below 44.1 kHz the rate is first doubled by a half-band filter of 79 taps: flat to 0.87 of the source's Nyquist
 *   frequency, 6 dB down at it, its stop band from 1.13 times it. From 22.05 kHz that is the whole way; from others
 *   follows a filter of 12 taps a phase (147/160 for 24 kHz), whose images lie above 1.4 times the source's rate.
 * - Above 44.1 kHz one filter of 48 taps a phase or more has its stop band from 22.05 kHz.
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
	if (sampleRate === SAMPLE_RATE) return [];
	if (sampleRate > SAMPLE_RATE) {
		const shrink = SAMPLE_RATE / sampleRate;
		const reach = Math.ceil(DECIMATING_REACH / shrink);
		return [designStage(sampleRate, SAMPLE_RATE, reach, shrink - transitionWidth(reach) / 2)];
	}
	const doubling = designStage(sampleRate, 2 * sampleRate, HALF_BAND_REACH, 1);
	if (2 * sampleRate === SAMPLE_RATE) return [doubling];
	return [doubling, designStage(2 * sampleRate, SAMPLE_RATE, OVERSAMPLED_REACH, 1)];
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
export function resample(resampler: Resampler, source: Float32Array, target: Float32Array): void {
	const [first, second] = resampler;
	if (!first) target.set(source.subarray(PADDING, PADDING + target.length));
	else if (first.up !== 2 || first.down !== 1) changeRate(first, source, target);
	else if (!second) doubleRate(first, source, target);
	else {
		const doubled = new Float32Array(2 * (source.length - PADDING));
		doubleRate(first, source, doubled.subarray(PADDING, -PADDING));
		changeRate(second, doubled, target);
	}
}

/**
 * Half-band: even samples are the source's own, and the taps of the odd ones are symmetrical. Four of them are made at a
 * time, sharing what they read.
 */
function doubleRate({ reach, taps }: Stage, source: Float32Array, target: Float32Array): void {
	const half = taps.slice(3 * reach);
	for (let index = 0; 2 * index < target.length; index += 4) {
		const left = index + PADDING;
		let sum0 = 0;
		let sum1 = 0;
		let sum2 = 0;
		let sum3 = 0;
		let left1 = source[left + 1] ?? 0;
		let left2 = source[left + 2] ?? 0;
		let left3 = source[left + 3] ?? 0;
		let right0 = left1;
		let right1 = left2;
		let right2 = left3;
		for (let tap = 0; tap < reach; tap++) {
			const weight = half[tap] ?? 0;
			const left0 = source[left - tap] ?? 0;
			const right3 = source[left + 4 + tap] ?? 0;
			sum0 += weight * (left0 + right0);
			sum1 += weight * (left1 + right1);
			sum2 += weight * (left2 + right2);
			sum3 += weight * (left3 + right3);
			left3 = left2;
			left2 = left1;
			left1 = left0;
			right0 = right1;
			right1 = right2;
			right2 = right3;
		}
		const at = 2 * index;
		target[at] = source[left] ?? 0;
		target[at + 1] = sum0;
		target[at + 2] = source[left + 1] ?? 0;
		target[at + 3] = sum1;
		target[at + 4] = source[left + 2] ?? 0;
		target[at + 5] = sum2;
		target[at + 6] = source[left + 3] ?? 0;
		target[at + 7] = sum3;
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
