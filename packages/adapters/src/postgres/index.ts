import type { Database, QueuedMessage, QueueMessage, Transaction } from '@nexus/core/ports';
import { Pool, type PoolClient } from 'pg';
import { accountLimitRepository } from './account-limit-repository.ts';
import { accountRepository } from './account-repository.ts';
import { administrationRepository } from './administration-repository.ts';
import { apiKeyRepository } from './api-key-repository.ts';
import { cleanupRepository } from './cleanup-repository.ts';
import { CONNECT_MILLISECONDS, connectionOf, isDeadlock, type WriteNote } from './connection.ts';
import { answerOf, inDomainWords } from './database-errors.ts';
import { documentLibrary } from './document-library.ts';
import { documentRepository } from './document-repository.ts';
import { episodeRepository } from './episode-repository.ts';
import { createExclusive } from './exclusive.ts';
import { idempotencyRepository } from './idempotency-repository.ts';
import { importRepository } from './import-repository.ts';
import { installationRepository } from './installation-repository.ts';
import { CHANGED_CHANNEL, jobRepository, OVER_CHANNEL, parseOver } from './job-repository.ts';
import { listen } from './listen.ts';
import { oneTimeLinkRepository } from './one-time-link-repository.ts';
import { productionRepository } from './production-repository.ts';
import { pronunciationRepository } from './pronunciation-repository.ts';
import { rateCountRepository } from './rate-count-repository.ts';
import { searchRepository } from './search-repository.ts';
import { seriesRepository } from './series-repository.ts';
import { settingsRepository } from './settings-repository.ts';
import { usageRepository } from './usage-repository.ts';
import { HAS_WORKER, HOLD_WORKER_LOCK } from './worker-presence.ts';

export { connectionCounts } from './connection-counts.ts';
export { migrateDatabase, NewerSchemaError } from './migrate.ts';

/** Runs SQL on the connection of the transaction that is open. */
export interface SqlExecutor {
	executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface DatabaseOptions {
	url: string;
	/** Puts messages into the queues as part of the transaction behind `executor`. */
	enqueue: (executor: SqlExecutor, messages: QueueMessage[]) => Promise<void>;
	/** Hands out messages that wait in the queues, as part of the same transaction. */
	hasten: (executor: SqlExecutor, messages: QueuedMessage[]) => Promise<void>;
	/** Told of errors that no call fails at: of idle connections, and of notes that could not be written. */
	onError: (error: Error) => void;
	/** Connections of the pool at most; two that listen and one that holds locks come on top. */
	poolSize?: number;
}

function repositoriesOf(client: Pool | PoolClient, writeNote: WriteNote): Omit<Transaction, 'enqueue' | 'hasten'> {
	const db = connectionOf(client);
	return {
		accounts: inDomainWords(accountRepository(db, writeNote)),
		administration: inDomainWords(administrationRepository(db)),
		links: inDomainWords(oneTimeLinkRepository(db)),
		apiKeys: inDomainWords(apiKeyRepository(db, writeNote)),
		rateCounts: inDomainWords(rateCountRepository(db)),
		pronunciations: inDomainWords(pronunciationRepository(db)),
		cleanup: inDomainWords(cleanupRepository(db)),
		installation: inDomainWords(installationRepository(db)),
		documents: inDomainWords(documentRepository(db)),
		search: inDomainWords(searchRepository(db)),
		library: inDomainWords(documentLibrary(db)),
		imports: inDomainWords(importRepository(db)),
		episodes: inDomainWords(episodeRepository(db, writeNote)),
		series: inDomainWords(seriesRepository(db)),
		jobs: inDomainWords(jobRepository(db)),
		production: inDomainWords(productionRepository(db)),
		settings: inDomainWords(settingsRepository(db)),
		idempotency: inDomainWords(idempotencyRepository(db)),
		usage: inDomainWords(usageRepository(db)),
		limits: inDomainWords(accountLimitRepository(db)),
	};
}

/** A connection is kept this long without use: who needs a new one while episodes are made waits for it for 50 ms. */
const IDLE_MILLISECONDS = 60_000;

/** How often a transaction is tried that PostgreSQL ended because it and another waited for each other. */
const ATTEMPTS = 4;

export function createDatabase({ url, enqueue, hasten, onError, poolSize = 12 }: DatabaseOptions): Database {
	const pool = new Pool({
		connectionString: url,
		connectionTimeoutMillis: CONNECT_MILLISECONDS,
		max: poolSize,
		idleTimeoutMillis: IDLE_MILLISECONDS,
	});
	pool.on('error', onError);
	// The pool listens to idle clients alone. Without this, a client that loses its connection between two statements of
	// a transaction would end the process. The transaction's next statement fails and tells of the loss.
	pool.on('connect', (client) => client.on('error', () => undefined));
	const exclusive = createExclusive(url, onError);

	const transact: Database['transaction'] = async (work) => {
		const client = await answerOf(pool.connect());
		try {
			await answerOf(client.query('begin'));
			const executor: SqlExecutor = { executeSql: (text, values) => answerOf(client.query(text, values)) };
			const result = await work({
				...repositoriesOf(client, async (writing) => void (await writing)),
				enqueue: (messages) => enqueue(executor, messages),
				hasten: (messages) => hasten(executor, messages),
			});
			await answerOf(client.query('commit'));
			client.release();
			return result;
		} catch (error) {
			await client.query('rollback').then(
				() => client.release(),
				(broken: Error) => client.release(broken),
			);
			throw error;
		}
	};

	return {
		...repositoriesOf(pool, async (writing) => void (await writing.catch(onError))),
		async transaction(work) {
			for (let attempt = 1; ; attempt++) {
				try {
					return await transact(work);
				} catch (error) {
					if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
				}
			}
		},
		onJobOver: (listener) =>
			listen(url, OVER_CHANNEL, (payload) => listener(parseOver(payload)), { onError, begin: HOLD_WORKER_LOCK }),
		async hasWorker() {
			const { rows } = await answerOf(pool.query<{ present: boolean }>(HAS_WORKER));
			return rows[0]?.present ?? false;
		},
		onJobChanged: (changed, missed) => listen(url, CHANGED_CHANNEL, changed, { onError, onReconnected: missed }),
		async ping() {
			await answerOf(pool.query('select 1'));
		},
		exclusively: (name, signal, work) => exclusive.run(name, signal, work),
		async close() {
			await exclusive.close();
			await pool.end();
		},
	};
}
