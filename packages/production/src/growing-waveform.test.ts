import { CHARACTERS_PER_SECOND } from '@nexus/core/scripts';
import { expect, test } from 'vitest';
import { GrowingWaveform } from './growing-waveform.ts';

const RATE = 8_000;
const tone = (seconds: number, level: number) =>
	Int16Array.from({ length: seconds * RATE }, (_, at) => (at % 2 ? level : -level));

const clipOf = (seconds: number, index: number) => {
	const characters = seconds * CHARACTERS_PER_SECOND;
	return { key: String(index), characters, turns: [{ speaker: 'B' as const, characters }] };
};

test('what is said stands in its place, in whose voice it is, and the rest is still to come', () => {
	const sound = new GrowingWaveform([10, 20, 10].map(clipOf));
	expect(sound.picture().speakers).toMatch(/^-+$/);
	sound.add(1, { pcm: tone(20, 16_384), sampleRate: RATE }, [
		{ speaker: 'A', end: 10 },
		{ speaker: 'B', end: 19.9 },
	]);
	const { peaks, speakers } = sound.picture();
	expect(peaks).toHaveLength(speakers.length);
	expect(speakers).toMatch(/^-{12,14}A{12,14}B{12,14}-{12,14}$/);
	expect(peaks.filter((_, at) => speakers[at] === '-').every((peak) => peak === 0)).toBe(true);
	expect(peaks.filter((_, at) => speakers[at] !== '-').every((peak) => Math.abs(peak - 63) < 2)).toBe(true);
});

test('a clip that has not come is seen to come, by so much as is taken for done', () => {
	const sound = new GrowingWaveform([clipOf(40, 0)]);
	const awaited = () => [...sound.picture().speakers].filter((speaker) => speaker === 'B').length;
	expect(awaited()).toBe(0);
	sound.expect('0', 0.25);
	expect(awaited()).toBeCloseTo(sound.picture().peaks.length / 4, -1);
	sound.expect('0', 0.5);
	expect(awaited() / sound.picture().peaks.length).toBeCloseTo(0.5, 1);
	expect(Math.max(...sound.picture().peaks)).toBeLessThan(10);
});

test('of a long part there are no more bars than can be seen', () => {
	const sound = new GrowingWaveform(Array.from({ length: 400 }, (_, index) => clipOf(13, index)));
	expect(sound.picture().peaks.length).toBeLessThanOrEqual(240);
});
