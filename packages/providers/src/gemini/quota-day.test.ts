import { describe, expect, it } from 'vitest';
import { nextMidnightPacific, whenInBrazil } from './quota-day.ts';

describe('nextMidnightPacific', () => {
	it.each([
		['2026-11-21T16:00:00.500Z', '2026-11-22T08:00:00.000Z'],
		['2026-11-22T07:59:59.999Z', '2026-11-22T08:00:00.000Z'],
		['2026-11-22T08:00:00.000Z', '2026-11-23T08:00:00.000Z'],
		['2026-07-01T12:00:00.000Z', '2026-07-02T07:00:00.000Z'],
		// The days on which the clocks are changed: 23 and 25 hours long.
		['2027-03-14T08:30:00.000Z', '2027-03-15T07:00:00.000Z'],
		['2026-11-01T07:30:00.000Z', '2026-11-02T08:00:00.000Z'],
	])('after %s it is %s', (now, midnight) => {
		expect(nextMidnightPacific(new Date(now)).toISOString()).toBe(midnight);
	});
});

it('tells Brazilians when that is', () => {
	expect(whenInBrazil(new Date('2026-11-22T08:00:00Z'))).toBe('22/11 às 05:00 (horário de Brasília)');
});
