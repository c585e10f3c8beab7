import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPaceBook, type PaceBook } from './pace.ts';

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'nexus-pace-'));
});
// A book may still be writing its file.
afterEach(() => rm(folder, { recursive: true, maxRetries: 5 }));

const failed = vi.fn();
const open = (threads = 2) => createPaceBook(folder, { threads, failed });
const kept = async () => JSON.parse(await readFile(join(folder, 'pace.json'), 'utf8').catch(() => '{}'));
/** Warms a model up and has it say what is enough to know its pace. */
function speak(book: PaceBook, model: string, worked: number): void {
	book.note(model, 3, 100);
	for (let utterance = 0; utterance < 3; utterance++) book.note(model, 4, worked);
}

it('knows a pace once enough was said, without the utterance that warms the model up', async () => {
	const book = await open();
	book.note('m', 3, 100);
	book.note('m', 4, 2);
	book.note('m', 4, 2);
	expect(book.of('m')).toBeNull();
	book.note('m', 4, 5);
	expect(book.of('m')).toBeCloseTo(9 / 12);
	speak(book, 'm', 40);
	expect(book.of('m')).toBeCloseTo(9 / 12);
});

it('keeps it for the next process on the same kind of machine with as many threads, beside others', async () => {
	await writeFile(join(folder, 'pace.json'), JSON.stringify({ 'another machine': { m: 7 } }));
	speak(await open(2), 'm', 2);
	await vi.waitUntil(async () => Object.keys(await kept()).length === 2);
	expect((await open(2)).of('m')).toBeCloseTo(0.5);
	expect((await open(4)).of('m')).toBeNull();
	expect((await open(2)).of('other')).toBeNull();
	speak(await open(4), 'm', 1);
	await vi.waitUntil(async () => Object.keys(await kept()).length === 3);
	expect((await open(4)).of('m')).toBeCloseTo(0.25);
	expect((await open(2)).of('m')).toBeCloseTo(0.5);
	expect((await kept())['another machine']).toEqual({ m: 7 });
});

it('does not go by the name of the machine, which each start of a container changes', async () => {
	speak(await open(), 'm', 2);
	await vi.waitUntil(async () => Object.keys(await kept()).length === 1);
	const { hostname } = await import('node:os');
	expect(Object.keys(await kept()).join()).not.toContain(hostname());
});

it('begins anew with a file that is damaged, and tells of one that cannot be written', async () => {
	await writeFile(join(folder, 'pace.json'), '{"m": "fast"');
	expect((await open()).of('m')).toBeNull();
	await rm(join(folder, 'pace.json'));
	await mkdir(join(folder, 'pace.json.new'));
	speak(await open(), 'm', 2);
	await vi.waitUntil(() => failed.mock.calls.length > 0);
});
