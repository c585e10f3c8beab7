import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ObjectStore } from '@nexus/core/ports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskObjectStore } from './index.ts';

let folder: string;
let store: ObjectStore;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'nexus-objects-'));
	store = createDiskObjectStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function keys(prefix: string): Promise<string[]> {
	const found: string[] = [];
	for await (const { key } of store.list(prefix)) found.push(key);
	return found.sort();
}

describe('disk object store', () => {
	it('gives back what was put, whole and in ranges', async () => {
		expect(await store.put('a/b/c.txt', bytes('0123456789'))).toEqual({ size: 10 });
		expect(await store.info('a/b/c.txt')).toMatchObject({ key: 'a/b/c.txt', size: 10 });
		expect(Buffer.from(await store.read('a/b/c.txt')).toString()).toBe('0123456789');
		expect((await buffer(await store.stream('a/b/c.txt', { start: 2, end: 4 }))).toString()).toBe('234');
		expect((await buffer(await store.stream('a/b/c.txt'))).toString()).toBe('0123456789');
	});

	it('replaces an object', async () => {
		await store.put('a', bytes('antes'));
		await store.put('a', bytes('depois'));
		expect(Buffer.from(await store.read('a')).toString()).toBe('depois');
	});

	it('keeps the old object, and nothing else, when a put breaks off', async () => {
		await store.put('a', bytes('antes'));
		async function* broken() {
			yield bytes('metade');
			throw new Error('rede caiu');
		}
		await expect(store.put('a', broken())).rejects.toThrow('rede caiu');
		expect(Buffer.from(await store.read('a')).toString()).toBe('antes');
		expect(await readdir(join(folder, '.pending'))).toEqual([]);
		expect(await keys('')).toEqual(['a']);
	});

	it('knows what it does not have', async () => {
		expect(await store.info('nada')).toBeNull();
		await expect(store.read('nada')).rejects.toMatchObject({ code: 'not_found' });
		await expect(store.stream('nada')).rejects.toMatchObject({ code: 'not_found' });
		await store.delete('nada');
		await store.deletePrefix('nada/');
		expect(await keys('nada/')).toEqual([]);
	});

	it('lists and deletes by prefix', async () => {
		for (const key of ['x/1', 'x/y/2', 'z/3']) await store.put(key, bytes(key));
		expect(await keys('x/')).toEqual(['x/1', 'x/y/2']);
		await store.deletePrefix('x/');
		expect(await keys('')).toEqual(['z/3']);
	});

	it.each(['../fora', 'a/../../fora', '/raiz', 'a//b', '', 'a\0b', 'a/.', '.pending/x', 'ação'])(
		'refuses the key %j',
		async (key) => {
			await expect(store.put(key, bytes('x'))).rejects.toThrow('not an object key');
			await expect(store.read(key)).rejects.toThrow('not an object key');
		},
	);
});
