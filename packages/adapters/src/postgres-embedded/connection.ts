import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { databaseName } from './cluster.ts';

/** SQLSTATE `cannot_connect_now`: starting up, recovering or shutting down. */
const cannotConnectNow = '57P03';

/** `ready`: it answers. `busy`: it is starting, recovering or ending. `silent`: nothing listens there. */
export type ServerState = 'ready' | 'busy' | 'silent';

export function addressOf({ password }: Cluster, port: number, database = databaseName): string {
	return `postgres://${databaseName}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;
}

/** Asks the server on the port for its state. Other failures than the three states are thrown as they come. */
export async function askState(cluster: Cluster, port: number): Promise<ServerState> {
	try {
		await withClient(cluster, port, async (client) => client.query('select 1'));
		return 'ready';
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : undefined;
		if (code === cannotConnectNow) return 'busy';
		if (code === 'ECONNREFUSED' || code === 'ECONNRESET') return 'silent';
		throw error;
	}
}

/** Makes the application's database when this cluster has none yet. */
export async function ensureDatabase(cluster: Cluster, port: number): Promise<void> {
	await withClient(cluster, port, async (client) => {
		const found = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
		if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(databaseName)}`);
	});
}

async function withClient<T>(cluster: Cluster, port: number, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({
		connectionString: addressOf(cluster, port, 'postgres'),
		connectionTimeoutMillis: 10_000,
	});
	client.on('error', () => undefined);
	try {
		await client.connect();
		return await work(client);
	} finally {
		await client.end();
	}
}
