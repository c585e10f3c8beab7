import { describe, expect, it } from 'vitest';
import { pauseBefore } from './pauses.ts';

type Turn = Parameters<typeof pauseBefore>[0];

const turn = (speaker: 'A' | 'B', text: string, more: Partial<Turn> = {}): Turn => ({
	chapter: null,
	role: 'explain',
	speaker,
	text,
	...more,
});
const told = turn('A', 'O contrato vale por cinco anos.');
const asked = (text: string) => turn('A', text, { role: 'question' });
/** Sentences of many kinds, so that what is drawn from the text is seen at its ends. */
const texts = Array.from({ length: 200 }, (_, index) => `Frase de número ${index}.`);
const pauses = (more: Partial<Turn>, previous: Turn = told) =>
	texts.map((text) => pauseBefore(turn('B', text, more), previous));

describe('the pause before a line', () => {
	it('is not the same from turn to turn, and the same for the same line', () => {
		const drawn = pauses({});
		expect(new Set(drawn).size).toBeGreaterThan(150);
		expect(Math.min(...drawn)).toBeGreaterThan(0.25);
		expect(Math.max(...drawn)).toBeLessThan(0.4);
		expect(pauses({})).toEqual(drawn);
	});

	it('is less than none before a word of assent: 40 to 150 ms', () => {
		const drawn = texts.map((_, index) => pauseBefore(turn('B', `Isso ${index}.`, { role: 'reaction' }), told));
		expect(Math.max(...drawn)).toBeLessThanOrEqual(-0.04);
		expect(Math.min(...drawn)).toBeGreaterThanOrEqual(-0.15);
		expect(Math.max(...drawn) - Math.min(...drawn)).toBeGreaterThan(0.08);
	});

	it.each([
		[
			'a reaction of some length',
			turn('B', 'Nossa, isso é muito mais do que eu esperava.', { role: 'reaction' }),
			told,
		],
		['a reaction to a question', turn('B', 'Boa.', { role: 'reaction' }), asked('E quanto custa?')],
		['the same host', turn('A', 'Pois é.', { role: 'reaction' }), told],
		['what is no reaction', turn('B', 'Não.'), told],
		['a word that weighs', turn('B', 'Nove.', { role: 'reaction', delivery: 'grave' }), told],
	])('overlaps nothing for %s', (_, line, previous) => {
		expect(pauseBefore(line, previous)).toBeGreaterThan(0.1);
	});

	it('is short after an easy question, longer after a hard one', () => {
		const easy = pauses({}, asked('E quanto custa?'));
		const hard = pauses(
			{},
			asked('E por que alguém aceitaria um prazo assim, se a garantia vale só até o fim do ano?'),
		);
		expect(Math.max(...easy)).toBeLessThan(Math.min(...hard));
	});

	it.each(['devagar, deixando assentar', 'slower, letting it sink in', 'Sério'])(
		'breathes before a line said %s',
		(how) => {
			expect(Math.min(...pauses({ delivery: how }))).toBeGreaterThan(Math.max(...pauses({ delivery: 'curiosa' })));
		},
	);

	it('stays under a second and a half, also where a chapter begins', () => {
		const drawn = pauses({ chapter: 'Prazos' });
		expect(Math.min(...drawn)).toBeGreaterThan(0.6);
		expect(Math.max(...drawn)).toBeLessThan(1);
	});
});
