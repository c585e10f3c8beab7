import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashOf } from './web-build.js';

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'nexus-hash-'));
	await mkdir(join(folder, 'src'));
	await writeFile(join(folder, 'src', 'a.ts'), 'one');
	await writeFile(join(folder, 'src', 'b.ts'), 'two');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('changes with contents, names and new files', async () => {
	const hashes = [await hashOf([folder])];
	await writeFile(join(folder, 'src', 'a.ts'), 'three');
	hashes.push(await hashOf([folder]));
	await rename(join(folder, 'src', 'a.ts'), join(folder, 'src', 'c.ts'));
	hashes.push(await hashOf([folder]));
	await writeFile(join(folder, 'd.ts'), '');
	hashes.push(await hashOf([folder]));
	expect(new Set(hashes).size).toBe(4);
});

it('does not change with dates, what was built, or what is installed', async () => {
	const before = await hashOf([folder]);
	await utimes(join(folder, 'src', 'a.ts'), new Date(0), new Date(0));
	for (const name of ['dist', 'node_modules']) {
		await mkdir(join(folder, name));
		await writeFile(join(folder, name, 'x.js'), 'built');
	}
	expect(await hashOf([folder])).toBe(before);
});
