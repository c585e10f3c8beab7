import { expect, it } from 'vitest';
import { joinPassages } from './passages.ts';

it('passages that touch are one within a document, and never across two', () => {
	expect(
		joinPassages([
			{ documentId: 'one', start: 10, end: 20 },
			{ documentId: 'other', start: 15, end: 18 },
			{ documentId: 'one', start: 0, end: 12 },
			{ documentId: 'one', start: 30, end: 40 },
		]),
	).toEqual([
		{ documentId: 'one', start: 0, end: 20 },
		{ documentId: 'one', start: 30, end: 40 },
		{ documentId: 'other', start: 15, end: 18 },
	]);
});
