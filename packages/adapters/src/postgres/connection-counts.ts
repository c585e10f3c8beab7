import { Client } from 'pg';
import { CONNECT_MILLISECONDS } from './connection.ts';

/** How many connections the database server accepts from ordinary roles, and how many of them are in use. */
export async function connectionCounts(url: string): Promise<{ most: number; taken: number }> {
	const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MILLISECONDS });
	client.on('error', () => undefined);
	await client.connect();
	try {
		// `reserved_connections` came with PostgreSQL 16.
		const { rows } = await client.query<{ most: number; taken: number }>(`
			select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
					- coalesce(current_setting('reserved_connections', true)::int, 0) as most,
				(select count(*)::int - 1 from pg_stat_activity where datid is not null) as taken`);
		return rows[0] ?? { most: 0, taken: 0 };
	} finally {
		await client.end();
	}
}
