import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskObjectStore } from '@nexus/adapters/object-store-disk';
import { createProbe } from '@nexus/core/storage';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
let time: number;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'nexus-probe-'));
	time = Date.parse('2026-01-01T00:00:00Z');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('tells a storage that can be written to, one that can only be read, and asks no more than every few seconds', async () => {
	const probe = createProbe(createDiskObjectStore(folder), () => new Date(time));
	expect(await probe()).toMatchObject({ reachable: true, writable: true });
	expect(await readdir(join(folder, 'probe'))).toEqual([]);

	await rename(join(folder, '.pending'), join(folder, 'away'));
	await writeFile(join(folder, '.pending'), 'in the way');
	expect(await probe()).toMatchObject({ writable: true });
	time += 5_000;
	expect(await probe()).toMatchObject({ reachable: true, writable: false });

	await rm(join(folder, '.pending'));
	await mkdir(join(folder, '.pending'));
	time += 5_000;
	expect(await probe()).toMatchObject({ reachable: true, writable: true });
});
