import type { PlacedClip } from '@nexus/core/ports';
import { expect, it } from 'vitest';
import { CODEC_DELAY, FRAME_SAMPLES, SAMPLE_RATE } from './format.ts';
import { layOut } from './timeline.ts';

function clip(seconds: number, pauseBefore: number, sampleRate = 22_050): PlacedClip {
	return { pcm: new Int16Array(Math.round(seconds * sampleRate)), sampleRate, speakers: [], lines: [], pauseBefore };
}

const CONVERSATION = Array.from({ length: 60 }, (_, index) => clip(2 + (index % 7), index === 0 ? 0.1 : 0.25));

it('puts every clip its pause after the one before', () => {
	const { places } = layOut(CONVERSATION, 2);
	expect(places[0]?.start).toBe(0.1 * SAMPLE_RATE);
	for (const [index, place] of places.slice(1).entries()) {
		const before = places[index];
		expect(place.start - (before?.start ?? 0) - (before?.length ?? 0)).toBe(Math.round(0.25 * SAMPLE_RATE));
	}
});

it('cuts a part into runs of about equal length, each holding its clips in whole frames', () => {
	const { places, runs, samples } = layOut(CONVERSATION, 2);
	expect(runs).toHaveLength(8);
	let base = 0;
	for (const run of runs) {
		expect(run.origin).toBe(base + CODEC_DELAY);
		expect(run.samples).toBe((run.frames - 1) * FRAME_SAMPLES);
		const [first, last] = [places[run.from], places[run.to - 1]];
		expect(first?.start).toBeGreaterThanOrEqual(run.origin);
		expect((last?.start ?? 0) + (last?.length ?? 0)).toBeLessThanOrEqual(run.origin + run.samples);
		expect(run.samples / SAMPLE_RATE).toBeGreaterThan(25);
		expect(run.samples / SAMPLE_RATE).toBeLessThan(45);
		base += run.frames * FRAME_SAMPLES;
	}
	expect(samples).toBe(base);
	expect(runs.map(({ from }) => from)).toEqual([0, ...runs.slice(0, -1).map(({ to }) => to)]);
	expect(runs.at(-1)?.to).toBe(CONVERSATION.length);
});

it('gives every thread a run even of a short part', () => {
	expect(layOut(CONVERSATION.slice(0, 6), 2).runs).toHaveLength(2);
	expect(layOut(CONVERSATION.slice(0, 6), 4).runs).toHaveLength(4);
	expect(layOut([clip(1, 0), clip(1, 0.3)], 4).runs).toHaveLength(1);
});

it('does not cut at pauses too short to hold a border', () => {
	const breathless = Array.from({ length: 40 }, () => clip(3, 0.05));
	expect(layOut(breathless, 2).runs).toHaveLength(1);
});

it('starts a part without a pause after the delay of encoder and decoder, and ends it within two frames', () => {
	const { places, samples } = layOut([clip(1, 0), clip(1.234, 0)], 2);
	expect(places[0]?.start).toBe(CODEC_DELAY);
	const last = places.at(-1);
	expect(samples - (last?.start ?? 0) - (last?.length ?? 0)).toBeLessThan(2 * FRAME_SAMPLES);
});
