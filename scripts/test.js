import './lib/node-version.js';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.js';
import { installDependencies } from './lib/install.js';
import { environmentForTools, root } from './lib/paths.js';
import { beginStep } from './lib/progress.js';
import { run, runVisibly } from './lib/run.js';
import { TOTALS_FILE } from './lib/totals-reporter.js';
import { buildWebApp } from './lib/web-build.js';

// Installs, checks, builds, and has Vitest run the tests. Runs under the system's Node.js with nothing installed yet,
// like start.js. Every step is run, also after a failure.
const PROJECTS = ['unit', 'integration', 'e2e'];
const STEPS = ['check', 'web-build', ...PROJECTS];

const { values } = parseArgs({ options: { only: { type: 'string', default: STEPS.join() } } });
const wanted = values.only.split(',');
const unknown = wanted.filter((name) => !STEPS.includes(name));
if (unknown.length > 0) {
	console.error(`Etapa desconhecida: ${unknown.join(', ')}. Existem: ${STEPS.join(', ')}.`);
	process.exit(1);
}
const env = environmentForTools();
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const flaky = [];

if (await attempt(installDependencies)) {
	if (wanted.includes('check')) await check();
	if (wanted.includes('web-build')) count(await attempt(buildWebApp));
	const hasBrowser = !wanted.includes('e2e') || (await attempt(ensureChromium));
	if (!hasBrowser) count(false);
	const projects = PROJECTS.filter((name) => wanted.includes(name) && (hasBrowser || name !== 'e2e'));
	if (projects.length > 0) await test(projects);
} else count(false);
for (const name of flaky) console.log(`instável: ${name}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** @param {boolean} isGood */
function count(isGood) {
	total[isGood ? 'passed' : 'failed']++;
}

/**
 * @param {() => Promise<void>} work
 * @returns {Promise<boolean>} whether it could be done; if not, it was said why
 */
async function attempt(work) {
	try {
		await work();
		return true;
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		return false;
	}
}

/** Runs the scripts `check:...` of package.json, as many side by side as there are cores, and shows what fails. */
async function check() {
	const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
	const shown = beginStep('Verificações');
	const waiting = Object.keys(scripts)
		.filter((name) => name.startsWith('check:'))
		[Symbol.iterator]();
	/** @type {string[]} */
	const failures = [];
	const work = async () => {
		for (const name of waiting) {
			shown.update(name);
			const { code, output } = await run('sh', ['-c', scripts[name]], { cwd: root, env: { ...env, NO_COLOR: '1' } });
			count(code === 0);
			if (code !== 0) failures.push(`${name}\n${output}`);
		}
	};
	await Promise.all(Array.from({ length: availableParallelism() }, work));
	if (failures.length === 0) return shown.done();
	shown.failed();
	console.log(failures.join('\n\n'));
}

/** @param {string[]} projects of vitest.config.ts */
async function test(projects) {
	const folder = await mkdtemp(join(tmpdir(), 'nexus-tests-'));
	try {
		const file = join(folder, 'totals.json');
		const reporters = ['default', join(root, 'scripts', 'lib', 'totals-reporter.js')];
		const args = [
			...projects.map((name) => `--project=${name}`),
			...reporters.map((reporter) => `--reporter=${reporter}`),
		];
		const code = await runVisibly('vitest', ['run', ...args], { cwd: root, env: { ...env, [TOTALS_FILE]: file } });
		/** @type {import('./lib/totals-reporter.js').Totals} */
		const found = JSON.parse(await readFile(file, 'utf8').catch(() => '{"passed":0,"failed":0,"flaky":[]}'));
		total.passed += found.passed;
		// A run that ended badly failed, whatever its tests did.
		total.failed += found.failed || Number(code !== 0);
		flaky.push(...found.flaky);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
