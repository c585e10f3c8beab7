import { highPass, kWeighting } from './biquad.ts';
import { LOW_CUT } from './condition.ts';
import { CEILING, fromDecibels, SAMPLE_RATE, TARGET_LOUDNESS, WINDOW, windowsOf } from './format.ts';
import { loudnessOf } from './loudness.ts';
import { Scratch } from './scratch.ts';
import { isSummit, peakFinder } from './true-peak.ts';

/** Samples this far below a window's largest are not looked at for a peak between samples: 3 dB. */
const CANDIDATE = Math.SQRT1_2;
/**
 * dB below the ceiling, once the clip is levelled on its own, under which a window's peak is not looked for between its
 * samples: 3 for the most it can rise there, 2 for clips whose voice is levelled otherwise than they alone would be. Of
 * those that are further off, whatever rises too high is found in the encoder's run, and limited there.
 */
const HARMLESS = 5;

/** A clip's level in windows of `WINDOW` samples at 44.1 kHz, before any gain. */
export interface Levels {
	/** Mean square after K weighting (ITU-R BS.1770-5). */
	power: Float32Array;
	/** Largest magnitude, between samples too. */
	peak: Float32Array;
}

const scratch = new Scratch();

/** Levels of a clip, in `windowsOf(pcm.length, sampleRate)` windows. Its ends are taken as they are, without fades. */
export function levelsOf(pcm: Int16Array, sampleRate: number): Levels {
	const samples = scratch.take(pcm.length);
	const levels = measureSamples(pcm, sampleRate, samples);
	const mean = levels.power.reduce((sum, value) => sum + value, 0) / levels.power.length;
	const gain = fromDecibels(TARGET_LOUDNESS - loudnessOf(mean));
	raisePeaks(levels.peak, samples, sampleRate, fromDecibels(CEILING - HARMLESS) / gain);
	return levels;
}

/** Windows of several stretches as one. */
export function joinWindows(pieces: readonly Float32Array[]): Float32Array {
	const joined = new Float32Array(pieces.reduce((total, { length }) => total + length, 0));
	let filled = 0;
	for (const piece of pieces) {
		joined.set(piece, filled);
		filled += piece.length;
	}
	return joined;
}

/** The source sample at which a window begins. */
function windowStart(window: number, sampleRate: number): number {
	return Math.ceil((window * WINDOW * sampleRate) / SAMPLE_RATE);
}

/**
 * Levels by the samples alone.
 * @param samples to be filled with the clip without rumble
 */
function measureSamples(pcm: Int16Array, sampleRate: number, samples: Float32Array): Levels {
	const rumble = highPass(LOW_CUT, sampleRate);
	const { shelf, lowCut } = kWeighting(sampleRate);
	const { a1: r1, a2: r2 } = rumble;
	const { a1: s1, a2: s2 } = shelf;
	const { a1: c1, a2: c2 } = lowCut;
	// Each filter's first coefficient is left out of the loop: the sums are multiplied by it instead of the samples. The
	// numerators of both high-passes are 1, -2, 1 then.
	const full = rumble.b0 / 32_768;
	const [b1, b2] = [shelf.b1 / shelf.b0, shelf.b2 / shelf.b0];
	const scale = ((full * shelf.b0 * lowCut.b0) ** 2 * SAMPLE_RATE) / (WINDOW * sampleRate);
	const windows = windowsOf(pcm.length, sampleRate);
	const power = new Float32Array(windows);
	const peak = new Float32Array(windows);
	let [rumble1, rumble2, shelf1, shelf2, lowCut1, lowCut2] = [0, 0, 0, 0, 0, 0];
	for (let window = 0; window < windows; window++) {
		const until = Math.min(windowStart(window + 1, sampleRate), pcm.length);
		let energy = 0;
		let largest = 0;
		for (let index = windowStart(window, sampleRate); index < until; index++) {
			const input = pcm[index] ?? 0;
			const clean = input + rumble1;
			rumble1 = rumble2 - input - input - r1 * clean;
			rumble2 = input - r2 * clean;
			const raised = clean + shelf1;
			shelf1 = shelf2 + b1 * clean - s1 * raised;
			shelf2 = b2 * clean - s2 * raised;
			const weighted = raised + lowCut1;
			lowCut1 = lowCut2 - raised - raised - c1 * weighted;
			lowCut2 = raised - c2 * weighted;
			energy += weighted * weighted;
			const height = Math.abs(clean);
			if (height > largest) largest = height;
			samples[index] = clean * full;
		}
		power[window] = energy * scale;
		peak[window] = largest * full;
	}
	return { power, peak };
}

/**
 * The largest magnitude in each window, between samples too where the samples alone exceed `harmless`.
 * @param samples whose first one starts the first window
 */
export function measurePeaks(
	samples: Float32Array,
	sampleRate: number,
	windows: number,
	harmless: number,
): Float32Array {
	const peak = Float32Array.from({ length: windows }, (_, window) => {
		let largest = 0;
		const until = Math.min(windowStart(window + 1, sampleRate), samples.length);
		for (let index = windowStart(window, sampleRate); index < until; index++) {
			largest = Math.max(largest, Math.abs(samples[index] ?? 0));
		}
		return largest;
	});
	raisePeaks(peak, samples, sampleRate, harmless);
	return peak;
}

/** Raises windows' largest samples that exceed `harmless` to the largest magnitudes between samples. */
function raisePeaks(peak: Float32Array, samples: Float32Array, sampleRate: number, harmless: number): void {
	const finder = peakFinder(sampleRate);
	for (let window = 0; window < peak.length; window++) {
		let largest = peak[window] ?? 0;
		if (largest <= harmless) continue;
		const until = Math.min(windowStart(window + 1, sampleRate), samples.length);
		for (let index = windowStart(window, sampleRate); index < until; index++) {
			if (Math.abs(samples[index] ?? 0) > largest * CANDIDATE && isSummit(samples, index)) {
				largest = Math.max(largest, finder.around(samples, index));
			}
		}
		peak[window] = largest;
	}
}
