import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A row by an id that nobody has looked up yet, as one out of a request: only where it is this user's. */
export const ownedRow = (table: { id: PgColumn; userId: PgColumn }, userId: string, id: string): SQL =>
	sql`(${table.id} = ${id} and ${table.userId} = ${userId})`;
