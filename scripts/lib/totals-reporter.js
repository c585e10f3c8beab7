import { writeFile } from 'node:fs/promises';

/** The variable that says which file the totals go to. */
export const TOTALS_FILE = 'NEXUS_TEST_TOTALS_FILE';

/**
 * @typedef {object} Totals
 * @property {number} passed tests
 * @property {number} failed tests, and files that could not be loaded
 * @property {string[]} flaky tests that passed only when they were tried again: file, name, and why
 */

/** A reporter for Vitest: writes how many tests passed and failed, for test.js to add up. */
export default class TotalsReporter {
	/** @param {readonly import('vitest/node').TestModule[]} modules */
	async onTestRunEnd(modules) {
		const file = process.env[TOTALS_FILE];
		if (!file) return;
		const tests = modules.flatMap(({ children }) => [...children.allTests()]);
		const count = (/** @type {'passed' | 'failed'} */ state) =>
			tests.filter((test) => test.result().state === state).length;
		const broken = modules.filter(
			(module) => module.state() === 'failed' && module.children.allTests('failed').next().done,
		);
		/** @type {Totals} */
		const totals = {
			passed: count('passed'),
			failed: count('failed') + broken.length,
			flaky: tests.filter((test) => test.diagnostic()?.flaky).map(described),
		};
		await writeFile(file, JSON.stringify(totals));
	}
}

/** @param {import('vitest/node').TestCase} test */
function described(test) {
	const why = test.result().errors?.[0]?.message.split('\n', 1)[0] ?? '';
	return `${test.module.relativeModuleId} > ${test.fullName}: ${why}`;
}
