import { fillPlaceholders } from 'drizzle-orm';
import type { QueryArrayConfig } from 'pg';
import type { Connection } from './connection.ts';
import { type RowReader, rowReader, type Selected, valueTypes } from './row-reader.ts';

/** A query of drizzle's that can be prepared, with what its execution answers. */
interface Preparable<Answer> {
	prepare(name: string): { execute(values: Record<string, unknown>): Promise<Answer> };
}

/** One that selects rows. */
interface Selection<Row> extends Preparable<Row[]> {
	readonly _: { readonly selectedFields: Selected };
	toSQL(): { sql: string; params: unknown[] };
}

type Execution<Answer> = (values: Record<string, unknown>) => Promise<Answer>;

/**
 * A statement for the paths that are walked often: its text is built once for a connection (or pool), at its first use,
 * and PostgreSQL parses it once for a connection.
 * @param name of this text alone, as PostgreSQL keeps it; `build` writes its values as `sql.placeholder`s
 * @returns executes the statement with the values
 */
export function prepared<Answer>(name: string, build: () => Preparable<Answer>): Execution<Answer> {
	let statement: ReturnType<Preparable<Answer>['prepare']> | undefined;
	return (values) => {
		statement ??= build().prepare(name);
		return statement.execute(values);
	};
}

/**
 * The same for a statement that selects: its rows are read by `rowReader` instead of drizzle, and outside transactions it
 * goes by a pipeline.
 */
export function preparedSelect<Row>(db: Connection, name: string, build: () => Selection<Row>): Execution<Row[]> {
	let statement: { query: QueryArrayConfig; params: unknown[]; read: RowReader } | undefined;
	return async (values) => {
		statement ??= statementOf(name, build());
		const { query, params, read } = statement;
		const { rows } = await db.$reads.query<unknown[]>(query, fillPlaceholders(params, values));
		return rows.map(read) as Row[];
	};
}

function statementOf(name: string, selection: Selection<unknown>) {
	const { sql: text, params } = selection.toSQL();
	const query = { name, text, rowMode: 'array' as const, types: valueTypes };
	return { query, params, read: rowReader(selection._.selectedFields) };
}
