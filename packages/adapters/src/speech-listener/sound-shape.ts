import type { Sound } from './decode-recording.ts';
import { powerSpectra } from './fourier.ts';
import { type LoudnessTrack, STEP } from './loudness-track.ts';

/** Seconds from one window to the next. */
const HOP = 0.02;
/** Samples of a window. */
const WINDOW = 512;
/** dB below the mean level of speech from which a window is left unread. */
const LOUD = 12;
/** Hz, and as a share of the sample rate: where speech has its energy. */
const RANGE = { lowest: 100, highest: 7_000, share: 0.45 };
const BANDS = 12;

/** How the spectrum of a recording's loud windows looks. */
export interface SoundShape {
	/** Seconds of loud sound. */
	seconds: number;
	/** Median spectral flatness (geometric over arithmetic mean of the power), 0 for a tone to about 0.56 for white noise. */
	flatness: number;
	/** How much the balance of the bands changes over time: standard deviation in dB, mean over the bands. */
	variation: number;
}

export function soundShape({ pcm, sampleRate }: Sound, { levels, speech }: LoudnessTrack): SoundShape {
	const windows = loudWindows(pcm, Math.round(HOP * sampleRate), (at) => {
		return (levels[Math.floor((at + WINDOW / 2) / sampleRate / STEP)] ?? Number.NEGATIVE_INFINITY) >= speech - LOUD;
	});
	const from = Math.ceil((RANGE.lowest * WINDOW) / sampleRate);
	const to = Math.floor(Math.min(RANGE.highest / sampleRate, RANGE.share) * WINDOW);
	const flatness: number[] = [];
	const balances: Float64Array[] = [];
	eachSpectrum(pcm, windows, (power) => {
		flatness.push(flatnessOf(power, from, to));
		balances.push(balanceOf(power, from, to));
	});
	flatness.sort((a, b) => a - b);
	return {
		seconds: windows.length * HOP,
		flatness: flatness[flatness.length >> 1] ?? 0,
		variation: variationOf(balances),
	};
}

function loudWindows(pcm: Int16Array, hop: number, isLoud: (at: number) => boolean): number[] {
	const windows: number[] = [];
	for (let at = 0; at + WINDOW <= pcm.length; at += hop) if (isLoud(at)) windows.push(at);
	return windows;
}

/** Reads windows in pairs, since one transform serves two. */
function eachSpectrum(pcm: Int16Array, windows: readonly number[], read: (power: Float64Array) => void): void {
	const spectrum = powerSpectra(WINDOW);
	const signals = [new Float64Array(WINDOW), new Float64Array(WINDOW)] as const;
	const spectra = [new Float64Array(WINDOW / 2 + 1), new Float64Array(WINDOW / 2 + 1)] as const;
	for (let pair = 0; pair < windows.length; pair += 2) {
		for (const [index, signal] of signals.entries()) {
			const start = windows[Math.min(pair + index, windows.length - 1)] ?? 0;
			for (let at = 0; at < WINDOW; at++) signal[at] = (pcm[start + at] ?? 0) * (HANN[at] ?? 0);
		}
		spectrum.of(signals, spectra);
		read(spectra[0]);
		if (pair + 1 < windows.length) read(spectra[1]);
	}
}

const HANN = Float64Array.from({ length: WINDOW }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW));

function flatnessOf(power: Float64Array, from: number, to: number): number {
	let logarithms = 0;
	let sum = 0;
	for (let line = from; line <= to; line++) {
		logarithms += Math.log((power[line] ?? 0) + 1);
		sum += (power[line] ?? 0) + 1;
	}
	const lines = to - from + 1;
	return Math.exp(logarithms / lines) / (sum / lines);
}

/** Each band's level in dB, against the mean of all. */
function balanceOf(power: Float64Array, from: number, to: number): Float64Array {
	const lines = to - from + 1;
	const levels = Float64Array.from({ length: BANDS }, (_, band) => {
		const first = from + Math.floor((band * lines) / BANDS);
		const next = from + Math.floor(((band + 1) * lines) / BANDS);
		let sum = 1;
		for (let line = first; line < next; line++) sum += power[line] ?? 0;
		return 10 * Math.log10(sum);
	});
	const mean = levels.reduce((sum, level) => sum + level, 0) / BANDS;
	return levels.map((level) => level - mean);
}

function variationOf(balances: readonly Float64Array[]): number {
	let total = 0;
	for (let band = 0; band < BANDS; band++) {
		const mean = balances.reduce((sum, balance) => sum + (balance[band] ?? 0), 0) / balances.length;
		const squares = balances.reduce((sum, balance) => sum + ((balance[band] ?? 0) - mean) ** 2, 0);
		total += Math.sqrt(squares / balances.length);
	}
	return total / BANDS || 0;
}
