import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProviderTimings } from '@nexus/providers/registry';
import type { Timeouts } from '@nexus/server/http/plugins/connections';
import { compose } from '@nexus/server/runtime/compose';
import { loadConfig } from '@nexus/server/runtime/config';
import type { Installation } from '@nexus/server/runtime/installation';
import { createLogger } from '@nexus/server/runtime/logger';
import { sharedThreads } from '../threads/index.ts';
import { startDatabase } from './database-server.ts';
import type { Stack } from './types.ts';

export { type AnotherServer, query, startAnother } from './another-server.ts';
export { ApiClient, newUser } from './api-client.ts';
export { goDown } from './outage.ts';
export { type ServerEvent, serverEvents } from './server-events.ts';
export { type ServerProcess, startServer } from './server-process.ts';
export { type SettingsView, withSettings } from './settings-of.ts';
export type { Stack } from './types.ts';

/** The secret that a stack works with. */
export const SECRET = 'a secret of the test stack; 32 characters or more';
/** In São Paulo, whose clock is three hours behind: half a day from now, so that the daily cleanup meets no test. */
const cleanupSchedule = (): string => `0 ${(new Date().getUTCHours() - 3 + 12) % 24} * * *`;
/** What else listens on the machine is none of a test's business: nothing answers here. */
const NO_LOCAL_SERVERS = { ollama: 'http://127.0.0.1:9', 'lm-studio': 'http://127.0.0.1:9' };
const WEB_FOLDER = fileURLToPath(new URL('../../../../apps/web/dist', import.meta.url));

/**
 * The whole product on a database and a folder of its own: a real PostgreSQL, real workers, real HTTP on a free port.
 * @param variables configuration as in the environment.
 * @param timeouts for slow senders, in milliseconds.
 * @param providers for engines elsewhere.
 * @param workers how outages are waited out, by which clock, and where local models are looked for.
 */
export async function startStack(
	variables: Record<string, string> = {},
	timeouts?: Timeouts,
	providers?: ProviderTimings,
	workers: Pick<Installation, 'outages' | 'now' | 'localServers'> = {},
): Promise<Stack> {
	const dataDir = await mkdtemp(join(tmpdir(), 'nexus-stack-'));
	const config = loadConfig({
		...{ LOG_LEVEL: 'fatal', PORT: '0' },
		// Tests register many accounts from one address; those of the limits set them.
		...{ REGISTRATIONS_PER_HOUR_PER_ADDRESS: '100000', REGISTRATIONS_PER_HOUR: '100000' },
		// Providers are emulated, or not there at all: nothing leaves this machine.
		GEMINI_BASE_URL: 'http://127.0.0.1:9',
		...(variables.ROLE !== 'api' && { CLEANUP_SCHEDULE: cleanupSchedule() }),
		...variables,
		DATA_DIR: dataDir,
	});
	const logger = createLogger({ level: config.logLevel, pretty: false });
	const database = await startDatabase(dataDir, `stack_${randomUUID().replaceAll('-', '')}`);
	const nexus = await compose({
		config,
		logger,
		databaseUrl: database.url,
		secret: SECRET,
		webFolder: WEB_FOLDER,
		alone: true,
		timeouts,
		providers,
		localServers: NO_LOCAL_SERVERS,
		...workers,
		pool: sharedThreads(),
	});
	await nexus.app.listen({ host: '127.0.0.1', port: 0 });
	const { port } = nexus.app.server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		databaseUrl: database.url,
		dataDir,
		config,
		nexus,
		async close() {
			await nexus.close();
			await database.remove();
			// Work that is not waited for at the end may still be writing.
			await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
		},
	};
}
