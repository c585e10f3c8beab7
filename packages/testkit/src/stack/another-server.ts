import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { compose } from '@nexus/server/runtime/compose';
import { loadConfig } from '@nexus/server/runtime/config';
import type { Nexus } from '@nexus/server/runtime/installation';
import { createLogger } from '@nexus/server/runtime/logger';
import { Client } from 'pg';
import { sharedThreads } from '../threads/index.ts';
import type { Stack } from './types.ts';

export interface AnotherServer {
	/** Where it answers, without a slash at its end. */
	url: string;
	nexus: Nexus;
	/** What it has logged so far, every line. */
	log(): string;
	close(): Promise<void>;
}

/** Another server of the same installation: on the stack's database and folder, configured and logging for itself. */
export async function startAnother(
	stack: Pick<Stack, 'databaseUrl' | 'dataDir'>,
	variables: Record<string, string> & { NEXUS_SECRET: string },
): Promise<AnotherServer> {
	const lines: string[] = [];
	const destination = new Writable({
		write(chunk, _encoding, done) {
			lines.push(String(chunk));
			done();
		},
	});
	const config = loadConfig({ LOG_LEVEL: 'info', ROLE: 'api', ...variables, DATA_DIR: stack.dataDir });
	const nexus = await compose({
		config,
		logger: createLogger({ level: config.logLevel, pretty: false, destination }),
		databaseUrl: stack.databaseUrl,
		secret: variables.NEXUS_SECRET,
		previousSecrets: config.previousSecrets,
		webFolder: null,
		alone: false,
		pool: sharedThreads(),
	});
	await nexus.app.listen({ host: '127.0.0.1', port: 0 });
	const { port } = nexus.app.server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${port}`, nexus, log: () => lines.join(''), close: () => nexus.close() };
}

/** Rows of the stack's own database, past the product. */
export async function query<Row extends object>(
	{ databaseUrl }: Pick<Stack, 'databaseUrl'>,
	text: string,
	values: unknown[] = [],
): Promise<Row[]> {
	const client = new Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		return (await client.query<Row>(text, values)).rows;
	} finally {
		await client.end();
	}
}
