import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { Failure } from './failure.js';
import { environmentForTools, findNode, root } from './paths.js';

/**
 * Runs a command of the terminal program under the pinned Node.js, and passes signals on to it.
 * @param {string[]} args
 * @returns {Promise<number>} its exit code; 128 and the number of the signal that ended it
 */
export async function runCommand(args) {
	const node = findNode();
	if (!node) throw new Failure('O Node.js 24 não está em node_modules. Rode "npm install".');
	const main = join(root, 'apps', 'cli', 'src', 'main.ts');
	const child = spawn(node, [main, ...args], { cwd: root, env: environmentForTools(), stdio: 'inherit' });
	for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
		process.on(signal, () => child.kill(signal));
	}
	return new Promise((resolve, reject) => {
		child.on('error', reject);
		child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
	});
}
