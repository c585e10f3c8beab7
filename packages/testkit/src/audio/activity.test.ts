import { expect, it } from 'vitest';
import { energyAt, longestSilence } from './activity.ts';

const RATE = 1000;

function noiseIn(seconds: number, stretches: [from: number, to: number][]): Float32Array {
	const samples = new Float32Array(seconds * RATE);
	for (const [from, to] of stretches) samples.subarray(from * RATE, to * RATE).fill(0.1);
	return samples;
}

it('finds the longest silence wherever it lies', () => {
	const options = { thresholdDb: -50 };
	expect(
		longestSilence(
			noiseIn(10, [
				[1, 4],
				[4.5, 8],
			]),
			RATE,
			options,
		),
	).toBe(2);
	expect(
		longestSilence(
			noiseIn(10, [
				[3, 4],
				[6, 10],
			]),
			RATE,
			options,
		),
	).toBe(3);
	expect(
		longestSilence(
			noiseIn(10, [
				[0, 4],
				[8, 10],
			]),
			RATE,
			options,
		),
	).toBe(4);
	expect(longestSilence(noiseIn(10, [[0, 10]]), RATE, options)).toBe(0);
	expect(longestSilence(noiseIn(10, []), RATE, options)).toBe(10);
});

it('counts what lies below the threshold as silence', () => {
	const samples = new Float32Array(RATE).fill(0.001);
	expect(longestSilence(samples, RATE, { thresholdDb: -50 })).toBe(1);
	expect(longestSilence(samples, RATE, { thresholdDb: -70 })).toBe(0);
});

it('measures the energy between two times', () => {
	const samples = noiseIn(2, [[0.5, 1]]);
	expect(energyAt(samples, RATE, 0.5, 1)).toBeCloseTo(-20, 4);
	expect(energyAt(samples, RATE, 0.25, 1.25)).toBeCloseTo(-23.01, 2);
	expect(energyAt(samples, RATE, 1.5, 2)).toBe(Number.NEGATIVE_INFINITY);
});
