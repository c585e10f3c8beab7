import { expect, it } from 'vitest';
import { borderOf } from './whole-script.ts';

it.each([
	[[1, 1, 2, 3, 3], 3, 3],
	[[1, 2, 3, 2, 3], 3, 2],
	[[1, 3, 1, 2, 2, 3], 3, 5],
	[[1, 1, 2], 3, 3],
	[[2, 3], 2, 0],
])('lines of beats %j go over to beat %i at %i', (beats, beat, border) => {
	expect(
		borderOf(
			beats.map((one) => ({ beat: one })),
			beat,
		),
	).toBe(border);
});
