import { describe, expect, it } from 'vitest';
import {
	hasWrongMinutes,
	NO_WISHES,
	sentWishes,
	TOO_LONG_FOCUS,
	TOO_MANY_SECTIONS,
	wrongWish,
} from './script-wishes.ts';

const typed = (minutes: string) => ({ ...NO_WISHES, length: 'own' as const, minutes });

describe('what is asked of the script', () => {
	it('is nothing until something is chosen', () => {
		expect(Object.values(sentWishes(NO_WISHES, 'd')).filter((value) => value !== undefined)).toEqual([]);
	});

	it('is sent as it was chosen', () => {
		expect(
			sentWishes({ ...NO_WISHES, length: '10', format: 'debate', audience: 'expert', effort: 'quick' }, 'd'),
		).toEqual({
			target_minutes: 10,
			format: 'debate',
			audience: 'expert',
			effort: 'quick',
		});
		expect(sentWishes(typed(' 45 '), 'd').target_minutes).toBe(45);
	});

	it.each(['', ' ', '1', '121', '2.5', 'dez'])('holds back %j minutes', (minutes) => {
		expect(hasWrongMinutes(typed(minutes))).toBe(true);
		expect(sentWishes(typed(minutes), 'd').target_minutes).toBeUndefined();
		expect(hasWrongMinutes({ ...typed(minutes), length: 'auto' })).toBe(false);
	});

	it('dwells on words and on the ticked sections of its own document', () => {
		const focusSections = {
			documentId: 'd',
			ticked: [
				[4, 6],
				[5, 5],
				[9, 9],
			] as [number, number][],
		};
		const wishes = { ...NO_WISHES, focusText: ' a ponte ', focusSections };
		expect(sentWishes(wishes, 'd').focus).toEqual({ text: 'a ponte', sections: [4, 5, 6, 9] });
		expect(sentWishes(wishes, 'another').focus).toEqual({ text: 'a ponte' });
		expect(sentWishes({ ...NO_WISHES, focusSections }, 'another').focus).toBeUndefined();
	});

	it('holds back words that are too long and sections that are too many', () => {
		const tooLong = { ...NO_WISHES, focusText: 'x'.repeat(501) };
		const tooMany = { ...NO_WISHES, focusSections: { documentId: 'd', ticked: [[0, 1000]] as [number, number][] } };
		expect(wrongWish(tooLong)).toBe(TOO_LONG_FOCUS);
		expect(wrongWish(tooMany)).toBe(TOO_MANY_SECTIONS);
		expect(wrongWish(NO_WISHES)).toBeNull();
		expect(sentWishes(tooLong, 'd').focus).toBeUndefined();
		expect(sentWishes(tooMany, 'd').focus?.sections).toHaveLength(1000);
	});
});
