import './lib/node-version.js';
import { parseArgs } from 'node:util';
import { installDependencies } from './lib/install.js';
import { beginStep } from './lib/progress.js';
import { testSteps } from './lib/test-steps.js';

// Runs under the system's Node.js with nothing installed yet, like start.js. Every step is run, also after a failure.
const steps = chooseSteps();
let passed = 0;
let failed = 0;
try {
	await installDependencies();
	for (const { title, run } of steps) {
		const shown = beginStep(title);
		const result = await run((line) => line.trim() && shown.update(line.trim()));
		passed += result.passed;
		failed += result.failed;
		if (result.failed === 0) {
			shown.done(result.passed > 1 ? String(result.passed) : undefined);
			continue;
		}
		shown.failed();
		console.log(`${result.output?.replace(/^/gm, '  ') ?? ''}\n`);
	}
} catch (error) {
	failed++;
	console.error(error instanceof Error ? error.message : error);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

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
