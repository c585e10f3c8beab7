import { expect, it } from 'vitest';
import { truePeak } from './true-peak.ts';

// EBU Tech 3341, cases 15 to 18: half of full scale at a whole fraction of the rate; +0.2 and -0.4 dB are allowed.
it.each([
	[4, 0],
	[4, 45],
	[6, 60],
	[8, 67.5],
])('measures a tone of half full scale, a %i-th of the rate, %d degrees off, as -6 dBTP', (fraction, degrees) => {
	const samples = Float32Array.from(
		{ length: 4800 },
		(_, index) => 0.5 * Math.sin((2 * Math.PI * index) / fraction + (degrees * Math.PI) / 180),
	);
	const faded = samples.map((value, index) => value * Math.min(1, index / 480, (4800 - index) / 480));
	expect(truePeak(faded)).toBeGreaterThan(-6.4);
	expect(truePeak(faded)).toBeLessThan(-5.8);
});
