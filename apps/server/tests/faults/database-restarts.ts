import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RestartSignal, restartPostgres, startOutsidePostgres, startWriteLoad } from '@nexus/testkit/attacks';
import { ApiClient, newUser, type ServerProcess, startServer } from '@nexus/testkit/stack';

/** Milliseconds within which a server writes again after its database was restarted. */
const BACK_WITHIN = 60_000;

export interface RestartsResult {
	restarts: number;
	/** After how many of them the server's process was gone. */
	deaths: number;
	/** Answers to the writes, by status; 0 for none. */
	statuses: Record<number, number>;
	/** What a server that died wrote last. */
	lastWords: string[];
}

async function died({ process }: ServerProcess, signal: AbortSignal): Promise<void> {
	if (process.exitCode === null) await once(process, 'exit', { signal }).catch(() => undefined);
}

/**
 * Restarts a server's database under write load, and looks after each whether the server's process lives and writes. A
 * server that died is started again for the next restart.
 * @param database `outside`: the server is given its address; `embedded`: the server runs it
 */
export async function restartDatabase(
	database: 'outside' | 'embedded',
	signals: readonly RestartSignal[],
): Promise<RestartsResult> {
	const outside = database === 'outside' ? await startOutsidePostgres() : null;
	const dataDir = await mkdtemp(join(tmpdir(), 'nexus-restarts-'));
	const start = () => startServer(dataDir, { LOG_LEVEL: 'fatal', ...(outside && { DATABASE_URL: outside.url }) });
	const result: RestartsResult = { restarts: 0, deaths: 0, statuses: {}, lastWords: [] };
	let server = await start();
	try {
		const user = newUser();
		let client = await ApiClient.registered(server.url, user);
		const { id } = await client.upload('ponte.md', 'A ponte foi aberta em 1926 e liga a ilha ao continente.');
		for (const signal of signals) {
			const load = startWriteLoad(client, id);
			const over = new AbortController();
			try {
				await load.succeeds(BACK_WITHIN);
				await restartPostgres(outside?.dataDir ?? dataDir, signal);
				await Promise.race([load.succeeds(BACK_WITHIN), died(server, over.signal)]);
			} finally {
				over.abort();
				await load.end();
			}
			result.restarts++;
			for (const [status, count] of load.statuses) result.statuses[status] = (result.statuses[status] ?? 0) + count;
			if (server.process.exitCode !== null) {
				result.deaths++;
				result.lastWords.push(server.output().slice(-500));
				server = await start();
				client = new ApiClient(server.url);
				await client.login(user);
			}
		}
		return result;
	} finally {
		await server.end('SIGTERM');
		await outside?.close();
		await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	}
}
