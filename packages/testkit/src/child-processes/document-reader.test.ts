import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createDocumentReader } from '@nexus/adapters/document-reader';
import { createDiskObjectStore } from '@nexus/adapters/object-store-disk';
import type { CpuPool, ObjectStore } from '@nexus/core/ports';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedThreads } from '../threads/index.ts';
import { childrenOf, isRunning } from './index.ts';

const TEXT =
	'# A ponte\n\nA “ponte” foi aberta em 1926. Ela liga a ilha ao continente.\n\n## As balsas\n\nElas param à noite.\n\n';
/** Somewhat more than a megabyte in every encoding. */
const LONG = TEXT.repeat(12_000);
const WORKER = new URL('../../../adapters/src/document-reader/worker.ts', import.meta.url).href;
const noThreads = { run: () => Promise.reject(new Error('read in a thread')) } as unknown as CpuPool;

let folder: string;
let objects: ObjectStore;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'nexus-reader-'));
	objects = createDiskObjectStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function stored(bytes: Uint8Array): Promise<{ key: string; size: number }> {
	return { key: 'probe/text', ...(await objects.put('probe/text', bytes)) };
}

it.each([
	['UTF-8', Buffer.from(LONG)],
	['other line ends', Buffer.from(LONG.replaceAll('\n', '\r\n'))],
	['UTF-16', Buffer.from(`\ufeff${LONG}`, 'utf16le')],
	['Latin-1', Buffer.from(LONG.replaceAll(/[“”]/g, '"'), 'latin1')],
])('reads a large document of %s in a child as a thread does', async (_, bytes) => {
	const inThread = await sharedThreads().run(WORKER, 'readDocument', {
		bytes: new Uint8Array(bytes),
		filename: 'ponte.md',
	});
	const reader = createDocumentReader({ pool: noThreads, objects });
	expect(await reader.read(new Uint8Array(bytes), 'ponte.md')).toEqual(inThread);
	expect(await reader.readObject(await stored(bytes), 'ponte.md')).toEqual(inThread);
	const remote = { ...objects, stream: async () => Readable.from([bytes.subarray(0, 9), bytes.subarray(9)]) };
	const distant = createDocumentReader({ pool: noThreads, objects: remote });
	expect(await distant.readObject(await stored(bytes), 'ponte.md')).toEqual(inThread);
});

it('leaves small documents to a thread', async () => {
	const reader = createDocumentReader({ pool: sharedThreads(), objects });
	const { title } = await reader.readObject(await stored(Buffer.from(TEXT)), 'ponte.md');
	expect(title).toBe('A ponte');
	const without = createDocumentReader({ pool: noThreads, objects });
	await expect(without.readObject(await stored(Buffer.from(TEXT)), 'ponte.md')).rejects.toThrow('read in a thread');
});

it('says of a large document what a thread says when it is no text', async () => {
	const reader = createDocumentReader({ pool: noThreads, objects });
	const image = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), Buffer.alloc(2_000_000)]);
	await expect(reader.readObject(await stored(image), 'a.md')).rejects.toMatchObject({ code: 'upload_not_text' });
	const blank = await stored(Buffer.alloc(2_000_000, '\n'));
	await expect(reader.readObject(blank, 'a.md')).rejects.toMatchObject({ code: 'upload_empty' });
});

it('fails as the storage does, and ends the child', async () => {
	const failing = async () =>
		Readable.from(
			(async function* () {
				yield Buffer.from(TEXT);
				throw new Error('the storage is gone');
			})(),
		);
	const reader = createDocumentReader({ pool: noThreads, objects: { ...objects, stream: failing } });
	await expect(reader.readObject({ key: 'probe/text', size: LONG.length }, 'a.md')).rejects.toThrow('storage is gone');
	await expect.poll(() => childrenOf(process.pid, 'document-reader/child.ts')).toEqual([]);
});

it('ends the child when nobody waits for it any more, and takes the next', async () => {
	const whole = await stored(Buffer.from(LONG));
	// Documents of which nothing arrives, as many as are read at once and one that waits.
	const stream = (key: string) =>
		key === whole.key ? objects.stream(key) : Promise.resolve(new Readable({ read: () => undefined }));
	const reader = createDocumentReader({ pool: noThreads, objects: { ...objects, stream } });
	const controller = new AbortController();
	const { signal } = controller;
	const most = Math.max(1, Math.min(4, availableParallelism() - 1));
	const readings = Array.from({ length: most + 1 }, () => reader.readObject({ ...whole, key: 'late' }, 'a.md', signal));
	const cancelled = Promise.all(readings.map((reading) => expect(reading).rejects.toThrow('basta')));
	const running = () => childrenOf(process.pid, 'document-reader/child.ts');
	await expect.poll(async () => (await running()).length).toBe(most);
	const next = reader.readObject(whole, 'a.md');
	const [child = 0] = await running();
	controller.abort(new Error('basta'));
	await cancelled;
	await expect.poll(() => isRunning(child)).toBe(false);
	expect((await next).title).toBe('A ponte');
});
