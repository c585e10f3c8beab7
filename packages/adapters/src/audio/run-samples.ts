import { condition } from './condition.ts';
import { outputLength, PEAKS_PER_SECOND, SAMPLE_RATE, WINDOW } from './format.ts';
import { resample, resamplerFrom } from './resampler.ts';
import { PEAK_REACH, peakFinder } from './true-peak.ts';

/** A clip in an encoder run. */
export interface RunClip {
	pcm: Int16Array;
	/** Hz. */
	sampleRate: number;
	/** The run's sample at which it begins. */
	offset: number;
	/** Gain for the middle of each of its windows. */
	gain: Float32Array;
}

/** The input of an encoder run, full scale 1: its clips resampled, levelled and limited, silence between them. */
export function renderRun(clips: readonly RunClip[], samples: number): Float32Array {
	const run = new Float32Array(samples);
	for (const { pcm, sampleRate, offset, gain } of clips) {
		const target = run.subarray(offset, offset + outputLength(pcm.length, sampleRate));
		resample(resamplerFrom(sampleRate), condition(pcm, sampleRate), target);
		applyGain(target, gain);
	}
	return run;
}

/** Linear between the middles of windows. */
function applyGain(samples: Float32Array, gain: Float32Array): void {
	const half = WINDOW / 2;
	let from = gain[0] ?? 1;
	for (let window = 0; window <= gain.length; window++) {
		const to = gain[window] ?? from;
		const step = (to - from) / WINDOW;
		const first = window * WINDOW - half;
		const until = Math.min(first + WINDOW, samples.length);
		for (let index = Math.max(0, first); index < until; index++) {
			samples[index] = (samples[index] ?? 0) * (from + step * (index - first));
		}
		from = to;
	}
}

/** Samples in a step of the waveform. */
const STEP = SAMPLE_RATE / PEAKS_PER_SECOND;

/**
 * The largest magnitude in each step of the waveform that the run touches.
 * @param origin the sample of the part at which the run begins
 */
export function waveformPeaks(run: Float32Array, origin: number): Float32Array {
	const first = Math.floor(origin / STEP);
	const peaks = new Float32Array(Math.ceil((origin + run.length) / STEP) - first);
	for (let step = 0; step < peaks.length; step++) {
		const from = Math.max(0, (first + step) * STEP - origin);
		const until = Math.min(run.length, (first + step + 1) * STEP - origin);
		let largest = 0;
		for (let index = from; index < until; index++) {
			const value = run[index] ?? 0;
			if (value > largest) largest = value;
			else if (-value > largest) largest = -value;
		}
		peaks[step] = largest;
	}
	return peaks;
}

/**
 * True peak of a run, full scale 1. Only local maxima within 6 dB of the largest so far are interpolated: twice what a
 * signal from twice 22.05 kHz can rise between its samples.
 */
export function truePeakOf(run: Float32Array): number {
	const finder = peakFinder(SAMPLE_RATE);
	let largest = 0;
	for (let index = PEAK_REACH; index < run.length - PEAK_REACH; index++) {
		const value = Math.abs(run[index] ?? 0);
		if (value <= 0.5 * largest) continue;
		if (value < Math.abs(run[index - 1] ?? 0) || value <= Math.abs(run[index + 1] ?? 0)) continue;
		largest = Math.max(largest, finder.around(run, index));
	}
	return largest;
}
