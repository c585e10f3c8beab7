import { describe, expect, it } from 'vitest';
import { keepSpeech, placeOf, soundEnd } from './silences.ts';

const RATE = 1000;
const LIMITS = { lead: 0.02, tail: 0.03, pause: 0.4 };

/** Sound and silence in turn, beginning with silence, by their lengths in samples. */
function recording(...lengths: number[]): Int16Array {
	return Int16Array.from(lengths.flatMap((length, index) => new Array<number>(length).fill(index % 2 ? 5_000 : 3)));
}

describe('keepSpeech', () => {
	it('trims the ends and keeps pauses within the limit whole', () => {
		const stretches = keepSpeech(recording(100, 200, 400, 200, 100), RATE, LIMITS);
		expect(stretches).toEqual([{ from: 80, to: 930, at: 0 }]);
	});

	it('shortens a longer pause to the limit, from its middle', () => {
		const stretches = keepSpeech(recording(0, 300, 900, 300, 5), RATE, LIMITS);
		expect(stretches).toEqual([
			{ from: 0, to: 500, at: 0 },
			{ from: 1000, to: 1505, at: 500 },
		]);
	});

	it('shortens every one of several pauses', () => {
		const stretches = keepSpeech(recording(0, 50, 500, 50, 600, 50), RATE, LIMITS);
		const kept = stretches.reduce((sum, { from, to }) => sum + to - from, 0);
		expect(kept).toBe(50 + 400 + 50 + 400 + 50);
	});

	it('keeps nothing of a recording without sound', () => {
		expect(keepSpeech(recording(500), RATE, LIMITS)).toEqual([]);
		expect(keepSpeech(new Int16Array(), RATE, LIMITS)).toEqual([]);
	});
});

describe('placeOf', () => {
	const stretches = [
		{ from: 80, to: 500, at: 0 },
		{ from: 1000, to: 1500, at: 420 },
	];

	it('moves samples with the stretch that holds them', () => {
		expect(placeOf(80, stretches)).toBe(0);
		expect(placeOf(499, stretches)).toBe(419);
		expect(placeOf(1200, stretches)).toBe(620);
	});

	it('puts what was cut where the cut is', () => {
		expect(placeOf(0, stretches)).toBe(0);
		expect(placeOf(700, stretches)).toBe(420);
		expect(placeOf(9999, stretches)).toBe(920);
	});
});

it('finds the end of the sound before a pause', () => {
	expect(soundEnd(recording(10, 20, 30, 5), 0, 55)).toBe(30);
	expect(soundEnd(recording(10, 20, 30), 40, 60)).toBe(40);
});
