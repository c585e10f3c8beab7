import { expect, it } from 'vitest';
import { countTests } from './vitest-report.js';

const file = (status: string, ...tests: string[]) => ({
	status,
	assertionResults: tests.map((test) => ({ status: test })),
});
const report = (numPassedTests: number, numFailedTests: number, ...testResults: object[]) =>
	JSON.stringify({ numPassedTests, numFailedTests, testResults });

it('counts tests', () => {
	expect(countTests(report(3, 0, file('passed', 'passed', 'passed', 'passed')), 0)).toEqual({ passed: 3, failed: 0 });
	expect(countTests(report(1, 1, file('failed', 'passed', 'failed')), 1)).toEqual({ passed: 1, failed: 1 });
});

it('counts a file that could not be loaded as a failure', () => {
	expect(countTests(report(1, 0, file('passed', 'passed'), file('failed')), 1)).toEqual({ passed: 1, failed: 1 });
});

it('counts a run that ended badly as a failure, whatever its tests did', () => {
	expect(countTests(report(1, 0, file('passed', 'passed')), 1)).toEqual({ passed: 1, failed: 1 });
	expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1 });
});
