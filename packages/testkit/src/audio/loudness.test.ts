import { describe, expect, it } from 'vitest';
import { integratedLoudness } from './loudness.ts';

/** A tone of 1 kHz: stretches of [seconds, dBFS of its peaks]. */
function tone(sampleRate: number, stretches: [seconds: number, level: number][]): Float32Array {
	const lengths = stretches.map(([seconds]) => Math.round(seconds * sampleRate));
	const samples = new Float32Array(lengths.reduce((sum, length) => sum + length, 0));
	let at = 0;
	for (const [stretch, [, level]] of stretches.entries()) {
		const amplitude = 10 ** (level / 20);
		for (const end = at + (lengths[stretch] ?? 0); at < end; at++) {
			samples[at] = amplitude * Math.sin((2 * Math.PI * 1000 * at) / sampleRate);
		}
	}
	return samples;
}

// EBU Tech 3341, table 1, has these in two channels; in one, the same tone is 3.01 LU quieter.
describe('at 44.1 kHz', () => {
	it.each<[string, [number, number][], number]>([
		['case 1: steady at -23', [[20, -23]], -23],
		['case 2: steady at -33', [[20, -33]], -33],
		[
			'case 3: the relative gate',
			[
				[10, -36],
				[60, -23],
				[10, -36],
			],
			-23,
		],
		[
			'case 4: both gates',
			[
				[10, -72],
				[10, -36],
				[60, -23],
				[10, -36],
				[10, -72],
			],
			-23,
		],
		[
			'case 5: levels within the gate',
			[
				[20, -26],
				[20.1, -20],
				[20, -26],
			],
			-23,
		],
	])('measures EBU Tech 3341 %s', (_, stretches, expected) => {
		expect(Math.abs(integratedLoudness(tone(44_100, stretches), 44_100) - (expected - 3.01))).toBeLessThan(0.1);
	});
});

it.each([44_100, 48_000])('weights the low and the high end at %i Hz as the standard draws it', (sampleRate) => {
	const at = (frequency: number) => {
		const samples = Float32Array.from({ length: 3 * sampleRate }, (_, index) =>
			Math.sin((2 * Math.PI * frequency * index) / sampleRate),
		);
		return integratedLoudness(samples, sampleRate) + 3.01;
	};
	expect(at(997)).toBeCloseTo(0, 1);
	expect(Math.abs(at(40) + 6.3)).toBeLessThan(0.5);
	expect(Math.abs(at(4000) - 3.3)).toBeLessThan(0.1);
	expect(Math.abs(at(10_000) - 3.3)).toBeLessThan(0.1);
});

it('finds no loudness in silence', () => {
	expect(integratedLoudness(new Float32Array(48_000), 48_000)).toBe(Number.NEGATIVE_INFINITY);
});
