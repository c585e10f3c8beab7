import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createJobQueue } from '@nexus/adapters/job-queue';
import { migrateDatabase } from '@nexus/adapters/postgres';
import { startEmbeddedDatabase } from '@nexus/adapters/postgres-embedded';
import { Client } from 'pg';

const ADDRESS = 'NEXUS_TEST_POSTGRES';
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
	await withClient(postgres.url, (client) => client.query(`create database ${TEMPLATE}`));
	const template = databaseAt(postgres.url, TEMPLATE);
	await migrateDatabase(template);
	const queue = createJobQueue({ url: template, onError: () => undefined });
	await queue.start();
	await queue.stop(0);
	process.env[ADDRESS] = postgres.url;
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
	const address = process.env[ADDRESS];
	if (address === undefined) {
		const postgres = await startEmbeddedDatabase({ dataDir, logger: silent });
		return { url: postgres.url, remove: () => postgres.stop() };
	}
	await withClient(address, async (client) => {
		// Two files that begin at once wait for each other: a template is copied by one session at a time.
		await client.query('select pg_advisory_lock(1)');
		await client.query(`create database ${name} template ${TEMPLATE}`);
		await client.query(`alter database ${name} set synchronous_commit to off`);
	});
	return {
		url: databaseAt(address, name),
		remove: () =>
			withClient(address, async (client) => {
				await client.query(`drop database if exists ${name} with (force)`);
			}),
	};
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
