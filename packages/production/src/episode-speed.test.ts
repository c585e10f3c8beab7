import { expect, test } from 'vitest';
import { EpisodeSpeed } from './episode-speed.ts';

test('the rest takes as long as the speed of late says, however many parts are made side by side', () => {
	const speed = new EpisodeSpeed();
	expect(speed.secondsLeft('a 1', 0, 100)).toBeNull();
	for (let at = 1; at <= 40; at++) speed.secondsLeft('a 1', at / 200, 100 + at);
	expect(speed.secondsLeft('a 1', 0.2, 140)).toBeCloseTo(160);
	// The machine gets busy: a third of the speed.
	for (let at = 1; at <= 60; at++) speed.secondsLeft('a 1', 0.2 + at / 600, 140 + at);
	const left = speed.secondsLeft('a 1', 0.3, 200) ?? 0;
	expect(left).toBeGreaterThan(420 / 1.5);
	expect(left).toBeLessThan(421);
});

test('nothing is told after too little was done, nor of another run', () => {
	const speed = new EpisodeSpeed();
	for (let at = 0; at <= 10; at++) expect(speed.secondsLeft('a 1', at / 1_000, at)).toBeNull();
	expect(speed.secondsLeft('a 2', 0.9, 11)).toBeNull();
});
