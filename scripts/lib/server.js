import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { Failure } from './failure.js';
import { environmentForTools, findNode, root } from './paths.js';
import { runtimeSettings } from './runtime-settings.js';

/** One request reaches this process more than once: from the terminal, and passed on by npm. */
const sameRequestMs = 1_000;

/**
 * Runs the server and ends as it ends. Signals are passed on; should this process be killed, the server notices by the
 * IPC channel and closes.
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
	const child = spawn(node, [...flags, main], {
		cwd: root,
		env: { ...environment, ...environmentForTools() },
		stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
	});
	let passed = Number.NEGATIVE_INFINITY;
	for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
		process.on(signal, () => {
			if (performance.now() - passed < sameRequestMs) return;
			passed = performance.now();
			child.kill(signal);
		});
	}
	return new Promise((resolve, reject) => {
		child.on('error', reject);
		child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
	});
}
