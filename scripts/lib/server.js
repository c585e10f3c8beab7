import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.js';
import { environmentForTools, findNode, root } from './paths.js';
import { runtimeSettings } from './runtime-settings.js';
import { supervise } from './supervise.js';

/** One request reaches this process more than once: from the terminal, and passed on by npm. */
const sameRequestMs = 1_000;

/**
 * Runs the server, and starts it again when it ends unasked. Signals are passed on and end it for good; should this
 * process be killed, the server notices by the IPC channel and closes.
 * @returns {Promise<number>} the server's exit code; 128 and the number of the signal that ended it
 */
export async function runServer() {
	const node = findNode();
	if (!node)
		throw new Failure(
			'O Node.js 24 não está em node_modules. Rode "npm install" (com os scripts de instalação permitidos).',
		);
	const main = join(root, 'apps', 'server', 'src', 'main.ts');
	const { flags, environment } = runtimeSettings();
	const asked = new AbortController();
	/** @type {import('node:child_process').ChildProcess | undefined} */
	let child;
	let passed = Number.NEGATIVE_INFINITY;
	for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
		process.on(signal, () => {
			asked.abort();
			if (performance.now() - passed < sameRequestMs) return;
			passed = performance.now();
			child?.kill(signal);
		});
	}
	return supervise({
		launch(port) {
			const started = spawn(node, [...flags, main], {
				cwd: root,
				env: { ...environment, ...environmentForTools(), ...(port !== undefined && { PORT: String(port) }) },
				stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
			});
			child = started;
			return {
				ready: new Promise((resolve) => {
					started.on('message', (/** @type {{ readyOn?: number }} */ { readyOn }) => {
						if (readyOn !== undefined) resolve(readyOn);
					});
				}),
				ended: new Promise((resolve, reject) => {
					started.on('error', reject);
					started.on('exit', (code, signal) => resolve({ code, signal }));
				}),
			};
		},
		isAsked: () => asked.signal.aborted,
		pause: (milliseconds) => delay(milliseconds, undefined, { signal: asked.signal }).catch(() => undefined),
		tell: (line) => console.error(line),
	});
}
