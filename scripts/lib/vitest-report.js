/**
 * Counts a test run by Vitest's JSON report. A test file that could not be loaded counts as one failure, as does a run
 * that ended badly though no test failed (an error outside the tests, a crash before the report).
 * @param {string | undefined} report
 * @param {number} code Vitest's exit code
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(report, code) {
	if (report === undefined) return { passed: 0, failed: code === 0 ? 0 : 1 };
	/** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */
	const { numPassedTests, numFailedTests, testResults } = JSON.parse(report);
	const broken = testResults.filter(
		({ status, assertionResults }) =>
			status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
	);
	const failed = numFailedTests + broken.length;
	return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}
