import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { runtimeSettings } from '../../../../scripts/lib/runtime-settings.js';

const SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin';
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/nexus/compiled', import.meta.url));
const MAIN = fileURLToPath(new URL('../../../../apps/server/src/main.ts', import.meta.url));

export interface ServerProcess {
	url: string;
	process: ChildProcess;
	/** What it wrote so far, both streams. */
	output(): string;
	/** Sends the signal and waits for the end. Answers the exit code; null when the signal itself ended it. */
	end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * The server as a process of its own, as `npm start` runs it, ready to answer.
 * @param nodeArguments of Node.js itself; the process can be sent messages.
 * @throws with what it wrote when it ends before it is ready
 */
export async function startServer(
	dataDir: string,
	variables: Record<string, string> = {},
	nodeArguments: string[] = [],
): Promise<ServerProcess> {
	const { flags, environment } = runtimeSettings();
	const child = spawn(process.execPath, [...flags, ...nodeArguments, MAIN], {
		env: {
			PATH: SYSTEM_PATH,
			NODE_COMPILE_CACHE,
			...environment,
			PORT: '0',
			LOG_LEVEL: 'warn',
			...variables,
			DATA_DIR: dataDir,
		},
		stdio: ['ignore', 'pipe', 'pipe', ...(nodeArguments.length > 0 ? (['ipc'] as const) : [])],
	});
	const lines: string[] = [];
	const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
	const url = await new Promise<string>((resolve, reject) => {
		for (const stream of [child.stdout, child.stderr]) {
			if (stream)
				createInterface({ input: stream }).on('line', (line) => {
					lines.push(line);
					const ready = /^Nexus ready on (\S+)/.exec(line)?.[1];
					if (ready) resolve(ready);
				});
		}
		ended.then(() => reject(new Error(`the server ended before it was ready:\n${lines.join('\n')}`)), reject);
	});
	return {
		url,
		process: child,
		output: () => lines.join('\n'),
		async end(signal) {
			child.kill(signal);
			const [code] = await ended;
			return code;
		},
	};
}
