import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { environmentForTools } from './paths.js';
import { RETRIED_FILE } from './retried-reporter.js';
import { run } from './run.js';

it('names the tests that passed only when they were tried again, and why', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'nexus-retried-'));
	try {
		const file = join(folder, 'retried.json');
		const root = join(import.meta.dirname, 'fixtures');
		const reporter = join(import.meta.dirname, 'retried-reporter.js');
		const args = ['run', '--root', root, '--retry', '1', '--reporter', reporter];
		const env = { ...environmentForTools(), [RETRIED_FILE]: file };
		expect((await run('vitest', args, { cwd: root, env })).code).toBe(1);
		expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([
			'retried.test.js > a test > that passes at its second try: expected 1 to be 2 // Object.is equality',
		]);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
});
