import { expect, it } from 'vitest';
import { toDecibels } from './format.ts';
import { levelsOf } from './measure.ts';

it.each([22_050, 24_000, 44_100])('finds the peaks between the samples at %i Hz', (sampleRate) => {
	// A quarter of the rate, 45 degrees off: every sample lies 3.01 dB below the wave's top (EBU Tech 3341, case 16).
	const burst = Int16Array.from({ length: sampleRate / 50 }, (_, index) =>
		Math.round(16_384 * Math.sin((Math.PI * index) / 2 + Math.PI / 4)),
	);
	const pcm = new Int16Array(sampleRate);
	pcm.set(burst, sampleRate / 2);
	const { peak } = levelsOf(pcm, sampleRate);
	for (const value of peak.subarray(177, 180)) expect(Math.abs(toDecibels(value) + 6.02)).toBeLessThan(0.1);
});

it('finds a peak between two samples that are lower than those beside them', () => {
	// Two samples below zero between two above it: the wave between them dips deeper than any sample shows.
	const pcm = new Int16Array(22_050);
	pcm.set([400, -3000, 12_000, -11_000, -11_000, 12_000, -3000, 400], 11_000);
	const { peak } = levelsOf(pcm, 22_050);
	expect(Math.max(...peak)).toBeGreaterThan(15_000 / 32_768);
});

it('measures the last, incomplete window by its energy', () => {
	const whole = levelsOf(new Int16Array(630).fill(1000), 22_050);
	const longer = levelsOf(new Int16Array(640).fill(1000), 22_050);
	expect(whole.power).toHaveLength(10);
	expect(longer.power).toHaveLength(11);
	expect(longer.power[10]).toBeLessThan(longer.power[9] ?? 0);
});
