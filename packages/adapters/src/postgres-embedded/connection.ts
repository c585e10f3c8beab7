import { createHmac } from 'node:crypto';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { databaseName, superuserName } from './cluster.ts';
import { giveDatabaseTo } from './give-database.ts';

/** The role that the application uses: it owns its database, and may do nothing else on the server. */
const applicationRole = 'nexus_app';

/** SQLSTATE `cannot_connect_now`: starting up, recovering or shutting down. */
const cannotConnectNow = '57P03';

/** `ready`: it answers. `busy`: it is starting, recovering or ending. `silent`: nothing listens there. */
export type ServerState = 'ready' | 'busy' | 'silent';

/** The application's own address of its database. */
export const addressOf = (cluster: Cluster, port: number): string =>
	address(`${applicationRole}:${applicationPassword(cluster)}`, port, databaseName);

const superuserAddressOf = ({ password }: Cluster, port: number, database = 'postgres'): string =>
	address(`${superuserName}:${password}`, port, database);

function address(credentials: string, port: number, database: string): string {
	return `postgres://${credentials}@127.0.0.1:${port}/${database}?sslmode=disable`;
}

/** Follows from the superuser's, so that it needs no file of its own and cannot be turned back into it. */
const applicationPassword = ({ password }: Cluster): string =>
	createHmac('sha256', password).update(applicationRole).digest('base64url');

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

/**
 * Makes the application's role and its database when this cluster has none yet, and gives the role what an earlier
 * version made as the superuser.
 */
export async function ensureDatabase(cluster: Cluster, port: number): Promise<void> {
	await withClient(cluster, port, async (client) => {
		const role = await client.query('select 1 from pg_roles where rolname = $1', [applicationRole]);
		if (role.rowCount === 0) await client.query(`create role ${applicationRole}`);
		const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
		const password = client.escapeLiteral(applicationPassword(cluster));
		await client.query(`alter role ${applicationRole} with ${rights} password ${password}`);
		const database = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
		if (database.rowCount === 0) await client.query(`create database ${databaseName} owner ${applicationRole}`);
	});
	await withClient(cluster, port, (client) => giveDatabaseTo(client, superuserName, applicationRole), databaseName);
}

async function withClient<T>(
	cluster: Cluster,
	port: number,
	work: (client: pg.Client) => Promise<T>,
	database?: string,
): Promise<T> {
	const client = new pg.Client({
		connectionString: superuserAddressOf(cluster, port, database),
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
