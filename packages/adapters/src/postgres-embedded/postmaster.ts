import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { askState } from './connection.ts';
import { EmbeddedDatabaseError, failureOf } from './errors.ts';
import { killWithChildren } from './kill-with-children.ts';
import { settingsFor } from './settings.ts';
import { launch, type SystemAccount } from './system-account.ts';
import type { DatabaseLog } from './types.ts';

/** A PostgreSQL server that answers. */
export interface Postmaster {
	port: number;
	/** Settled when its process has ended, by whatever cause. */
	ended: Promise<void>;
	/** Fast shutdown, waited for; harder means only when it does not end in time. */
	stop(): Promise<void>;
}

const pollMs = 20;
const slowStartMs = 5_000;
/** What is not written out by then is recovered from the log of writes (WAL) at the next start. */
const fastStopMs = 8_000;
const immediateStopMs = 1_000;
/** A server that does not heed even the immediate shutdown is killed; the next start recovers all the same. */
const endNowMs = 1_000;

/**
 * Starts the server in a process group of its own, so that a Ctrl-C in the terminal does not reach it before this
 * program has ended its work, and waits until it answers, however long it recovers.
 * @throws EmbeddedDatabaseError with the server's last words when it ends instead, or when another program has the port
 */
export async function startPostmaster(
	cluster: Cluster,
	binaries: Binaries,
	account: SystemAccount,
	logger: DatabaseLog,
	{ port, connections, endNow }: { port: number; connections?: number; endNow?: AbortSignal | undefined },
): Promise<Postmaster> {
	const { command, args, options } = launch(account, binaries.postgres, [
		...['-D', cluster.folder, '-p', String(port)],
		...Object.entries(settingsFor(connections)).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
	]);
	const child = spawn(command, args, {
		...options,
		cwd: '/',
		env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
		detached: true,
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	const lastWords = followLog(child, logger);
	let alive = true;
	const ended = new Promise<void>((resolve) => {
		child.on('error', (error) => lastWords.push(error.message));
		child.on('close', () => {
			alive = false;
			resolve();
		});
	});
	const end = async () => {
		child.kill('SIGQUIT');
		await within(ended, endNowMs);
		if (alive) await killWithChildren(child);
	};
	const onEndNow = () => void end();
	if (endNow?.aborted) onEndNow();
	endNow?.addEventListener('abort', onEndNow);
	void ended.then(() => endNow?.removeEventListener('abort', onEndNow));
	const stop = async () => {
		const patience: [NodeJS.Signals, number][] = [
			['SIGINT', fastStopMs],
			['SIGQUIT', immediateStopMs],
		];
		for (const [signal, milliseconds] of patience) {
			if (!alive) return;
			child.kill(signal);
			await within(ended, milliseconds);
		}
		if (alive) await killWithChildren(child);
		await ended;
	};
	let told = performance.now() + slowStartMs;
	while (alive) {
		const state = await askState(cluster, port).catch(async (cause) => {
			await stop();
			throw new EmbeddedDatabaseError(`O PostgreSQL embutido não responde na porta ${port}: ${cause.message}`, {
				cause,
			});
		});
		if (state === 'ready' && alive) return { port, ended, stop };
		if (performance.now() > told) {
			logger.info({}, 'the database is still recovering');
			told += slowStartMs;
		}
		await pause(pollMs);
	}
	throw failureOf('O PostgreSQL embutido não iniciou', lastWords.join(' · '));
}

/** A TCP port on 127.0.0.1 that is free at this moment. */
export async function findFreePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	await once(server, 'close');
	if (!address || typeof address === 'string') throw new Error('A TCP server without a port');
	return address.port;
}

async function within(promise: Promise<void>, milliseconds: number): Promise<void> {
	const timer = new AbortController();
	const timeout = pause(milliseconds, undefined, { signal: timer.signal }).catch(() => undefined);
	await Promise.race([promise, timeout]);
	timer.abort();
}

/**
 * Passes PostgreSQL's log on, and keeps the last lines that tell of a failure. What a session failed at is the client's
 * to report; here it is a detail.
 */
function followLog(child: ChildProcess, logger: DatabaseLog): string[] {
	const lastWords: string[] = [];
	if (!child.stderr) return lastWords;
	createInterface({ input: child.stderr }).on('line', (line) => {
		if (/^(WARNING|PANIC):/.test(line)) logger.warn({ source: 'postgres' }, line);
		else logger.debug({ source: 'postgres' }, line);
		if (/^(FATAL|PANIC|HINT):/.test(line)) lastWords.push(line.replace(/\s+/g, ' '));
		if (lastWords.length > 3) lastWords.shift();
	});
	return lastWords;
}
