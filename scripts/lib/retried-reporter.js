import { writeFile } from 'node:fs/promises';

/** The variable that says which file the list goes to. */
export const RETRIED_FILE = 'NEXUS_TEST_RETRIED_FILE';

/** A reporter for Vitest: lists the tests that passed only when they were tried again, as JSON: file, name, and why. */
export default class RetriedReporter {
	/** @type {string[]} */
	#tests = [];

	/** @param {import('vitest/node').TestCase} test */
	onTestCaseResult(test) {
		if (!test.diagnostic()?.flaky) return;
		const why = test.result().errors?.[0]?.message.split('\n', 1)[0] ?? '';
		this.#tests.push(`${test.module.relativeModuleId} > ${test.fullName}: ${why}`);
	}

	async onTestRunEnd() {
		const file = process.env[RETRIED_FILE];
		if (file) await writeFile(file, JSON.stringify(this.#tests));
	}
}
