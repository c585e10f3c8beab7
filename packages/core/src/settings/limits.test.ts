import { describe, expect, it } from 'vitest';
import { geminiStatusOf } from './gemini-status.ts';
import { limitsOf, monthOf } from './limits.ts';

describe('the month of the limit', () => {
	it.each([
		['2026-11-21T12:00:00Z', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
		['2026-12-31T23:59:59.999Z', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
		['2028-02-29T22:00:00-03:00', '2028-03-01T00:00:00.000Z', '2028-04-01T00:00:00.000Z'],
		['2026-11-01T00:00:00Z', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
	])('of %s is a calendar month in UTC', (at, start, end) => {
		const month = monthOf(new Date(at));
		expect([month.start.toISOString(), month.end.toISOString()]).toEqual([start, end]);
	});
});

it('who has set no limit has the default', () => {
	expect(limitsOf(null)).toEqual({ maxFileSizeMb: 10, maxMonthlyGenerations: 50 });
});

describe('a key of the user’s own', () => {
	const status = (scriptEngine: string, speechEngine: string, systemKey?: string) =>
		geminiStatusOf({ scriptEngine, speechEngine, systemKey });

	it.each([
		['auto', 'auto', undefined, false],
		['embedded', 'embedded', undefined, false],
		['openai', 'embedded', undefined, false],
		['gemini', 'gemini', undefined, true],
		['embedded', 'gemini', undefined, true],
		['gemini', 'embedded', undefined, true],
		['gemini', 'gemini', 'key', false],
	])('with script by %s, speech by %s and the system’s key %s, it is required: %s', (script, speech, key, required) => {
		expect(status(script, speech, key)).toEqual({ customConfigRequired: required, hasSystemKey: key !== undefined });
	});
});
