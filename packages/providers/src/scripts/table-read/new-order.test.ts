import { expect, it } from 'vitest';
import type { Draft } from '../check/draft.ts';
import { newOrder } from './new-order.ts';

const draft = (text: string): Draft => ({
	...{ beat: 1, speaker: 'A', text, passages: [1], kind: 'fact' },
	...{ delivery: '', tags: [], problem: null, wrongWords: '' },
});

it('a line is not said where its words stand in several lines that have nothing to do with it', () => {
	const cut = 'Ana Lima paid 900 dollars to the lawyer for the lost deed.';
	const texts = [
		cut,
		'One.',
		'Two.',
		'Three.',
		'Four.',
		'Five.',
		'Six.',
		'Seven.',
		'Eight.',
		'Nine.',
		'Ten.',
		'Eleven.',
	];
	const drafts = texts.map(draft);
	const scattered = new Map([
		[6, [{ text: 'Two years before, Ana Lima lost her job.' }]],
		[8, [{ text: 'By then the deed was gone.' }]],
		[10, [{ text: 'The loan was of 900 dollars, and the lawyer was paid by nobody.' }]],
	]);
	expect(newOrder(drafts, { order: [], cut: [1], changed: scattered })[0]).toBe(0);
	const whole = new Map([
		[10, [{ text: 'The lawyer got 900 dollars from Ana Lima, paid for the deed that was lost.' }]],
	]);
	expect(newOrder(drafts, { order: [], cut: [1], changed: whole })).not.toContain(0);
});

it('a question and its answer that are both left out stay where nobody tells what is answered', () => {
	const drafts = [
		draft('The club asks everybody to accept its code of conduct.'),
		{ ...draft('What is in the code?'), kind: 'question' as const },
		draft('Members have to stick to what the committee wrote down years ago.'),
		draft('The committee meets every month.'),
		draft('Everybody brings a compass.'),
		draft('Nobody runs alone.'),
		draft('The map is free.'),
		draft('Tea is served.'),
	];
	expect(newOrder(drafts, { order: [], cut: [2, 3], changed: new Map() })).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
	expect(newOrder(drafts, { order: [], cut: [2], changed: new Map() })).toEqual([0, 2, 3, 4, 5, 6, 7]);
});
