import { expect, it } from 'vitest';
import { CEILING, fromDecibels, toDecibels } from './format.ts';
import { level, type PartLevels } from './levelling.ts';
import { integratedLoudness } from './loudness.ts';

const TURN = 1000;

/** Turns of A and B by turns, each of one level (mean square in dB) and with a peak in every hundredth window. */
function conversation(turns: number, levels: { A: number; B: number }, crest: number): PartLevels {
	const power = new Float32Array(turns * TURN);
	const peak = new Float32Array(turns * TURN);
	const stretches = Array.from({ length: turns }, (_, turn) => {
		const speaker = turn % 2 === 0 ? ('A' as const) : ('B' as const);
		const [from, to] = [turn * TURN, (turn + 1) * TURN];
		const amplitude = fromDecibels(levels[speaker]);
		power.fill(amplitude ** 2, from, to);
		peak.fill(2 * amplitude, from, to);
		for (let window = from; window < to; window += 100) peak[window] = amplitude * fromDecibels(crest);
		return { speaker, from, to };
	});
	return { power, peak, stretches };
}

function loudnessBehind({ power }: PartLevels, gain: Float32Array, from: number): number {
	const turn = power.subarray(from, from + TURN).map((value, window) => value * (gain[from + window] ?? 0) ** 2);
	return integratedLoudness(turn);
}

it.each([
	['without need of the limiter', 8],
	['with peaks that need limiting', 18],
])('brings both voices to the same loudness and the part to -16 LUFS, %s', (_, crest) => {
	const part = conversation(10, { A: -21, B: -33 }, crest);
	const { gain, loudness } = level(part);
	expect(Math.abs(loudness + 16)).toBeLessThan(0.05);
	expect(Math.abs(loudnessBehind(part, gain, 4 * TURN) + 16)).toBeLessThan(0.2);
	expect(Math.abs(loudnessBehind(part, gain, 5 * TURN) + 16)).toBeLessThan(0.2);
});

it('keeps every window under the ceiling', () => {
	const part = conversation(6, { A: -20, B: -26 }, 22);
	const { gain } = level(part);
	const highest = part.peak.reduce((most, peak, window) => Math.max(most, peak * (gain[window] ?? 0)), 0);
	expect(toDecibels(highest)).toBeLessThanOrEqual(CEILING + 0.001);
});

it('levels a part with one voice', () => {
	const part = conversation(4, { A: -30, B: -30 }, 10);
	const { loudness } = level({ ...part, stretches: part.stretches.map((stretch) => ({ ...stretch, speaker: 'A' })) });
	expect(Math.abs(loudness + 16)).toBeLessThan(0.05);
});

it('raises no voice by more than 30 dB and leaves silence silent', () => {
	const faint = level(conversation(4, { A: -60, B: -60 }, 10));
	expect(toDecibels(Math.max(...faint.gain))).toBeCloseTo(30, 3);
	const silent = level(conversation(4, { A: -200, B: -200 }, 10));
	expect(silent.loudness).toBe(Number.NEGATIVE_INFINITY);
});
