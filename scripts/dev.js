import './lib/node-version.js';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { explainFailure, Failure } from './lib/failure.js';
import { installDependencies } from './lib/install.js';
import { environmentForTools, findNode, root } from './lib/paths.js';

/**
 * Two programs side by side for whoever works on Nexus: the server, which starts again when a source file changes, and
 * Vite, which serves the interface with hot reload and passes `/api` on to the server. Ends with both.
 */
try {
	await installDependencies();
	const node = findNode();
	if (!node) throw new Failure('O Node.js 24 não está em node_modules. Rode "npm install".');
	process.exit(await runBoth(node));
} catch (error) {
	const message = error instanceof Error ? error.message : String(error);
	if (error instanceof Failure) console.error(message);
	else console.error(explainFailure(message) ?? error);
	process.exit(1);
}

/**
 * @param {string} node
 * @returns {Promise<number>} exit code of the program that ended first
 */
async function runBoth(node) {
	const port = process.env.PORT ?? '3000';
	const web = join(root, 'apps', 'web');
	const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin', 'vite.js');
	const env = { ...environmentForTools(), PORT: port, NEXUS_API: `http://127.0.0.1:${port}` };
	const programs = [
		spawn(node, ['--watch', '--watch-preserve-output', join(root, 'apps', 'server', 'src', 'main.ts')], {
			cwd: root,
			env,
			stdio: 'inherit',
		}),
		spawn(node, [vite], { cwd: web, env, stdio: 'inherit' }),
	];
	for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
		process.on(signal, () => programs.forEach((program) => void program.kill(signal)));
	}
	const ends = programs.map(
		(program) =>
			/** @type {Promise<number>} */ (
				new Promise((resolve, reject) => {
					program.on('error', reject);
					program.on('exit', (code) => resolve(code ?? 0));
				})
			),
	);
	const first = await Promise.race(ends);
	for (const program of programs) program.kill('SIGTERM');
	await Promise.all(ends);
	return first;
}
