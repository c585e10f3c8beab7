import { expect, it } from 'vitest';
import { coverageOf } from './coverage.ts';

it('fills in the stretches of the document that lines rest on, with who tells most of each', () => {
	const { cells, share, shares } = coverageOf(
		[
			{ speaker: 'A', passages: [{ document_id: 'd', start: 0, end: 600 }] },
			{ speaker: 'B', passages: [{ document_id: 'd', start: 500, end: 600 }] },
			{ speaker: 'B', passages: [{ document_id: 'd', start: 900, end: 1200 }] },
			{ speaker: 'A', passages: [] },
		],
		1200,
	);
	expect(cells.slice(0, 60)).toEqual(
		new Array(60)
			.fill('A')
			.fill('B', 50)
			.fill('B', 50, 60)
			.map((_, at) => (at < 50 ? 'A' : 'B')),
	);
	expect(cells.slice(60, 90)).toEqual(new Array(30).fill(null));
	expect(cells.slice(90)).toEqual(new Array(30).fill('B'));
	expect(share).toBe(0.75);
	expect(shares).toEqual({ A: 50 / 120, B: 40 / 120 });
});
