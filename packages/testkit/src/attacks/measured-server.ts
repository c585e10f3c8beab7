import { randomUUID } from 'node:crypto';
import { on } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDatabase } from '../stack/database-server.ts';
import { type ServerProcess, startServer } from '../stack/server-process.ts';

const METER = fileURLToPath(new URL('./loop-meter.fixture.ts', import.meta.url));

export interface Load {
	/** Milliseconds in which the event loop ran code. */
	busy: number;
	/** The longest time, in milliseconds, that the event loop answered nobody. */
	longest: number;
	/** MiB of the process at the end. */
	resident: number;
}

export interface MeasuredServer extends ServerProcess {
	databaseUrl: string;
	dataDir: string;
	/** What the server's event loop did while `work` went on. */
	during(work: () => Promise<unknown>): Promise<Load>;
	/** Ends it and removes its data. */
	close(): Promise<void>;
}

/** A server as `npm start` runs it, in a process and a folder of its own, whose event loop is measured. */
export async function startMeasured(variables: Record<string, string> = {}): Promise<MeasuredServer> {
	const dataDir = await mkdtemp(join(tmpdir(), 'nexus-attack-'));
	const removeData = () => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	const database = await startDatabase(dataDir, `attack_${randomUUID().replaceAll('-', '')}`);
	const settings = { DATABASE_URL: database.url, ...variables };
	const server = await startServer(dataDir, settings, ['--import', METER]).catch(async (error: unknown) => {
		await database.remove();
		await removeData();
		throw error;
	});
	async function read(): Promise<Load> {
		const messages = on(server.process, 'message', { close: ['exit'] }) as AsyncIterable<[{ load?: Load }]>;
		server.process.send('read');
		// The server sends messages of its own as well.
		for await (const [{ load }] of messages) if (load) return load;
		throw new Error(`the server has ended:\n${server.output()}`);
	}
	return {
		...server,
		databaseUrl: database.url,
		dataDir,
		async during(work) {
			await read();
			await work();
			return read();
		},
		async close() {
			await server.end('SIGTERM');
			await database.remove();
			await removeData();
		},
	};
}
