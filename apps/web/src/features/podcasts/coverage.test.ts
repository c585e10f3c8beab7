import { expect, it } from 'vitest';
import { coverageOf } from './coverage.ts';

it('fills in the stretches of the document that lines rest on, with who tells most of each', () => {
	const { cells, share, shares } = coverageOf(
		[
			{ speaker: 'A', spans: [[0, 600]] },
			{ speaker: 'B', spans: [[500, 600]] },
			{ speaker: 'B', spans: [[900, 1200]] },
			{ speaker: 'A', spans: [] },
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
