import { describe, expect, it } from 'vitest';
import { hasWrongMinutes, NO_WISHES, sentWishes } from './script-wishes.ts';

const typed = (minutes: string) => ({ ...NO_WISHES, length: 'own' as const, minutes });

describe('what is asked of the script', () => {
	it('is nothing until something is chosen', () => {
		expect(Object.values(sentWishes(NO_WISHES)).filter((value) => value !== undefined)).toEqual([]);
	});

	it('is sent as it was chosen', () => {
		expect(sentWishes({ ...NO_WISHES, length: '10', format: 'debate', audience: 'expert', effort: 'quick' })).toEqual({
			target_minutes: 10,
			format: 'debate',
			audience: 'expert',
			effort: 'quick',
		});
		expect(sentWishes(typed(' 45 ')).target_minutes).toBe(45);
	});

	it.each(['', ' ', '1', '121', '2.5', 'dez'])('holds back %j minutes', (minutes) => {
		expect(hasWrongMinutes(typed(minutes))).toBe(true);
		expect(sentWishes(typed(minutes)).target_minutes).toBeUndefined();
		expect(hasWrongMinutes({ ...typed(minutes), length: 'auto' })).toBe(false);
	});
});
