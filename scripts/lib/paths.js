import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** The repository's folder. */
export const root = resolve(import.meta.dirname, '../..');

const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * The Node.js that runs the program: the one that package-lock.json pins, else this one when it is new enough.
 * @returns {string | undefined} undefined when there is neither
 */
export function findNode() {
	if (existsSync(pinned)) return pinned;
	return Number.parseInt(process.versions.node, 10) >= 24 ? process.execPath : undefined;
}

/**
 * The environment for npm: the search path without the repository's own programs, since npm is about to replace them,
 * the running Node.js among them.
 */
export function environmentForNpm() {
	const own = join(root, 'node_modules');
	const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !resolve(folder).startsWith(own));
	return { ...process.env, PATH: path.join(delimiter) };
}

/** Where Node.js keeps what it made of modules, for the next process that loads them. */
const compiledFolder = join(root, 'node_modules', '.cache', 'nexus', 'compiled');

/** The environment for the program and its tools: the pinned Node.js first, nothing compiled twice. */
export function environmentForTools() {
	const own = join(root, 'node_modules', '.bin');
	const path = [own, process.env.PATH].join(delimiter);
	return { NODE_COMPILE_CACHE: compiledFolder, ...process.env, PATH: path };
}
