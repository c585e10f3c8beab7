import { condition } from './condition.ts';
import { ENCODER_SCALE } from './encoder.ts';
import { outputLength, PEAKS_PER_SECOND, SAMPLE_RATE, WINDOW, windowsOf } from './format.ts';
import { limiterGain } from './limiter.ts';
import { measurePeaks } from './measure.ts';
import { resample, resamplerFrom } from './resampler.ts';
import { addRoomTone } from './room-tone.ts';
import { Scratch } from './scratch.ts';
import { isSummit, peakFinder } from './true-peak.ts';

/** How far above its samples a signal is taken to rise at most: 3.6 dB, the bound for speech from 24 kHz. */
const MOST_RISE = 1.52;

const scratch = new Scratch();

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

/**
 * The input of an encoder run: its clips resampled, levelled and limited, all raised by what the encoder takes away, over
 * the tone of a quiet room. It is good until the next call.
 * @param clips in the order in which they are heard; one may begin before another has ended
 * @param origin the sample of the part at which the run begins
 */
export function renderRun(clips: readonly RunClip[], samples: number, origin: number): Float32Array {
	const run = scratch.take(samples);
	let filled = 0;
	for (const { pcm, sampleRate, offset, gain } of clips) {
		if (offset > filled) run.fill(0, filled, offset);
		// What is still being said where this clip begins.
		const beneath = run.slice(offset, Math.max(offset, filled));
		const end = offset + outputLength(pcm.length, sampleRate);
		const target = run.subarray(offset, end);
		const raised = gain.map((value) => value / ENCODER_SCALE);
		resample(resamplerFrom(sampleRate), condition(pcm, sampleRate, raised), target);
		for (let index = 0; index < beneath.length; index++) {
			run[offset + index] = (beneath[index] ?? 0) + (offset + index < end ? (run[offset + index] ?? 0) : 0);
		}
		filled = Math.max(filled, end);
	}
	run.fill(0, filled);
	addRoomTone(run, origin);
	return run;
}

/**
 * Limits a run in which the filters have raised peaks above what was measured in the clips.
 * @param ceiling full scale 1
 */
export function limitRun(run: Float32Array, ceiling: number): void {
	const windows = windowsOf(run.length, SAMPLE_RATE);
	applyGain(run, limiterGain(measurePeaks(run, SAMPLE_RATE, windows, ceiling / MOST_RISE), ceiling));
}

/** Linear between the middles of windows. */
function applyGain(samples: Float32Array, gain: Float32Array): void {
	const half = WINDOW / 2;
	const last = gain.at(-1) ?? 1;
	let from = gain[0] ?? last;
	for (let window = 0; window <= gain.length; window++) {
		const to = gain[window] ?? last;
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
			const value = Math.abs(run[index] ?? 0);
			if (value > largest) largest = value;
		}
		peaks[step] = largest;
	}
	return peaks;
}

/**
 * True peak of a run, full scale 1.
 * @param peaks its largest samples, as `waveformPeaks` finds them
 */
export function truePeakOf(run: Float32Array, origin: number, peaks: Float32Array): number {
	const finder = peakFinder(SAMPLE_RATE);
	let largest = Math.max(...peaks);
	const first = Math.floor(origin / STEP) * STEP - origin;
	for (const [step, peak] of peaks.entries()) {
		if (peak * MOST_RISE <= largest) continue;
		const from = Math.max(0, first + step * STEP);
		const until = Math.min(run.length, first + (step + 1) * STEP);
		for (let index = from; index < until; index++) {
			const value = Math.abs(run[index] ?? 0);
			if (value * MOST_RISE > largest && isSummit(run, index)) {
				largest = Math.max(largest, finder.around(run, index));
			}
		}
	}
	return largest;
}
