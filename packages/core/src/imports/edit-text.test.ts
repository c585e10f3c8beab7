import { expect, it } from 'vitest';
import { KeyedLock } from '../event-loop/index.ts';
import { createImportServices } from './service.ts';

const READ = { text: null, words: 1, characters: 1, encoding: 'utf-8', language: null, title: null, estimatedParts: 1 };
const actor = (userId: string) => ({ userId, sessionId: null, apiKeyId: null, isAdmin: false });

/** Corrections whose texts are read until they are let go. */
function createCorrections() {
	const reading: (() => void)[] = [];
	const reserved: string[] = [];
	const rows = { episodes: { countOfDocument: async () => 0 }, documents: { setText: async () => undefined } };
	const dependencies = {
		database: {
			documents: { find: async () => ({ id: 'd', filename: 'a', cleanedAt: null, textSize: 1 }) },
			imports: { marksOf: async () => [] },
			transaction: async (work: (tx: unknown) => unknown) =>
				await work({ ...rows, imports: { setMarks: async () => undefined } }),
		},
		objects: { info: async () => ({}), read: async () => new Uint8Array(1), put: async () => ({ size: 1 }) },
		limits: {
			reserveUpload: async (userId: string) => {
				reserved.push(userId);
				return { grow: async () => undefined, end: async () => undefined };
			},
		},
		reader: { read: () => new Promise((resolve) => reading.push(() => resolve(READ))) },
		readings: new KeyedLock(),
	};
	return { reading, reserved, service: createImportServices(dependencies as never) };
}

it('reads one correction of an account at a time, with room reserved for all, and another account’s beside it', async () => {
	const { reading, reserved, service } = createCorrections();
	const own = [1, 2].map(() => service.editText(actor('one'), 'd', 'Um texto.'));
	await expect.poll(() => reading.length).toBe(1);
	expect(reserved).toEqual(['one', 'one']);
	const other = service.editText(actor('other'), 'd', 'Um texto.');
	await expect.poll(() => reading.length).toBe(2);
	reading[1]?.();
	expect(await other).toBe('Um texto.');
	expect(reading).toHaveLength(2);
	reading[0]?.();
	await expect.poll(() => reading.length).toBe(3);
	reading[2]?.();
	expect(await Promise.all(own)).toEqual(['Um texto.', 'Um texto.']);
});

it('does not read a correction that nobody waits for any more', async () => {
	const { reading, service } = createCorrections();
	const controller = new AbortController();
	const first = service.editText(actor('one'), 'd', 'Um texto.');
	const second = service.editText(actor('one'), 'd', 'Um texto.', controller.signal);
	await expect.poll(() => reading.length).toBe(1);
	controller.abort(new Error('gone'));
	reading[0]?.();
	await first;
	await expect(second).rejects.toThrow('gone');
	expect(reading).toHaveLength(1);
});
