import { describe, expect, it } from 'vitest';
import { BOND, type Stretch, turnsOf } from './turns.ts';

const stretch = (text: string, words: number, bond: Stretch['bond'] = BOND.sentence, more: Partial<Stretch> = {}) => ({
	...{ text, words, bond, spans: [{ start: 0, end: 1 }] },
	...more,
});
const told = (...stretches: Stretch[]) =>
	turnsOf(stretches).map((turn) => turn.stretches.map(({ text }) => text).join(''));

describe('turns', () => {
	it('change where a thought begins', () => {
		const [a, b] = [stretch('a', 14, BOND.thought), stretch('b', 12)];
		expect(told(a, b, stretch('c', 20, BOND.thought), stretch('d', 16))).toEqual(['ab', 'cd']);
	});

	it('keep a sting, a label and the rest of a list with what they belong to', () => {
		expect(told(stretch('a', 44, BOND.thought), stretch('b', 5, BOND.tied), stretch('c', 20, BOND.thought))).toEqual([
			'ab',
			'c',
		]);
		expect(told(stretch('a', 40, BOND.thought), stretch('b', 24, BOND.leaning))).toEqual(['ab']);
	});

	it('part what is too long for one voice, where a sentence does not lean on the one before', () => {
		const [a, b] = [stretch('a', 40, BOND.thought), stretch('b', 20, BOND.leaning)];
		expect(told(a, b, stretch('c', 30), stretch('d', 20, BOND.leaning))).toEqual(['ab', 'cd']);
	});

	it('part who asks from who answers, and two who speak', () => {
		expect(told(stretch('a', 5, BOND.thought, { asks: true }), stretch('b', 5, BOND.tied))).toEqual(['a', 'b']);
		const [a, b] = [stretch('a', 5, BOND.thought, { voice: 'A' }), stretch('b', 5, BOND.thought, { voice: 'B' })];
		expect(told(a, b, stretch('c', 5, BOND.thought, { voice: 'B' }))).toEqual(['a', 'bc']);
	});
});
