/** A query of drizzle's that can be prepared, with what its execution answers. */
interface Preparable<Answer> {
	prepare(name: string): { execute(values: Record<string, unknown>): Promise<Answer> };
}

/**
 * A statement for frequently used paths: its text is built once for a connection (or pool), at its first use, and
 * PostgreSQL parses it once for a connection.
 * @param name unique to this text, since PostgreSQL keeps it; `build` writes its values as `sql.placeholder`s
 * @returns executes the statement with the values
 */
export function prepared<Answer>(
	name: string,
	build: () => Preparable<Answer>,
): (values: Record<string, unknown>) => Promise<Answer> {
	let statement: ReturnType<Preparable<Answer>['prepare']> | undefined;
	return (values) => {
		statement ??= build().prepare(name);
		return statement.execute(values);
	};
}
