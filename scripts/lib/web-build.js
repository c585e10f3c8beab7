import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { explainFailure, Failure } from './failure.js';
import { environmentForTools, findNode, root } from './paths.js';
import { beginStep } from './progress.js';
import { run } from './run.js';

const app = join(root, 'apps', 'web');
const stampPath = join(root, 'node_modules', '.cache', 'nexus', 'web-build');
const sources = [app, join(root, 'packages', 'contract'), join(root, 'package-lock.json')];
const notSources = new Set(['node_modules', 'dist']);

/** Builds the web app, unless the last build was from the same sources. */
export async function buildWebApp() {
	const stamp = await hashOf(sources);
	const built = await readFile(stampPath, 'utf8').catch(() => undefined);
	if (built === stamp && existsSync(join(app, 'dist', 'index.html'))) return;
	const step = beginStep('Construindo a interface');
	await rm(stampPath, { force: true });
	const { code, output } = await runVite();
	if (code !== 0) {
		step.failed();
		const lines = output.split('\n').filter(Boolean).slice(-20).join('\n');
		throw new Failure([explainFailure(output) ?? 'A interface não pôde ser construída.', lines].join('\n'));
	}
	await mkdir(dirname(stampPath), { recursive: true });
	await writeFile(stampPath, stamp);
	step.done();
}

async function runVite() {
	const node = findNode();
	if (!node) throw new Failure('O Node.js 24 não está em node_modules. Rode "npm install".');
	const manifest = createRequire(join(app, 'package.json')).resolve('vite/package.json');
	const vite = join(dirname(manifest), 'bin', 'vite.js');
	return run(node, [vite, 'build', '--logLevel', 'warn'], { cwd: app, env: environmentForTools() });
}

/**
 * One hash over the names and contents of files and folders.
 * @param {string[]} paths
 */
export async function hashOf(paths) {
	const hash = createHash('sha256');
	for (const path of paths) {
		for (const file of await filesUnder(path)) {
			const content = await readFile(file);
			hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
		}
	}
	return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {Promise<string[]>} the file itself, or a folder's files in a fixed order
 */
async function filesUnder(path) {
	const entries = await readdir(path, { withFileTypes: true }).catch((error) => {
		if (error.code === 'ENOTDIR') return undefined;
		throw error;
	});
	if (!entries) return [path];
	const kept = entries.filter(({ name }) => !notSources.has(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
	const nested = await Promise.all(kept.map(({ name }) => filesUnder(join(path, name))));
	return nested.flat();
}
