import type { LocalServerName } from '@nexus/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';

/** What administrators chose for everybody: one row, or none while nothing was chosen. */
export const installation = pgTable(
	'installation',
	{
		onlyRow: boolean('only_row').primaryKey().default(true),
		localServer: text('local_server').$type<LocalServerName>(),
		localModel: text('local_model'),
	},
	(table) => [check('installation_one_row', sql`${table.onlyRow}`)],
);
