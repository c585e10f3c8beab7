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
	const run = renderRun([{ pcm, sampleRate, offset: OFFSET, gain }], OFFSET + SAMPLE_RATE + 1000, 0);
	for (let window = 4; window < gain.length - 4; window++) {
		const middle = OFFSET + (window + 0.5) * WINDOW;
		const around = run.subarray(middle - WINDOW, middle + WINDOW);
		const amplitude = Math.sqrt((2 * around.reduce((sum, value) => sum + value * value, 0)) / around.length);
		expect(Math.abs((amplitude * 2 * ENCODER_SCALE) / (gain[window] ?? 0) - 1)).toBeLessThan(0.01);
	}
	for (const pause of [run.subarray(0, OFFSET), run.subarray(OFFSET + SAMPLE_RATE)]) {
		expect(Math.max(...pause.map(Math.abs))).toBeLessThan(0.003);
	}
});

it('lies over the tone of a room, some 65 dB under full scale, the same wherever runs are cut', () => {
	const whole = renderRun([], 2 * SAMPLE_RATE, 0).slice();
	const level = 10 * Math.log10(whole.reduce((sum, value) => sum + value * value, 0) / whole.length);
	expect(level).toBeGreaterThan(-66);
	expect(level).toBeLessThan(-64);
	const second = renderRun([], SAMPLE_RATE, SAMPLE_RATE);
	expect(second.subarray(1000, -1000)).toEqual(whole.subarray(SAMPLE_RATE + 1000, -1000));
});

it('adds what is said at the same time where a clip begins before another has ended', () => {
	const clip = (frequency: number, offset: number, seconds: number) => ({
		pcm: Int16Array.from({ length: SAMPLE_RATE * seconds }, (_, index) =>
			Math.round(8192 * Math.sin((2 * Math.PI * frequency * index) / SAMPLE_RATE)),
		),
		sampleRate: SAMPLE_RATE,
		offset,
		gain: new Float32Array(windowsOf(SAMPLE_RATE * seconds, SAMPLE_RATE)).fill(1),
	});
	const length = 2 * SAMPLE_RATE;
	const alone = (part: ReturnType<typeof clip>) => renderRun([part], length, 0).slice();
	// The second begins 0.1 s before the first ends; the third begins and ends while the second is heard.
	const [first, second, third] = [clip(300, 0, 0.5), clip(700, 0.4 * SAMPLE_RATE, 1), clip(1100, SAMPLE_RATE, 0.05)];
	const tone = renderRun([], length, 0).slice();
	const apart = [first, second, third].map(alone);
	const together = renderRun([first, second, third], length, 0);
	const furthest = together.reduce((most, value, index) => {
		const sum = apart.reduce((total, run) => total + (run[index] ?? 0), 0) - 2 * (tone[index] ?? 0);
		return Math.max(most, Math.abs(value - sum));
	}, 0);
	expect(furthest).toBeLessThan(1e-5);
});
