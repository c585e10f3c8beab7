import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { runtimeSettings } from '../scripts/lib/runtime-settings.js';
import { undoing } from './clean-up.ts';

const MAIN = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
/** All that the server gets of the environment: no key or setting of whoever measures. */
export const SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin';
const READY = /^Nexus ready on (\S+)$/;

/** The product in a process of its own, as `npm start` runs it. */
export interface Server {
	pid: number;
	url: string;
	stop(): Promise<void>;
}

/** @throws Error when the server ends before it is ready */
async function startServer(dataDir: string, variables: Record<string, string>): Promise<Server> {
	const { flags, environment } = runtimeSettings();
	const child = spawn(process.execPath, [...process.execArgv, ...flags, MAIN], {
		env: {
			...{ PATH: SYSTEM_PATH, ...environment, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' },
			// A document of 10 MB is some 80 hours of audio: more than an account may keep by default.
			...{ ACCOUNT_MAX_BYTES: '0', ...variables },
		},
		// With the channel the server ends by itself should the bench be killed.
		stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
	});
	const ended = once(child, 'exit');
	const url = await readyLine(child, ended);
	return {
		pid: child.pid ?? 0,
		url,
		async stop() {
			child.kill('SIGTERM');
			await ended;
		},
	};
}

function readyLine({ stdout }: ChildProcess, ended: Promise<unknown[]>): Promise<string> {
	if (!stdout) throw new Error('The server has no standard output');
	return new Promise((resolve, reject) => {
		createInterface({ input: stdout }).on('line', (line) => {
			const [, url] = READY.exec(line) ?? [];
			if (url) resolve(url);
			else process.stderr.write(`${line}\n`);
		});
		ended.then(([code]) => reject(new Error(`The server ended with ${code}`)), reject);
	});
}

/** Gives `work` a folder that is removed afterwards. */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
	const folder = await mkdtemp(join(tmpdir(), 'nexus-bench-'));
	return undoing(
		() => rm(folder, { recursive: true, force: true }),
		() => work(folder),
	);
}

/** Gives `work` a server on a data folder, with configuration as in the environment. */
export async function serving<Result>(
	folder: string,
	work: (server: Server) => Promise<Result>,
	variables: Record<string, string> = {},
): Promise<Result> {
	const server = await startServer(folder, variables);
	return undoing(server.stop, () => work(server));
}

/** Gives `work` a server on a fresh data folder. */
export function withServer<Result>(work: (server: Server) => Promise<Result>): Promise<Result> {
	return withFolder((folder) => serving(folder, work));
}
