import { fileURLToPath } from 'node:url';
import { addressOf } from './runtime/address.ts';
import { compose } from './runtime/compose.ts';
import { loadConfig } from './runtime/config.ts';
import { doorNotices } from './runtime/door-notices.ts';
import { startEmbeddedDatabase } from './runtime/embedded-database.ts';
import { acquireInstanceLock } from './runtime/instance-lock.ts';
import { createLogger } from './runtime/logger.ts';
import { loadSecrets } from './runtime/secret.ts';
import { closeOnSignals } from './runtime/shutdown.ts';
import { StartupError } from './runtime/startup-error.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** What has been started, to be ended in reverse. */
const started: (() => unknown)[] = [];

/** Waits until the start has settled, so that nothing is ended under something that is still starting. */
async function close(): Promise<void> {
	await starting.catch(() => undefined);
	await end();
}

async function end(): Promise<void> {
	for (const endNext of started.splice(0).reverse()) await endNext();
}

async function start(): Promise<void> {
	const config = loadConfig();
	const logger = createLogger({ level: config.logLevel });
	closeOnSignals({ close, onError: (error) => logger.error({ err: error }, 'could not close in good order') });

	const lock = await acquireInstanceLock(config.dataDir);
	started.push(() => lock.release());
	const { secret, previousSecrets } = await loadSecrets({
		dataDir: config.dataDir,
		configured: config.secret,
		previous: config.previousSecrets,
	});
	let databaseUrl = config.databaseUrl;
	if (databaseUrl === undefined) {
		const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, logger });
		started.push(() => embedded.stop());
		databaseUrl = embedded.url;
	}
	const nexus = await compose({
		config,
		logger,
		databaseUrl,
		secret,
		previousSecrets,
		webFolder: WEB_FOLDER,
		alone: config.databaseUrl === undefined,
	});
	started.push(() => nexus.close());
	await nexus.app.listen({
		host: config.host,
		port: config.port,
		listenTextResolver: (address) => `listening on ${address}`,
	});
	const listening = nexus.app.server.address();
	const port = typeof listening === 'object' && listening ? listening.port : config.port;
	const address = addressOf(config, port);
	process.stdout.write(`Nexus ready on ${address}\n`);
	for (const line of await doorNotices({ config, address, administration: nexus.administration })) {
		process.stdout.write(`${line}\n`);
	}
	nexus.warmUp().catch((error: unknown) => logger.warn({ err: error }, 'voices were not warmed up'));
}

const starting = start();
starting.catch(async (error: unknown) => {
	await end().catch(() => undefined);
	process.stderr.write(`${error instanceof StartupError ? error.message : (error as Error).stack}\n`);
	process.exit(1);
});
