import { describe, expect, it } from 'vitest';
import { BOND, halved, type Stretch, turnsOf } from './turns.ts';

const stretch = (text: string, words: number, bond: Stretch['bond'] = BOND.sentence, more: Partial<Stretch> = {}) => ({
	...{ text, words, bond, spans: [{ start: 0, end: 1 }] },
	...more,
});
const told = (...stretches: Stretch[]) => turnsOf(stretches).map((turn) => turn.map(({ text }) => text).join(''));

describe('turns', () => {
	it('are paragraphs, whole and by themselves, however short', () => {
		const [a, b] = [stretch('a', 44, BOND.paragraph), stretch('b', 32)];
		expect(told(a, b, stretch('c', 9, BOND.paragraph), stretch('d', 30, BOND.paragraph))).toEqual(['ab', 'c', 'd']);
	});

	it('hold a short paragraph that leans on the one before, unless it asks or somebody else says it', () => {
		const a = stretch('a', 30, BOND.paragraph);
		expect(told(a, stretch('b', 8, BOND.after))).toEqual(['ab']);
		expect(told(a, stretch('b', 8, BOND.after, { asks: true }))).toEqual(['a', 'b']);
		expect(told(a, stretch('“b”', 8, BOND.after))).toEqual(['a', '“b”']);
		expect(told(a, stretch('b', 32, BOND.after))).toEqual(['a', 'b']);
	});

	it('part a paragraph that is longer where no sentence leans on the one before, nor before a short one', () => {
		const [a, b] = [stretch('a', 40, BOND.paragraph), stretch('b', 20, BOND.leaning)];
		expect(told(a, b, stretch('c', 30), stretch('d', 20, BOND.leaning))).toEqual(['ab', 'cd']);
		const [e, f, g] = [stretch('e', 36, BOND.paragraph), stretch('f', 7), stretch('g', 40)];
		expect(told(e, f, g)).toEqual(['ef', 'g']);
	});

	it('keep a last sentence that is too short for a turn', () => {
		expect(told(stretch('a', 40, BOND.paragraph), stretch('b', 40, BOND.tied), stretch('c', 9))).toEqual(['abc']);
	});

	it('begin with the heading of what is longer than a turn', () => {
		expect(told(stretch('h', 5, BOND.paragraph), stretch('a', 75, BOND.tied), stretch('b', 30))).toEqual(['ha', 'b']);
	});

	it('part who asks from who answers, and two who speak, and join what one of them says', () => {
		expect(told(stretch('a', 5, BOND.paragraph, { asks: true }), stretch('b', 5, BOND.tied))).toEqual(['a', 'b']);
		const [a, b] = [stretch('a', 5, BOND.paragraph, { voice: 'A' }), stretch('b', 5, BOND.paragraph, { voice: 'B' })];
		expect(told(a, b, stretch('c', 5, BOND.paragraph, { voice: 'B' }))).toEqual(['a', 'bc']);
	});

	it('are shared by both hosts where neither half leans on the other', () => {
		const halves = (...stretches: Stretch[]) => halved(stretches).map((turn) => turn.length);
		const [a, b, c] = [stretch('a', 24, BOND.paragraph), stretch('b', 20), stretch('c', 14)];
		expect(halves(a, b, c)).toEqual([1, 2]);
		expect(halves(a, { ...b, bond: BOND.leaning }, c)).toEqual([3]);
		expect(halves(a, { ...b, voice: 'A' })).toEqual([2]);
	});
});
