import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecrets } from './secret.ts';
import { StartupError } from './startup-error.ts';

let dataDir: string;
beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'nexus-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const loadSecret = async (options: { dataDir: string; configured?: string }) =>
	(await loadSecrets({ ...options, previous: [] })).secret;

describe('loadSecrets', () => {
	it('takes the configured one and writes nothing', async () => {
		expect(await loadSecret({ dataDir, configured: 'c'.repeat(40) })).toBe('c'.repeat(40));
		expect(await readdir(dataDir)).toEqual([]);
	});

	it('makes one, keeps it for its owner alone, and finds it again', async () => {
		const made = await loadSecret({ dataDir });
		expect(Buffer.from(made, 'base64url')).toHaveLength(32);
		expect(await readdir(dataDir)).toEqual(['secret']);
		expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
		expect(await loadSecret({ dataDir })).toBe(made);
	});

	it('is the same for all that make it at the same time', async () => {
		const made = await Promise.all(Array.from({ length: 20 }, () => loadSecret({ dataDir })));
		expect(new Set(made).size).toBe(1);
		expect(await readdir(dataDir)).toEqual(['secret']);
	});

	it.each([
		['empty', ''],
		['cut off', 'abc\n'],
		['overwritten with zeros', '\0'.repeat(44)],
		['more than one line', `${'a'.repeat(40)}\n${'b'.repeat(40)}\n`],
	])('refuses a file that is %s, and leaves it as it is', async (_, content) => {
		await writeFile(join(dataDir, 'secret'), content);
		await expect(loadSecret({ dataDir })).rejects.toThrow(StartupError);
		expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe(content);
	});

	it('closes a file that others could read', async () => {
		const made = await loadSecret({ dataDir });
		await chmod(join(dataDir, 'secret'), 0o644);
		expect(await loadSecret({ dataDir })).toBe(made);
		expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
	});

	it('counts the kept one as an earlier one when another is configured, and none twice', async () => {
		const kept = await loadSecret({ dataDir });
		const [configured, earlier] = ['c'.repeat(40), 'e'.repeat(40)];
		expect(await loadSecrets({ dataDir, configured, previous: [earlier, configured, kept] })).toEqual({
			secret: configured,
			previousSecrets: [earlier, kept],
		});
		expect(await loadSecrets({ dataDir, previous: [kept] })).toEqual({ secret: kept, previousSecrets: [] });
	});

	it('does without a damaged file when one is configured', async () => {
		await writeFile(join(dataDir, 'secret'), 'abc');
		expect(await loadSecrets({ dataDir, configured: 'c'.repeat(40), previous: [] })).toEqual({
			secret: 'c'.repeat(40),
			previousSecrets: [],
		});
	});
});
