import { Column, is, SQL } from 'drizzle-orm';
import pg from 'pg';

/** What a statement selects, by name; columns and computed values, and objects of those. */
export interface Selected {
	[name: string]: unknown;
}

/** Makes a row's object out of its values, which come in the order of what was selected. */
export type RowReader = (values: unknown[]) => unknown;

/** One value of a row; without `decode` it is as the driver reads it. */
interface Cell {
	group: string | null;
	name: string;
	decode: ((value: unknown) => unknown) | null;
}

/**
 * Drizzle finds out how to read a value for every value of every row; this finds it out once for a statement. A column
 * reads its values as drizzle has it do; what is computed stays as the driver reads it: sums and counts want a cast.
 */
export function rowReader(selected: Selected): RowReader {
	const cells = Object.entries(selected).flatMap(([name, field]) =>
		isValue(field)
			? [cellOf(null, name, field)]
			: Object.entries(field as Selected).map(([inner, each]) => cellOf(name, inner, each)),
	);
	return (values) => {
		const row: Record<string, unknown> = {};
		for (let at = 0; at < cells.length; at++) {
			const { group, name, decode } = cells[at] as Cell;
			const value = values[at];
			if (group !== null) row[group] ??= {};
			const into = group === null ? row : (row[group] as typeof row);
			into[name] = decode === null || value === null ? value : decode(value);
		}
		return row;
	};
}

const isValue = (field: unknown): boolean => is(field, Column) || is(field, SQL);

function cellOf(group: string | null, name: string, field: unknown): Cell {
	const decodes = is(field, Column) && field.mapFromDriverValue !== Column.prototype.mapFromDriverValue;
	return { group, name, decode: decodes ? (value) => field.mapFromDriverValue(value) : null };
}

const { DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL } = pg.types.builtins;
const TIMES = new Set<number>([DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL]);
const asText = (value: string): string => value;

/** The driver's readings of values, but for times, which columns read themselves. */
export const valueTypes: pg.CustomTypesConfig = {
	getTypeParser: (type: number, format?: 'text' | 'binary') =>
		TIMES.has(type) ? asText : pg.types.getTypeParser(type, format as 'text'),
};
