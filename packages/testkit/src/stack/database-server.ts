import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createJobQueue } from '@nexus/adapters/job-queue';
import { migrateDatabase } from '@nexus/adapters/postgres';
import { startEmbeddedDatabase } from '@nexus/adapters/postgres-embedded';
import { Client } from 'pg';

const ADDRESS = 'NEXUS_TEST_POSTGRES';
/** The same server as its superuser, who alone makes databases. */
const SUPERUSER = 'NEXUS_TEST_POSTGRES_SUPERUSER';
const TEMPLATE = 'migrated';
/** For several stacks at once, each with its pools. */
const CONNECTIONS = 300;
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

export interface StackDatabase {
	url: string;
	remove(): Promise<void>;
}

/** One PostgreSQL for a whole test run, with a migrated database to make others from. Vitest's global setup. */
export default async function startServer(): Promise<() => Promise<void>> {
	const dataDir = await mkdtemp(join(tmpdir(), 'nexus-tests-postgres-'));
	const postgres = await startEmbeddedDatabase({ dataDir, logger: silent, connections: CONNECTIONS });
	const superuser = await superuserAddress(postgres.url, dataDir);
	await withClient(superuser, (client) => client.query(`create database ${TEMPLATE} owner ${roleOf(postgres.url)}`));
	const template = databaseAt(postgres.url, TEMPLATE);
	await migrateDatabase(template);
	const queue = createJobQueue({ url: template, poolSize: 2, onError: () => undefined });
	await queue.start();
	await queue.stop(0);
	process.env[ADDRESS] = postgres.url;
	process.env[SUPERUSER] = superuser;
	return async () => {
		await postgres.stop();
		await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	};
}

/**
 * A database of the stack's own: on the test run's server where there is one, else on a new server in `dataDir`. On the
 * shared server a commit does not wait for the disk: no test stops that server.
 */
export async function startDatabase(dataDir: string, name: string): Promise<StackDatabase> {
	const { [ADDRESS]: address, [SUPERUSER]: superuser } = process.env;
	if (address === undefined || superuser === undefined) {
		const postgres = await startEmbeddedDatabase({ dataDir, logger: silent });
		return { url: postgres.url, remove: () => postgres.stop() };
	}
	await withClient(superuser, async (client) => {
		// Two files that begin at once wait for each other: a template is copied by one session at a time.
		await client.query('select pg_advisory_lock(1)');
		await client.query(`create database ${name} template ${TEMPLATE} owner ${roleOf(address)}`);
		await client.query(`alter database ${name} set synchronous_commit to off`);
	});
	return {
		url: databaseAt(address, name),
		remove: () =>
			withClient(superuser, async (client) => {
				await client.query(`drop database if exists ${name} with (force)`);
			}),
	};
}

const roleOf = (url: string): string => new URL(url).username;

async function superuserAddress(url: string, dataDir: string): Promise<string> {
	const address = new URL(databaseAt(url, 'postgres'));
	address.username = 'nexus';
	address.password = (await readFile(join(dataDir, 'postgres', 'password'), 'utf8')).trim();
	return address.href;
}

function databaseAt(url: string, name: string): string {
	const address = new URL(url);
	address.pathname = `/${name}`;
	return address.href;
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
	const client = new Client({ connectionString: url });
	await client.connect();
	try {
		await work(client);
	} finally {
		await client.end();
	}
}
