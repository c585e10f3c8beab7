import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE, toDecibels } from './format.ts';
import { PADDING, resample, resamplerFrom } from './resampler.ts';

const SECONDS = 0.25;
/** Samples at the ends that are not looked at: the filters' way in and out. */
const EDGE = 441;

function resampledTone(sampleRate: number, frequency: number): Float32Array {
	const source = new Float32Array(
		Math.ceil(((SECONDS * SAMPLE_RATE + 2 * EDGE) * sampleRate) / SAMPLE_RATE) + 2 * PADDING,
	);
	source.forEach((_, index) => {
		source[index] = Math.sin((2 * Math.PI * frequency * (index - PADDING)) / sampleRate);
	});
	const target = new Float32Array(SECONDS * SAMPLE_RATE + 2 * EDGE);
	resample(resamplerFrom(sampleRate), source, target);
	return target.subarray(EDGE, -EDGE);
}

/** Splits a signal into the tone in it (amplitude and phase fitted) and the root mean square of all else, both in dB. */
function analyse(signal: Float32Array, frequency: number): { tone: number; rest: number; phase: number } {
	let sine = 0;
	let cosine = 0;
	const angle = (2 * Math.PI * frequency) / SAMPLE_RATE;
	signal.forEach((value, index) => {
		sine += (2 / signal.length) * value * Math.sin(angle * (index + EDGE));
		cosine += (2 / signal.length) * value * Math.cos(angle * (index + EDGE));
	});
	const energy = signal.reduce(
		(total, value, index) =>
			total + (value - sine * Math.sin(angle * (index + EDGE)) - cosine * Math.cos(angle * (index + EDGE))) ** 2,
		0,
	);
	return {
		tone: toDecibels(Math.hypot(sine, cosine)),
		rest: toDecibels(Math.sqrt((2 * energy) / signal.length)),
		phase: Math.atan2(cosine, sine),
	};
}

/** From 200 Hz up to, not including, a frequency: whole periods in the time looked at. */
function sweep(end: number): number[] {
	return Array.from({ length: Math.ceil((end - 200) / 200) }, (_, step) => 200 + 200 * step);
}

describe.each([16_000, 22_050, 24_000, 32_000])('resampling from %i Hz', (sampleRate) => {
	it('keeps what lies below 0.87 of the Nyquist frequency as it is, its images 75 dB down', () => {
		for (const frequency of sweep(0.87 * (sampleRate / 2))) {
			const { tone, rest, phase } = analyse(resampledTone(sampleRate, frequency), frequency);
			expect(Math.abs(tone), `${frequency} Hz`).toBeLessThan(0.05);
			expect(Math.abs(phase / (2 * Math.PI * frequency)), `${frequency} Hz`).toBeLessThan(0.0003);
			expect(rest, `${frequency} Hz`).toBeLessThan(-75);
		}
	});
});

describe.each([48_000, 96_000])('resampling from %i Hz', (sampleRate) => {
	it('keeps what lies below 18 kHz as it is', () => {
		for (const frequency of sweep(18_000)) {
			const { tone, rest } = analyse(resampledTone(sampleRate, frequency), frequency);
			expect(Math.abs(tone), `${frequency} Hz`).toBeLessThan(0.05);
			expect(rest, `${frequency} Hz`).toBeLessThan(-75);
		}
	});

	it('leaves nothing of what lies above 22.05 kHz', () => {
		for (const frequency of [22_100, 23_000, sampleRate / 2 - 200]) {
			const target = resampledTone(sampleRate, frequency);
			const energy = target.reduce((total, value) => total + value * value, 0);
			expect(toDecibels(Math.sqrt(energy / target.length)), `${frequency} Hz`).toBeLessThan(-70);
		}
	});
});

it('hands 44.1 kHz on untouched', () => {
	const { tone, rest } = analyse(resampledTone(SAMPLE_RATE, 1000), 1000);
	expect(tone).toBeCloseTo(0, 4);
	expect(rest).toBeLessThan(-120);
});

it.each([0, 4_000, 22_050.5, 400_000])('refuses a rate of %d Hz', (sampleRate) => {
	expect(() => resamplerFrom(sampleRate)).toThrow(RangeError);
});
