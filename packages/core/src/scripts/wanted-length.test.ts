import { describe, expect, it } from 'vitest';
import { wantedLength } from './wanted-length.ts';

describe('wantedLength', () => {
	it('is what the document is worth without a choice, and ever less of a longer one', () => {
		const words = [300, 1300, 10_000, 160_000].map((length) => wantedLength({}, { words: length }).words);
		expect(words).toEqual([534, 1162, 3427, 14_899]);
	});

	it('is what was asked for', () => {
		expect(wantedLength({ targetMinutes: 10 }, { words: 5000 })).toEqual({
			words: 1650,
			mostWords: 6650,
			capped: false,
		});
	});

	it('is the most that the document bears where more was asked for, and says so', () => {
		expect(wantedLength({ targetMinutes: 60 }, { words: 400 })).toEqual({ words: 670, mostWords: 670, capped: true });
	});

	it('is two to three minutes of a brief', () => {
		expect(wantedLength({ format: 'brief' }, { words: 20_000 }).words).toBe(375);
		expect(wantedLength({ format: 'brief', targetMinutes: 5 }, { words: 20_000 }).words).toBe(825);
	});
});
