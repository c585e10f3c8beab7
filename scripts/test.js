import './lib/node-version.js';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { installDependencies } from './lib/install.js';
import { beginStep } from './lib/progress.js';
import { testSteps } from './lib/test-steps.js';

// Runs under the system's Node.js with nothing installed yet, like start.js. Every step is run, also after a failure.
const steps = chooseSteps();
let passed = 0;
let failed = 0;
/** @type {string[]} */
const retried = [];
try {
	await installDependencies();
	const checks = steps.filter(({ group }) => group === 'check');
	if (checks.length > 0) await show('Verificações', checks);
	for (const step of steps.filter(({ group }) => group !== 'check')) await show(step.title, [step]);
} catch (error) {
	failed++;
	console.error(error instanceof Error ? error.message : error);
}
for (const test of retried) console.log(`instável: ${test}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/**
 * Runs steps, side by side where there are several, and adds up what came of them.
 * @param {string} title of all of them
 * @param {import('./lib/test-steps.js').TestStep[]} together
 */
async function show(title, together) {
	const shown = beginStep(title);
	const waiting = together.values();
	/** @type {string[]} */
	const failures = [];
	let good = 0;
	const work = async () => {
		for (const step of waiting) {
			const result = await step.run((line) => line.trim() && shown.update(line.trim()));
			good += result.passed;
			failed += result.failed;
			retried.push(...(result.retried ?? []));
			if (result.failed === 0) continue;
			const output = result.output ?? '';
			failures.push(step.title === title ? output : `${step.title}\n${output}`);
		}
	};
	await Promise.all(Array.from({ length: availableParallelism() }, work));
	passed += good;
	if (failures.length === 0) return shown.done(good > 1 ? String(good) : undefined);
	shown.failed();
	for (const output of failures) console.log(`${output.replace(/^/gm, '  ')}\n`);
}

/** The steps that `--only` names, by id or group, comma between them; all without it. */
function chooseSteps() {
	const { values } = parseArgs({ options: { only: { type: 'string' } } });
	if (values.only === undefined) return testSteps;
	const names = values.only.split(',');
	const known = new Set(testSteps.flatMap(({ id, group }) => [id, group]));
	const unknown = names.filter((name) => !known.has(name));
	if (unknown.length > 0) {
		console.error(`Etapa desconhecida: ${unknown.join(', ')}. Existem: ${[...known].join(', ')}.`);
		process.exit(1);
	}
	return testSteps.filter(({ id, group }) => names.includes(id) || names.includes(group));
}
