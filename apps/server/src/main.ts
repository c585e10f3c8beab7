import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { addressOf } from './runtime/address.ts';
import { loadConfig } from './runtime/config.ts';
import { startEmbeddedDatabase } from './runtime/embedded-database.ts';
import type { Nexus } from './runtime/installation.ts';
import { acquireInstanceLock } from './runtime/instance-lock.ts';
import { checkListenAddress, listenFailure } from './runtime/listen-address.ts';
import { createLogger } from './runtime/logger.ts';
import { registrationNotices } from './runtime/registration-notices.ts';
import { loadSecrets } from './runtime/secret.ts';
import { closeOnSignals } from './runtime/shutdown.ts';
import { startupFailure } from './runtime/startup-failure.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** What has been started, to be ended in reverse. */
const started: (() => unknown)[] = [];

const endDatabaseNow = new AbortController();
let stopDatabase: (() => Promise<void>) | undefined;
let closing = false;
let configuredDatabase: string | undefined;

/** Waits until the start has settled, so that nothing is ended under something that is still starting. */
async function close(): Promise<void> {
	closing = true;
	await starting.catch(() => undefined);
	await end();
}

/** The embedded database runs in a process group of its own and would outlive this process. */
async function endNow(): Promise<void> {
	endDatabaseNow.abort();
	await starting.catch(() => undefined);
	await stopDatabase?.();
}

async function end(): Promise<void> {
	for (const endNext of started.splice(0).reverse()) await endNext();
}

/** Milliseconds. What waits for a database that hangs would wait for ever: the database is ended next. */
const CLOSES_WITHIN = 12_000;

async function closeInTime(nexus: Nexus, logger: Logger): Promise<void> {
	const timer = new AbortController();
	const tooLate = pause(CLOSES_WITHIN, 'too late' as const, { signal: timer.signal }).catch(() => undefined);
	const outcome = await Promise.race([nexus.close(), tooLate]);
	timer.abort();
	if (outcome === 'too late') logger.warn('connections did not close in time and are cut');
}

async function start(): Promise<void> {
	const config = loadConfig();
	({ databaseUrl: configuredDatabase } = config);
	const logger = createLogger({ level: config.logLevel });
	closeOnSignals({ close, endNow, onError: (error) => logger.error({ err: error }, 'could not close in good order') });

	const lock = await acquireInstanceLock(config.dataDir);
	started.push(() => lock.release());
	await checkListenAddress(config);
	// Nearly all of the program: loaded while the database starts, and not before what can be told at once.
	const composing = import('./runtime/compose.ts');
	composing.catch(() => undefined);
	const { secret, previousSecrets } = await loadSecrets({
		dataDir: config.dataDir,
		configured: config.secret,
		previous: config.previousSecrets,
	});
	let databaseUrl = config.databaseUrl;
	if (databaseUrl === undefined) {
		const embedded = await startEmbeddedDatabase({
			dataDir: config.dataDir,
			logger,
			endNow: endDatabaseNow.signal,
		});
		stopDatabase = () => embedded.stop();
		started.push(stopDatabase);
		databaseUrl = embedded.url;
	}
	const { compose } = await composing;
	const nexus = await compose({
		config,
		logger,
		databaseUrl,
		secret,
		previousSecrets,
		webFolder: WEB_FOLDER,
		alone: config.databaseUrl === undefined,
	});
	started.push(() => closeInTime(nexus, logger));
	const { host, port } = config;
	await nexus.app
		.listen({ host, port, listenTextResolver: (address) => `listening on ${address}` })
		.catch((error: unknown) => {
			throw listenFailure(config, error);
		});
	const listening = nexus.app.server.address();
	const readyOn = typeof listening === 'object' && listening ? listening.port : port;
	const address = addressOf(config, readyOn);
	// To `scripts/start.js`, which starts the server again on this port.
	process.send?.({ readyOn });
	process.stdout.write(`Nexus ready on ${address}\n`);
	for (const line of await registrationNotices({ config, address, administration: nexus.administration })) {
		process.stdout.write(`${line}\n`);
	}
	nexus.warmUp().catch((error: unknown) => logger.warn({ err: error }, 'voices were not warmed up'));
}

const starting = start();
starting.catch(async (error: unknown) => {
	if (closing) return;
	await end().catch(() => undefined);
	const reason = startupFailure(error, configuredDatabase);
	const { stack = String(error) } = error as Error;
	process.stderr.write(`${reason ?? `${stack}\nO Nexus não pôde iniciar por um erro inesperado, descrito acima.`}\n`);
	process.exit(1);
});
