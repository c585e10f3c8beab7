import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import * as schema from './schema/index.ts';

/** What queries are written on: the pool outside a transaction, one client inside. */
export type Connection = NodePgDatabase<typeof schema>;

export const connectionOf = (client: Pool | PoolClient): Connection => drizzle(client, { schema });

/** PostgreSQL's `unique_violation`, with the index that refused. */
export function violatedIndex(error: unknown): string | null {
	let cause: unknown = error;
	while (cause instanceof Error) {
		const { code, constraint } = cause as Error & { code?: string; constraint?: string };
		if (code === '23505') return constraint ?? '';
		cause = cause.cause;
	}
	return null;
}
