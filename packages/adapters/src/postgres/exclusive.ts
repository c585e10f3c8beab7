import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { answerOf } from './database-errors.ts';

/** Milliseconds between two looks at a lock that another process holds. */
const POLL_MILLISECONDS = 250;
const LOCK_NAMESPACE = 7_301_001;

export interface Exclusive {
	/** @see Database.exclusively */
	run<Result>(name: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
	close(): Promise<void>;
}

/**
 * Advisory locks of PostgreSQL, all of a process on one connection of their own: a process that dies lets go of them at
 * once. Within the process, whoever wants the same name queues up here. When the connection breaks, what is under way
 * goes on without its lock.
 */
export function createExclusive(url: string, onError: (error: Error) => void): Exclusive {
	const queues = new Map<string, Promise<unknown>>();
	let current: Promise<Client> | null = null;
	let last: Promise<unknown> = Promise.resolve();

	async function connect(): Promise<Client> {
		const client = new Client({ connectionString: url, keepAlive: true });
		const forget = () => {
			current = null;
		};
		client.on('error', onError);
		client.once('end', forget);
		try {
			await client.connect();
		} catch (error) {
			forget();
			throw error;
		}
		return client;
	}

	/** One query after another: they share a connection. */
	function call(name: string, what: 'pg_try_advisory_lock' | 'pg_advisory_unlock'): Promise<boolean> {
		const asked = last.then(async () => {
			current ??= connect();
			const client = await answerOf(current);
			const text = `select ${what}(hashtextextended($1, ${LOCK_NAMESPACE})) as done`;
			const { rows } = await answerOf(client.query<{ done: boolean }>({ name: what, text, values: [name] }));
			return rows[0]?.done ?? false;
		});
		last = asked.catch(() => undefined);
		return asked;
	}

	async function locked<Result>(name: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
		signal.throwIfAborted();
		while (!(await call(name, 'pg_try_advisory_lock'))) await wait(POLL_MILLISECONDS, undefined, { signal });
		try {
			return await work();
		} finally {
			await call(name, 'pg_advisory_unlock').catch(onError);
		}
	}

	return {
		async run(name, signal, work) {
			const before = queues.get(name) ?? Promise.resolve();
			const mine = before.then(() => locked(name, signal, work));
			const settled = mine.catch(() => undefined);
			queues.set(name, settled);
			try {
				return await mine;
			} finally {
				if (queues.get(name) === settled) queues.delete(name);
			}
		},
		async close() {
			const client = await current?.catch(() => null);
			await client?.end();
		},
	};
}
