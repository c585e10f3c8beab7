import { expect, test } from 'vitest';
import { barsOf } from './waveform.ts';

test('a bar is as high as its stretch is loud, in the colour of who speaks most in it', () => {
	const bars = barsOf({ peaks: [40, 60, 90, 100, 20, 0], speakers: 'AABABB' }, 3);
	expect(bars.map(({ speaker }) => speaker)).toEqual(['A', 'A', 'B']);
	expect(bars[1]?.height).toBe(1);
	expect(bars[0]?.height).toBeLessThan(1);
	expect(bars[2]?.height).toBeLessThan(bars[0]?.height ?? 0);
	expect(bars[2]?.height).toBeGreaterThan(0);
});

test('a pause has no height and no colour', () => {
	expect(barsOf({ peaks: [80, 80, 0, 0], speakers: 'AA--' }, 2)[1]).toEqual({ height: 0, speaker: '-' });
});

test('speech of one loudness still shows which stretch is louder', () => {
	const heights = barsOf({ peaks: [100, 104, 108, 112], speakers: 'AABB' }, 4).map(({ height }) => height);
	expect((heights[3] ?? 0) - (heights[0] ?? 0)).toBeGreaterThan(0.3);
});

test('fewer peaks than bars are stretched, and none give none', () => {
	expect(barsOf({ peaks: [50, 100], speakers: 'AB' }, 4).map((bar) => bar.speaker)).toEqual(['A', 'A', 'B', 'B']);
	expect(barsOf({ peaks: [], speakers: '' }, 10)).toEqual([]);
});

test('three hours of peaks are summed up', () => {
	const peaks = Array.from({ length: 3 * 3600 * 20 }, (_, index) => index % 128);
	expect(Math.max(...barsOf({ peaks, speakers: 'A'.repeat(peaks.length) }, 400).map((bar) => bar.height))).toBe(1);
});
