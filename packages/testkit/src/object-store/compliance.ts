import { buffer } from 'node:stream/consumers';
import type { ObjectStore } from '@nexus/core/ports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

export interface StoreUnderTest {
	store: ObjectStore;
	/** Every object there is, and whatever lies beside them, as whoever owns the storage sees it. */
	everything(): Promise<string[]>;
	close(): Promise<void>;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const MEGABYTE = 1024 * 1024;

async function* chunks(count: number, size: number): AsyncGenerator<Uint8Array> {
	for (let index = 0; index < count; index++) yield Buffer.alloc(size, index % 251);
}

/** What every ObjectStore does. */
export function objectStoreCompliance(open: () => Promise<StoreUnderTest>): void {
	let tested: StoreUnderTest;
	let store: ObjectStore;
	beforeEach(async () => {
		tested = await open();
		store = tested.store;
	});
	afterEach(() => tested.close());

	async function keys(prefix: string): Promise<string[]> {
		const found: string[] = [];
		for await (const { key } of store.list(prefix)) found.push(key);
		return found.sort();
	}

	it('joins the pieces of an object', async () => {
		expect(await store.put('junto', [bytes('01'), bytes(''), bytes('2345')])).toEqual({ size: 6 });
		expect(Buffer.from(await store.read('junto')).toString()).toBe('012345');
		expect(await store.put('junto', [])).toEqual({ size: 0 });
		expect(await store.info('junto')).toMatchObject({ size: 0 });
	});

	it('gives back what was put, whole and in ranges', async () => {
		expect(await store.put('a/b/c.txt', bytes('0123456789'))).toEqual({ size: 10 });
		expect(await store.info('a/b/c.txt')).toMatchObject({ key: 'a/b/c.txt', size: 10 });
		expect(Buffer.from(await store.read('a/b/c.txt')).toString()).toBe('0123456789');
		expect((await buffer(await store.stream('a/b/c.txt', { start: 2, end: 4 }))).toString()).toBe('234');
		expect((await buffer(await store.stream('a/b/c.txt'))).toString()).toBe('0123456789');
	});

	it('tells when an object was written', async () => {
		const before = Date.now();
		await store.put('a', bytes('x'));
		const written = (await store.info('a'))?.modifiedAt.getTime() ?? 0;
		// S3 tells whole seconds.
		expect(written).toBeGreaterThanOrEqual(before - 1000);
		expect(written).toBeLessThanOrEqual(Date.now() + 1000);
	});

	it('keeps an empty object', async () => {
		expect(await store.put('vazio', bytes(''))).toEqual({ size: 0 });
		expect((await store.read('vazio')).length).toBe(0);
		expect(await store.info('vazio')).toMatchObject({ size: 0 });
	});

	it('takes a stream of any length', async () => {
		const size = 21 * MEGABYTE;
		expect(await store.put('longo', chunks(21, MEGABYTE))).toEqual({ size });
		expect(await store.info('longo')).toMatchObject({ size });
		const end = await buffer(await store.stream('longo', { start: size - 2, end: size - 1 }));
		expect([...end]).toEqual([20, 20]);
		expect(await store.put('curto', chunks(2, 10))).toEqual({ size: 20 });
		expect((await store.read('curto')).length).toBe(20);
	});

	describe('what is joined', () => {
		const { signal } = new AbortController();

		it('is the head and the rest of each object, in order', async () => {
			await store.put('a', bytes('--um'));
			await store.put('b', chunks(3, MEGABYTE));
			await store.put('c', bytes('---dois'));
			const tails = [
				{ key: 'a', start: 2 },
				{ key: 'b', start: MEGABYTE - 1 },
				{ key: 'a', start: 0 },
				{ key: 'c', start: 3 },
			];
			const size = 3 + 2 + 2 * MEGABYTE + 1 + 4 + 4;
			expect(await store.join('junto', bytes('tag'), tails, signal)).toEqual({ size });
			const middle = [Buffer.alloc(1, 0), Buffer.alloc(MEGABYTE, 1), Buffer.alloc(MEGABYTE, 2)];
			const expected = Buffer.concat([bytes('tagum'), ...middle, bytes('--umdois')]);
			expect(Buffer.compare(Buffer.from(await store.read('junto')), expected)).toBe(0);
			expect(await store.join('so', bytes('tag'), [], signal)).toEqual({ size: 3 });
			expect(Buffer.from(await store.read('so')).toString()).toBe('tag');
		});

		it('is all of them, however many there are and of whatever size', async () => {
			const sizes = Array.from({ length: 24 }, (_, index) => Math.round(MEGABYTE * (0.3 + ((index * 0.37) % 1.9))));
			const objects = sizes.map((size, index) => Buffer.alloc(size, `${index}-`));
			for (const [index, object] of objects.entries()) await store.put(`parte/${index}`, object);
			const tails = objects.map((_, index) => ({ key: `parte/${index}`, start: index }));
			await store.join('junto', bytes('tag'), tails, signal);
			const expected = Buffer.concat([bytes('tag'), ...objects.map((object, index) => object.subarray(index))]);
			expect(Buffer.compare(Buffer.from(await store.read('junto')), expected)).toBe(0);
		});

		it('may take the place of one that it is made of', async () => {
			await store.put('a', chunks(9, MEGABYTE));
			const before = Buffer.from(await store.read('a'));
			expect(await store.join('a', bytes('outro'), [{ key: 'a', start: 3 }], signal)).toEqual({
				size: before.length + 2,
			});
			const expected = Buffer.concat([bytes('outro'), before.subarray(3)]);
			expect(Buffer.compare(Buffer.from(await store.read('a')), expected)).toBe(0);
			expect(await tested.everything()).toEqual(['a']);
		});

		it('is nothing when one of them is missing', async () => {
			await store.put('a', chunks(2, MEGABYTE));
			const joining = store.join(
				'junto',
				bytes('tag'),
				['a', 'nada', 'a'].map((key) => ({ key, start: 0 })),
				signal,
			);
			await expect(joining).rejects.toMatchObject({ code: 'not_found' });
			expect(await tested.everything()).toEqual(['a']);
		});

		it('is nothing when it is broken off', async () => {
			await store.put('a', chunks(9, MEGABYTE));
			const controller = new AbortController();
			const tails = Array.from({ length: 5 }, () => ({ key: 'a', start: 0 }));
			const joining = store.join('junto', bytes('tag'), tails, controller.signal);
			setImmediate(() => controller.abort(new Error('basta')));
			await expect(joining).rejects.toThrow('basta');
			expect(await tested.everything()).toEqual(['a']);
		});
	});

	it('replaces an object', async () => {
		await store.put('a', bytes('antes'));
		await store.put('a', bytes('depois'));
		expect(Buffer.from(await store.read('a')).toString()).toBe('depois');
	});

	it.each([
		['at once', 1],
		['after many megabytes', 20],
	])('keeps the old object, and nothing else, when a put breaks off %s', async (_, megabytes) => {
		await store.put('a', bytes('antes'));
		async function* broken(): AsyncGenerator<Uint8Array> {
			yield* chunks(megabytes, MEGABYTE);
			throw new Error('rede caiu');
		}
		await expect(store.put('a', broken())).rejects.toThrow('rede caiu');
		expect(Buffer.from(await store.read('a')).toString()).toBe('antes');
		expect(await tested.everything()).toEqual(['a']);
	});

	it('keeps no piece of a stream that its sender has again', async () => {
		const piece = Buffer.alloc(300_000);
		async function* reused(): AsyncGenerator<Uint8Array> {
			for (let index = 0; index < 60; index++) yield piece.fill(index);
		}
		expect(await store.put('a', reused())).toEqual({ size: 60 * piece.length });
		const stored = Buffer.from(await store.read('a'));
		for (let index = 0; index < 60; index++) {
			const found = stored.subarray(index * piece.length, (index + 1) * piece.length);
			expect(found.equals(piece.fill(index)), String(index)).toBe(true);
		}
	});

	it('knows what it does not have', async () => {
		expect(await store.info('nada')).toBeNull();
		await expect(store.read('nada')).rejects.toMatchObject({ code: 'not_found' });
		await expect(store.stream('nada')).rejects.toMatchObject({ code: 'not_found' });
		await store.delete('nada');
		await store.deletePrefix('nada/');
		expect(await keys('nada/')).toEqual([]);
	});

	it('takes a folder for no object', async () => {
		await store.put('x/y', bytes('y'));
		expect(await store.info('x')).toBeNull();
	});

	it('lists and deletes by prefix, over any number of pages', async () => {
		const many = Array.from({ length: 25 }, (_, index) => `x/${String(index).padStart(2, '0')}`);
		for (const key of [...many, 'x/y/2', 'xy/3', 'z/3']) await store.put(key, bytes(key));
		expect(await keys('x/')).toEqual([...many, 'x/y/2']);
		expect(await keys('')).toEqual([...many, 'x/y/2', 'xy/3', 'z/3']);
		await store.delete('z/3');
		await store.deletePrefix('x/');
		expect(await keys('')).toEqual(['xy/3']);
	});

	it('leaves alone what is being put when it removes what broke off long ago', async () => {
		const hourAgo = new Date(Date.now() - 3_600_000);
		let removed: unknown;
		async function* source(): AsyncGenerator<Uint8Array> {
			yield* chunks(17, MEGABYTE);
			removed = await store.removeUnfinished(hourAgo);
			yield bytes('fim');
		}
		await store.put('a', source());
		expect(removed).toEqual({ count: 0, bytes: 0 });
		expect(await store.info('a')).toMatchObject({ size: 17 * MEGABYTE + 3 });
	});

	it.each(['../fora', 'a/../../fora', '/raiz', 'a//b', '', 'a\0b', 'a/.', '.pending/x', 'ação'])(
		'refuses the key %j',
		async (key) => {
			await expect(async () => store.put(key, bytes('x'))).rejects.toThrow('not an object key');
			await expect(async () => store.read(key)).rejects.toThrow('not an object key');
			await expect(async () => store.info(key)).rejects.toThrow('not an object key');
			await expect(async () => store.delete(key)).rejects.toThrow('not an object key');
			expect(await tested.everything()).toEqual([]);
		},
	);
}
