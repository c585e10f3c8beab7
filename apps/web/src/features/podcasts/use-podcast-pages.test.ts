import { expect, test } from 'vitest';
import { pagesOf } from './use-podcast-pages.ts';

test.each([
	[0, 0, [0]],
	[0, 49, [0]],
	[49, 50, [0, 1]],
	[120, 260, [2, 3, 4, 5]],
	[-3, -1, [0]],
])('the places from %i to %i are on the pages %j', (first, last, pages) => {
	expect(pagesOf(first, last)).toEqual(pages);
});
