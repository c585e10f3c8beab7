import { expect, it } from 'vitest';
import { render as renderTo } from './render.ts';
import { keptLength, type Stretch } from './silences.ts';

const RATE = 22_050;

function tone(seconds: number, amplitude: number, offset = 0): Int16Array {
	return Int16Array.from(
		{ length: Math.round(seconds * RATE) },
		(_, at) => offset + amplitude * Math.sin((2 * Math.PI * 150 * at) / RATE),
	);
}

/** In memory that holds something else. */
function render(samples: Int16Array, stretches: Stretch[], gain: number, sampleRate: number): Int16Array {
	const pcm = new Int16Array(keptLength(stretches)).fill(9_999);
	renderTo(pcm, samples, stretches, gain, sampleRate);
	return pcm;
}

const whole = (samples: Int16Array) => [{ from: 0, to: samples.length, at: 0 }];
const mean = (pcm: Int16Array) => pcm.reduce((sum, sample) => sum + sample, 0) / pcm.length;
const peak = (pcm: Int16Array) => pcm.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

it('takes out a constant offset and leaves the voice', () => {
	const samples = tone(1, 8_000, 900);
	const pcm = render(samples, whole(samples), 1, RATE).subarray(RATE / 10);
	expect(Math.abs(mean(pcm))).toBeLessThan(15);
	expect(peak(pcm)).toBeGreaterThan(7_700);
	expect(peak(pcm)).toBeLessThan(8_200);
});

it('applies the gain and never wraps around', () => {
	const samples = tone(0.2, 20_000);
	expect(peak(render(samples, whole(samples), 0.5, RATE))).toBeLessThan(10_800);
	const loud = render(samples, whole(samples), 4, RATE);
	const steps = loud.subarray(1).map((sample, at) => Math.min(32_767, Math.abs(sample - (loud[at] ?? 0))));
	expect(peak(loud)).toBe(32_767);
	expect(peak(steps)).toBeLessThan(8_000);
});

it('starts and ends without a click', () => {
	const samples = new Int16Array(2_000).fill(10_000);
	const pcm = render(samples, whole(samples), 1, RATE);
	expect(pcm[0]).toBe(0);
	expect(pcm.at(-1)).toBe(0);
});

it('joins the stretches that are kept, and nothing else', () => {
	const samples = tone(0.5, 5_000);
	const stretches = [
		{ from: 0, to: 3_000, at: 0 },
		{ from: 6_000, to: 8_000, at: 3_000 },
	];
	expect(render(samples, stretches, 1, RATE)).toHaveLength(5_000);
	expect(render(samples, [], 1, RATE)).toHaveLength(0);
});
