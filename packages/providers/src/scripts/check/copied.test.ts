import { describe, expect, it } from 'vitest';
import { copiedIn } from './copied.ts';

const PASSAGE = ['The compressor did not fail. The freezer was unplugged on Saturday evening.'];

describe('copiedIn', () => {
	it('finds the runs of four words or more, and the longest', () => {
		const { share, longest } = copiedIn(['So the freezer was unplugged on Saturday, I hear.', 'It did not.'], PASSAGE);
		expect(longest).toBe('the freezer was unplugged on Saturday');
		expect(share).toBeCloseTo(6 / 12, 9);
	});

	it('counts each word once, and no run that is broken', () => {
		expect(copiedIn(['The compressor never did not fail.'], PASSAGE)).toEqual({ share: 0, longest: '' });
		expect(copiedIn(['The compressor did not fail.'], PASSAGE).share).toBe(1);
		expect(copiedIn([], PASSAGE)).toEqual({ share: 0, longest: '' });
	});
});
