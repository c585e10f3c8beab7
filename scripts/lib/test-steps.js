import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.js';
import { Failure } from './failure.js';
import { environmentForTools, root } from './paths.js';
import { RETRIED_FILE } from './retried-reporter.js';
import { run } from './run.js';
import { countTests } from './vitest-report.js';
import { buildWebApp } from './web-build.js';

/**
 * @typedef {object} Result
 * @property {number} passed tests, or 1 for a check
 * @property {number} failed
 * @property {string} [output] what to show of a failure
 * @property {string[]} [retried] tests that passed only when they were tried again
 */

/**
 * @typedef {object} TestStep
 * @property {string} id
 * @property {string} title
 * @property {'check' | 'build' | 'test'} group
 * @property {(onLine: (line: string) => void) => Promise<Result>} run
 */

const retriedReporter = join(root, 'scripts', 'lib', 'retried-reporter.js');

/** @type {TestStep[]} */
export const testSteps = [
	check('lint', 'Formatação e lint'),
	check('types', 'Tipos'),
	check('web-types', 'Tipos da interface'),
	check('dependencies', 'Regras de dependência'),
	check('unused', 'Código e dependências sem uso'),
	check('patterns', 'Padrões lineares'),
	{ id: 'web-build', title: 'Interface', group: 'build', run: () => attempt(buildWebApp) },
	tests('unit', 'Testes de unidade'),
	tests('integration', 'Testes de integração'),
	tests('e2e', 'Testes no navegador', ensureChromium),
];

/**
 * @param {string} id names the script `check:<id>` in package.json
 * @param {string} title
 * @returns {TestStep}
 */
function check(id, title) {
	return {
		id,
		title,
		group: 'check',
		async run(onLine) {
			const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
			const { code, output } = await runTools(scripts[`check:${id}`], onLine);
			return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
		},
	};
}

/**
 * @param {string} project of vitest.config.ts
 * @param {string} title
 * @param {() => Promise<void>} [prepare]
 * @returns {TestStep}
 */
function tests(project, title, prepare) {
	return {
		id: project,
		title,
		group: 'test',
		async run(onLine) {
			if (prepare) {
				const prepared = await attempt(prepare);
				if (prepared.failed) return prepared;
			}
			const folder = await mkdtemp(join(tmpdir(), 'nexus-tests-'));
			try {
				const report = join(folder, 'report.json');
				const retriedFile = join(folder, 'retried.json');
				const reporters = `--reporter=default --reporter=json --outputFile.json='${report}' --reporter='${retriedReporter}'`;
				const line = `vitest run --project ${project} ${reporters}`;
				const { code, output } = await runTools(line, onLine, { [RETRIED_FILE]: retriedFile });
				const counted = countTests(await readFile(report, 'utf8').catch(() => undefined), code);
				/** @type {string[]} */
				const retried = JSON.parse(await readFile(retriedFile, 'utf8').catch(() => '[]'));
				return { ...counted, retried, ...(counted.failed > 0 && { output }) };
			} finally {
				await rm(folder, { recursive: true, force: true });
			}
		},
	};
}

/**
 * @param {string} line for the shell, with the tools of node_modules/.bin first in its path
 * @param {(line: string) => void} onLine
 * @param {Record<string, string>} [variables]
 */
function runTools(line, onLine, variables) {
	return run('sh', ['-c', line], { cwd: root, env: { ...environmentForTools(), ...variables, NO_COLOR: '1' }, onLine });
}

/**
 * @param {() => Promise<void>} work
 * @returns {Promise<Result>}
 */
async function attempt(work) {
	try {
		await work();
		return { passed: 1, failed: 0 };
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		return { passed: 0, failed: 1, output: error.message };
	}
}
