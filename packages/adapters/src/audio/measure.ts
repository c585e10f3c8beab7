import { kWeighting } from './biquad.ts';
import { condition } from './condition.ts';
import { CEILING, fromDecibels, SAMPLE_RATE, TARGET_LOUDNESS, WINDOW, windowsOf } from './format.ts';
import { loudnessOf } from './loudness.ts';
import { PADDING } from './resampler.ts';
import { isSummit, peakFinder } from './true-peak.ts';

/** Samples this far below a window's largest are not looked at for a peak between samples: 3 dB. */
const CANDIDATE = Math.SQRT1_2;
/**
 * dB below the ceiling, once the clip is levelled on its own, under which a window's peak is not looked for between its
 * samples: 3 for the most it can rise there, 5 for clips whose voice is levelled otherwise than they alone would be.
 */
const HARMLESS = 8;

/** A clip's level in windows of `WINDOW` samples at 44.1 kHz, before any gain. */
export interface Levels {
	/** Mean square after K weighting (ITU-R BS.1770-5). */
	power: Float32Array;
	/** Largest magnitude, between samples too. */
	peak: Float32Array;
}

/** Writes the levels of a clip into arrays of `windowsOf(pcm.length, sampleRate)` windows. */
export function measure(pcm: Int16Array, sampleRate: number, { power, peak }: Levels): void {
	const samples = condition(pcm, sampleRate).subarray(PADDING, -PADDING);
	measurePower(samples, sampleRate, power);
	const mean = power.reduce((sum, value) => sum + value, 0) / power.length;
	const gain = fromDecibels(TARGET_LOUDNESS - loudnessOf(mean));
	measurePeaks(samples, sampleRate, peak, fromDecibels(CEILING - HARMLESS) / gain);
}

/** Levels with room for a clip. */
export function emptyLevels(windows: number): Levels {
	return { power: new Float32Array(windows), peak: new Float32Array(windows) };
}

/** Levels of one clip. */
export function levelsOf(pcm: Int16Array, sampleRate: number): Levels {
	const levels = emptyLevels(windowsOf(pcm.length, sampleRate));
	measure(pcm, sampleRate, levels);
	return levels;
}

/** The source sample at which a window begins. */
function windowStart(window: number, sampleRate: number): number {
	return Math.ceil((window * WINDOW * sampleRate) / SAMPLE_RATE);
}

function measurePower(samples: Float32Array, sampleRate: number, power: Float32Array): void {
	const { shelf, lowCut } = kWeighting(sampleRate);
	const { b0, b1, b2, a1, a2 } = shelf;
	const { b0: d0, b1: d1, b2: d2, a1: c1, a2: c2 } = lowCut;
	const scale = SAMPLE_RATE / (WINDOW * sampleRate);
	let shelf1 = 0;
	let shelf2 = 0;
	let cut1 = 0;
	let cut2 = 0;
	for (let window = 0; window < power.length; window++) {
		const until = Math.min(windowStart(window + 1, sampleRate), samples.length);
		let energy = 0;
		for (let index = windowStart(window, sampleRate); index < until; index++) {
			const input = samples[index] ?? 0;
			const raised = b0 * input + shelf1;
			shelf1 = b1 * input - a1 * raised + shelf2;
			shelf2 = b2 * input - a2 * raised;
			const weighted = d0 * raised + cut1;
			cut1 = d1 * raised - c1 * weighted + cut2;
			cut2 = d2 * raised - c2 * weighted;
			energy += weighted * weighted;
		}
		power[window] = energy * scale;
	}
}

/**
 * The largest magnitude in each window, between samples too where the samples alone exceed `harmless`.
 * @param samples whose first one starts the first window
 */
export function measurePeaks(samples: Float32Array, sampleRate: number, peak: Float32Array, harmless: number): void {
	const finder = peakFinder(sampleRate);
	for (let window = 0; window < peak.length; window++) {
		const from = windowStart(window, sampleRate);
		const until = Math.min(windowStart(window + 1, sampleRate), samples.length);
		let largest = 0;
		for (let index = from; index < until; index++) {
			const value = Math.abs(samples[index] ?? 0);
			if (value > largest) largest = value;
		}
		const floor = largest * CANDIDATE;
		for (let index = from; largest > harmless && index < until; index++) {
			if (Math.abs(samples[index] ?? 0) > floor && isSummit(samples, index)) {
				largest = Math.max(largest, finder.around(samples, index));
			}
		}
		peak[window] = largest;
	}
}
