import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type PoolClient } from 'pg';
import { CONNECT_MILLISECONDS, connectionOf } from './connection.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
const MIGRATION_LOCK = 7_301_000;

/** A newer version of the program has migrated the database: this one does not know what its tables mean. */
export class NewerSchemaError extends Error {
	override readonly name = 'NewerSchemaError';
}

/**
 * Brings the schema up to date; of several processes that start at once, one does it and the others wait.
 * @throws NewerSchemaError when the database has migrations that are newer than all of this program's: nothing is done
 */
export async function migrateDatabase(url: string): Promise<void> {
	const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MILLISECONDS });
	// The statement under way fails as well, and tells of it.
	client.on('error', () => undefined);
	await client.connect();
	try {
		await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
		await client.query('set client_min_messages to warning');
		await refuseNewerSchema(client);
		await migrate(connectionOf(client as unknown as PoolClient), { migrationsFolder: MIGRATIONS });
	} finally {
		await client.end();
	}
}

async function refuseNewerSchema(client: Client): Promise<void> {
	const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as found");
	if (tables[0]?.found === null) return;
	const { rows } = await client.query<{ made: string | null }>(
		'select max(created_at) as made from drizzle.__drizzle_migrations',
	);
	const newest = Math.max(
		...readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ folderMillis }) => folderMillis),
	);
	if (Number(rows[0]?.made ?? 0) > newest) {
		throw new NewerSchemaError('The database was migrated by a newer version of the program');
	}
}
