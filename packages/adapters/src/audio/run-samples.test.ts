import { expect, it } from 'vitest';
import { ENCODER_SCALE } from './encoder.ts';
import { SAMPLE_RATE, WINDOW, windowsOf } from './format.ts';
import { renderRun } from './run-samples.ts';

/** Hz: a whole number of periods in two windows. */
const TONE = 1050;
const OFFSET = 3000;

it.each([22_050, 24_000, 44_100, 48_000])('gives a clip of %i Hz the gain of its windows', (sampleRate) => {
	const pcm = Int16Array.from({ length: sampleRate }, (_, index) =>
		Math.round(16_384 * Math.sin((2 * Math.PI * TONE * index) / sampleRate)),
	);
	const gain = Float32Array.from(
		{ length: windowsOf(pcm.length, sampleRate) },
		(_, window) => 1 + 0.5 * Math.sin(window / 20),
	);
	const run = renderRun([{ pcm, sampleRate, offset: OFFSET, gain }], OFFSET + SAMPLE_RATE + 1000);
	for (let window = 4; window < gain.length - 4; window++) {
		const middle = OFFSET + (window + 0.5) * WINDOW;
		const around = run.subarray(middle - WINDOW, middle + WINDOW);
		const amplitude = Math.sqrt((2 * around.reduce((sum, value) => sum + value * value, 0)) / around.length);
		expect(Math.abs((amplitude * 2 * ENCODER_SCALE) / (gain[window] ?? 0) - 1)).toBeLessThan(0.01);
	}
	expect(run.subarray(0, OFFSET).every((value) => value === 0)).toBe(true);
	expect(run.subarray(OFFSET + SAMPLE_RATE).every((value) => value === 0)).toBe(true);
});
