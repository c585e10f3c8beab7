import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeJoined } from './write-joined.ts';

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'nexus-joined-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('reads nothing over what a slow disk has yet to take', async () => {
	const contents = Array.from({ length: 8 }, (_, index) => Buffer.alloc(300_000 * (index + 1), `${index}`));
	const paths = contents.map((_, index) => join(folder, String(index)));
	for (const [index, path] of paths.entries()) await writeFile(path, contents[index] ?? '');
	const taken: Buffer[] = [];
	const slowDisk = {
		async writeFile(piece: unknown) {
			await pass(20);
			taken.push(Buffer.from(piece as Uint8Array));
		},
		sync: async () => undefined,
		close: async () => undefined,
	};
	const tails = paths.map((path) => ({ open: () => open(path), start: 10 }));
	const size = await writeJoined(slowDisk, Buffer.from('tag'), tails, new AbortController().signal);
	const expected = Buffer.concat([Buffer.from('tag'), ...contents.map((content) => content.subarray(10))]);
	expect(size).toBe(expected.length);
	expect(Buffer.compare(Buffer.concat(taken), expected)).toBe(0);
});
