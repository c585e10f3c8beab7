import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDiskObjectStore } from '@nexus/adapters/object-store-disk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { objectStoreCompliance } from './compliance.ts';

async function filesIn(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)))
		.sort();
}

const newFolder = () => mkdtemp(join(tmpdir(), 'nexus-objects-'));

describe('object store on a disk', () => {
	objectStoreCompliance(async () => {
		const folder = await newFolder();
		return {
			store: createDiskObjectStore(folder),
			everything: () => filesIn(folder),
			close: () => rm(folder, { recursive: true, force: true }),
		};
	});
});

describe('a folder that fails', () => {
	let folder: string;
	beforeEach(async () => {
		folder = await newFolder();
	});
	afterEach(() => rm(folder, { recursive: true, force: true }));

	it('is told as storage that is not available', async () => {
		await writeFile(join(folder, '.pending'), 'in the way');
		const store = createDiskObjectStore(folder);
		await expect(store.put('a', Buffer.from('x'))).rejects.toMatchObject({ code: 'storage_unavailable' });
		expect(await store.info('a')).toBeNull();
	});

	it.each(['gone', 'empty', 'a file'] as const)(
		'is told as storage that is not available when it was there and is %s, and is not made anew',
		async (state) => {
			const mounted = join(folder, 'mounted');
			await createDiskObjectStore(mounted).put('a', Buffer.from('x'));
			const store = createDiskObjectStore(mounted);
			expect(await store.info('a')).toMatchObject({ size: 1 });
			await rm(mounted, { recursive: true });
			if (state === 'empty') await mkdir(mounted);
			if (state === 'a file') await writeFile(mounted, '');
			for (const use of [
				() => store.info('a'),
				() => store.read('a'),
				() => store.stream('a'),
				() => store.put('b', Buffer.from('y')),
				() => store.join('c', Buffer.from('z'), [{ key: 'a', start: 0 }], new AbortController().signal),
			]) {
				await expect(use()).rejects.toMatchObject({ code: 'storage_unavailable' });
			}
			expect(await readdir(folder)).toEqual(state === 'gone' ? [] : ['mounted']);
			if (state === 'empty') expect(await readdir(mounted)).toEqual([]);
		},
	);

	it('is told as full when there is no more room, and shows nothing half written', async () => {
		const fixture = fileURLToPath(new URL('./full-disk.fixture.ts', import.meta.url));
		// The file size limit stands for a full disk: a write fails in the middle of a file.
		const script = `ulimit -f 64; exec "${process.execPath}" "${fixture}" "${folder}"`;
		const { stdout } = await promisify(execFile)('/bin/sh', ['-c', script]);
		expect(stdout.trim()).toBe('storage_full');
		expect(await filesIn(folder)).toEqual(['antes']);
	});

	it('loses what a killed server had not finished, once it is old enough', async () => {
		const store = createDiskObjectStore(folder);
		await mkdir(join(folder, '.pending'));
		await writeFile(join(folder, '.pending', 'velho'), 'metade');
		await writeFile(join(folder, '.pending', 'novo'), 'metade');
		const old = new Date('2026-01-01T00:00:00Z');
		await utimes(join(folder, '.pending', 'velho'), old, old);
		expect(await store.removeUnfinished(new Date('2026-01-02T00:00:00Z'))).toEqual({ count: 1, bytes: 6 });
		expect(await filesIn(folder)).toEqual([join('.pending', 'novo')]);
	});
});
