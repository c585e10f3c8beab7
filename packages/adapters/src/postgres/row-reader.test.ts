import { sql } from 'drizzle-orm';
import { boolean, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { rowReader, valueTypes } from './row-reader.ts';

const things = pgTable('things', {
	id: text().notNull(),
	made: timestamp({ withTimezone: true }),
	price: numeric({ mode: 'number' }),
	notes: jsonb().$type<{ kind: string }>(),
	good: boolean(),
});

it('reads values in the order of what was selected, as their columns have it', () => {
	const { id, made, price, notes } = things;
	const read = rowReader({ price, id, made, notes });
	expect(read(['12.50', 'a', '2026-11-22 10:10:10.5+00', { kind: 'x' }])).toEqual({
		price: 12.5,
		id: 'a',
		made: new Date('2026-11-22T10:10:10.500Z'),
		notes: { kind: 'x' },
	});
});

it('leaves null as it is', () => {
	const { made, price, notes } = things;
	expect(rowReader({ made, price, notes })([null, null, null])).toEqual({ made: null, price: null, notes: null });
});

it('puts what was selected together into an object of its own, and keeps what is computed', () => {
	const { id, made, good } = things;
	const read = rowReader({ thing: { id, made }, late: sql<boolean>`${made} < now()`, good });
	const first = read(['a', '2026-11-22 00:00:00+00', true, false]);
	expect(first).toEqual({ thing: { id: 'a', made: new Date('2026-11-22T00:00:00Z') }, late: true, good: false });
	expect(read(['b', null, false, true])).toEqual({ thing: { id: 'b', made: null }, late: false, good: true });
	expect(first).toHaveProperty('thing.id', 'a');
});

it('leaves times to the columns and other values to the driver', () => {
	const [TIMESTAMPTZ, INTEGER, JSONB] = [1184, 23, 3802];
	const read = (type: number, value: string) => valueTypes.getTypeParser(type)(value);
	expect(read(TIMESTAMPTZ, '2026-11-22 10:10:10.5+00')).toBe('2026-11-22 10:10:10.5+00');
	expect(read(INTEGER, '7')).toBe(7);
	expect(read(JSONB, '{"a":1}')).toEqual({ a: 1 });
});
