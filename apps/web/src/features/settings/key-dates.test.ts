import { expect, test } from 'vitest';
import { endOf, keyDate } from './key-dates.ts';

test.each([
	[null, 'Nunca'],
	[undefined, 'Nunca'],
	['', 'Nunca'],
	['ontem', 'Data inválida'],
])('the date %s of a key is shown as "%s"', (iso, words) => {
	expect(keyDate(iso)).toBe(words);
});

test('a date is shown with day, month, year, hour and minute', () => {
	expect(keyDate('2026-11-21T12:00:00Z')).toMatch(/^2[012]\/11\/2026,? \d\d:\d\d$/);
});

test('a key of 30 days ends 30 days from now; one without a validity does not', () => {
	const now = Date.parse('2026-11-21T12:00:00Z');
	expect(endOf('30', now)).toBe('2026-12-21T12:00:00.000Z');
	expect(endOf('', now)).toBeUndefined();
});
