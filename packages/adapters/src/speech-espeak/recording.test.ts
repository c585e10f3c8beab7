import { expect, it } from 'vitest';
import { Recording } from './recording.ts';

it('puts pieces and silences one after another, in memory that held others before', () => {
	const recording = new Recording(10);
	recording.add(400).fill(7);
	recording.clear();
	expect(recording.seconds).toBe(0);
	recording.add(3).set([1, 2, 3]);
	recording.addSilence(0.2);
	recording.addSilence(-0.1);
	recording.add(1).set([4]);
	expect([...recording.samples]).toEqual([1, 2, 3, 0, 0, 4]);
	expect(recording.seconds).toBe(0.6);
});

it('keeps what was recorded when it outgrows its memory', () => {
	const recording = new Recording(10);
	recording.add(290).fill(5);
	recording.add(1_000).fill(6);
	expect(recording.samples).toHaveLength(1_290);
	expect(recording.samples.slice(288, 292)).toEqual(Int16Array.of(5, 5, 6, 6));
});
