import { describe, expect, test } from 'vitest';
import { clock, count, dateAndTime, fileSize, initials, minutes, percentFigure, relativeDate } from './format.ts';

describe('fileSize', () => {
	test.each([
		[0, '0 Bytes'],
		[1023, '1023 Bytes'],
		[1024, '1 KB'],
		[1536, '1,5 KB'],
		[1234567, '1,18 MB'],
		[10 * 1024 * 1024, '10 MB'],
	])('%i bytes read %s', (bytes, text) => {
		expect(fileSize(bytes)).toBe(text);
	});

	test('just under a megabyte is still in KB', () => {
		expect(fileSize(1024 * 1024 - 1)).toMatch(/KB$/);
	});
});

describe('relativeDate', () => {
	const now = Date.parse('2026-03-12T15:00:00Z');
	const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

	test.each([
		[0, 'Agora mesmo'],
		[0.99, 'Agora mesmo'],
		[1, '1 h atrás'],
		[23.9, '23 h atrás'],
		[24, 'Ontem'],
		[47.9, 'Ontem'],
	])('%d hours before now reads %s', (hours, text) => {
		expect(relativeDate(ago(hours), now)).toBe(text);
	});

	test('from two days on it is a Brazilian date with its time', () => {
		expect(relativeDate(ago(48), now)).toMatch(/^1[01]\/03\/2026, \d{2}:\d{2}$/);
	});

	test('a clock slightly behind the server says now', () => {
		expect(relativeDate(ago(-0.01), now)).toBe('Agora mesmo');
	});
});

test('figures are those of Brazilian Portuguese, with and without groups', () => {
	const language = (value: number, maximumFractionDigits: number) =>
		new Intl.NumberFormat('pt-BR', { maximumFractionDigits }).format(value);
	for (const value of [0, 0.04, 0.05, 2.5, 33.3333, 99.95, 100, 999.4, 999.5, 999.96, 1000, 1234.56, 1_234_567]) {
		expect(count(value)).toBe(language(value, 0));
		expect(percentFigure(value)).toBe(language(value, 1));
	}
});

test.each(['2026-01-02T03:04:05Z', '2026-11-22T23:59:59Z'])('%s reads as Brazilians write dates', (iso) => {
	const format = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
	expect(dateAndTime(iso)).toBe(format.format(new Date(iso)));
});

test.each([
	[0, '0:00'],
	[65.9, '1:05'],
	[3600, '1:00:00'],
	[Number.NaN, '0:00'],
	[Number.POSITIVE_INFINITY, '0:00'],
])('clock(%d) reads %s', (seconds, text) => {
	expect(clock(seconds)).toBe(text);
});

test.each([
	[0.4, 'menos de 1 min'],
	[1, '1 min'],
	[12.6, '13 min'],
])('minutes(%d) reads %s', (value, text) => {
	expect(minutes(value)).toBe(text);
});

test.each([
	['Ana Souza Lima', 'AL'],
	['  érica ', 'É'],
	['', ''],
])('the initials of "%s" are %s', (name, letters) => {
	expect(initials(name)).toBe(letters);
});
