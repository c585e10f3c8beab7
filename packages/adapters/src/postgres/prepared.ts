/** A query of drizzle's that can be prepared, with what its execution answers. */
interface Preparable<Rows> {
	prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> };
}

/**
 * A statement for the paths that are walked often: its text is built once for a connection (or pool), at its first use,
 * and PostgreSQL parses it once for a connection.
 * @param name of this text alone, as PostgreSQL keeps it; `build` writes its values as `sql.placeholder`s
 * @returns executes the statement with the values
 */
export function prepared<Rows>(
	name: string,
	build: () => Preparable<Rows>,
): (values: Record<string, unknown>) => Promise<Rows> {
	let statement: ReturnType<Preparable<Rows>['prepare']> | undefined;
	return (values) => {
		statement ??= build().prepare(name);
		return statement.execute(values);
	};
}
