import { describe, expect, it } from 'vitest';
import { kWeighting } from './biquad.ts';
import { integratedLoudness } from './loudness.ts';
import { levelsOf } from './measure.ts';

/** A tone of 997 Hz as 16-bit samples: stretches of [seconds, dBFS]. */
function tone(sampleRate: number, stretches: [seconds: number, level: number][]): Int16Array {
	const levels = stretches.flatMap(([seconds, level]) => new Array<number>(seconds * sampleRate).fill(level));
	return Int16Array.from(levels, (level, index) =>
		Math.round(32_767 * 10 ** (level / 20) * Math.sin((2 * Math.PI * 997 * index) / sampleRate)),
	);
}

function loudnessOfTone(sampleRate: number, stretches: [number, number][]): number {
	return integratedLoudness(levelsOf(tone(sampleRate, stretches), sampleRate).power);
}

it('has the coefficients that BS.1770-5 tabulates at 48 kHz', () => {
	const { shelf, lowCut } = kWeighting(48_000);
	expect(shelf.b0).toBeCloseTo(1.53512485958697, 8);
	expect(shelf.b1).toBeCloseTo(-2.69169618940638, 8);
	expect(shelf.b2).toBeCloseTo(1.19839281085285, 8);
	expect(shelf.a1).toBeCloseTo(-1.69065929318241, 8);
	expect(shelf.a2).toBeCloseTo(0.73248077421585, 8);
	expect(lowCut.b0).toBeCloseTo(1, 6);
	expect(lowCut.b1).toBeCloseTo(-2, 6);
	expect(lowCut.b2).toBeCloseTo(1, 6);
	expect(lowCut.a1).toBeCloseTo(-1.99004745483398, 8);
	expect(lowCut.a2).toBeCloseTo(0.99007225036621, 8);
});

describe.each([22_050, 24_000, 44_100, 48_000])('at %i Hz', (sampleRate) => {
	it('measures a full-scale tone of 997 Hz in one channel as -3.01 LUFS', () => {
		expect(Math.abs(loudnessOfTone(sampleRate, [[5, 0]]) + 3.01)).toBeLessThan(0.05);
	});

	it('leaves quiet stretches out by the relative gate and silence by the absolute one', () => {
		const loudness = loudnessOfTone(sampleRate, [
			[4, -72],
			[4, -36],
			[20, -20],
			[4, -36],
			[4, -72],
		]);
		expect(Math.abs(loudness + 23.01)).toBeLessThan(0.1);
	});
});

it('measures less than a block as one block', () => {
	expect(Math.abs(loudnessOfTone(24_000, [[0.2, -10]]) + 13)).toBeLessThan(0.5);
});

it('finds no loudness in silence', () => {
	expect(integratedLoudness(new Float32Array(1000))).toBe(Number.NEGATIVE_INFINITY);
	expect(integratedLoudness(new Float32Array(0))).toBe(Number.NEGATIVE_INFINITY);
});
