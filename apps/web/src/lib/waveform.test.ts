import { expect, test } from 'vitest';
import { barsOf } from './waveform.ts';

test('a bar is the loudest of its stretch, against the loudest of all, in the colour of who speaks most', () => {
	const bars = barsOf({ peaks: [10, 20, 100, 50, 0, 0], speakers: 'AABA--' }, 3);
	expect(bars).toEqual([
		{ height: 0.2, speaker: 'A' },
		{ height: 1, speaker: 'A' },
		{ height: 0, speaker: '-' },
	]);
});

test('fewer peaks than bars are stretched, and none give none', () => {
	expect(barsOf({ peaks: [50, 100], speakers: 'AB' }, 4).map((bar) => bar.speaker)).toEqual(['A', 'A', 'B', 'B']);
	expect(barsOf({ peaks: [], speakers: '' }, 10)).toEqual([]);
});

test('three hours of peaks do not exhaust the call stack', () => {
	const peaks = Array.from({ length: 3 * 3600 * 20 }, (_, index) => index % 128);
	expect(Math.max(...barsOf({ peaks, speakers: 'A'.repeat(peaks.length) }, 400).map((bar) => bar.height))).toBe(1);
});
