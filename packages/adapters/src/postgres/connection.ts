import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';

/** How long a connection may take to be made, or to become free in the pool. */
export const CONNECT_MILLISECONDS = 10_000;

/** What queries are written on: the pool outside a transaction, one client inside. */
export type Connection = NodePgDatabase & { $client: Pool | PoolClient };

export const connectionOf = (client: Pool | PoolClient): Connection => drizzle(client);

/** Waits until a note of a use is written. Outside a transaction, a note that cannot be written fails nobody's call. */
export type WriteNote = (writing: Promise<unknown>) => Promise<void>;

interface Refusal {
	code?: string;
	constraint?: string;
}

/** What PostgreSQL said, below what the layers above made of it. */
function refusalOf(error: unknown, code: string): Refusal | null {
	let cause: unknown = error;
	while (cause instanceof Error) {
		if ((cause as Refusal).code === code) return cause as Refusal;
		cause = cause.cause;
	}
	return null;
}

/** PostgreSQL's `unique_violation`, with the index that refused. */
export function violatedIndex(error: unknown): string | null {
	const refusal = refusalOf(error, '23505');
	return refusal && (refusal.constraint ?? '');
}

/** PostgreSQL's `deadlock_detected`: the transaction did nothing and may be tried again. */
export const isDeadlock = (error: unknown): boolean => refusalOf(error, '40P01') !== null;
