import { describe, expect, it } from 'vitest';
import { assignParts } from './assign-parts.ts';

describe('parts of an edited script', () => {
	it.each([
		['stay where they are', [1, 1, 2, 2, 3], [1, 1, 2, 2, 3]],
		['take in a line moved forward', [1, 2, 2, 1, 3, 3], [1, 2, 2, 2, 3, 3]],
		['take in a line moved back', [1, 3, 1, 2, 2, 3], [1, 1, 1, 2, 2, 3]],
		['take in new lines, the first part those at the start', [null, 1, null, 2, null], [1, 1, 1, 2, 2]],
		['may be missing', [2, 2], [2, 2]],
		['are the first when nothing is known', [null, null], [1, 1]],
	])('%s', (_, wishes, expected) => {
		expect(assignParts(wishes)).toEqual(expected);
	});
});
