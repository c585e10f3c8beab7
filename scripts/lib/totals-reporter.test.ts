import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { environmentForTools } from './paths.js';
import { run } from './run.js';
import { TOTALS_FILE } from './totals-reporter.js';

it('counts tests and files that cannot be loaded, and names the tests that passed only at a second try', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'nexus-totals-'));
	try {
		const file = join(folder, 'totals.json');
		const root = join(import.meta.dirname, 'fixtures');
		const reporter = join(import.meta.dirname, 'totals-reporter.js');
		const args = ['run', '--root', root, '--retry', '1', '--reporter', reporter];
		const env = { ...environmentForTools(), [TOTALS_FILE]: file };
		expect((await run('vitest', args, { cwd: root, env })).code).toBe(1);
		expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
			passed: 2,
			failed: 2,
			flaky: ['flaky.test.js > a test > that passes at its second try: expected 1 to be 2 // Object.is equality'],
		});
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
});
