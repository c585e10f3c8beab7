import { expect, it } from 'vitest';
import { KeyedLock } from '../event-loop/index.ts';
import type { ReadDocument } from '../ports/index.ts';
import { createUpload, type UploadDependencies } from './upload.ts';

const READ: ReadDocument = {
	text: null,
	words: 1,
	characters: 1,
	encoding: 'utf-8',
	language: 'pt-BR',
	title: null,
	estimatedParts: 1,
};

/** Uploads whose documents are read until they are let go, in the order in which they began. */
function createUploads() {
	const reading: { name: string; end: () => void }[] = [];
	const dependencies = {
		database: { settings: { find: async () => null }, documents: { create: async (record: unknown) => record } },
		objects: { put: async () => ({ size: 1 }) },
		limits: { reserveUpload: async () => ({ grow: async () => undefined, end: async () => undefined }) },
		reader: {
			readObject: (_: unknown, name: string) =>
				new Promise((resolve) => reading.push({ name, end: () => resolve(READ) })),
		},
		readings: new KeyedLock(),
	} as unknown as UploadDependencies;
	const upload = createUpload(dependencies);
	const send = (userId: string, name: string) =>
		upload({ userId, sessionId: null, apiKeyId: null, isAdmin: false }, name, [new Uint8Array(1)], 1);
	return { send, reading };
}

it('reads one document of an account at a time, and another account’s beside it', async () => {
	const { send, reading } = createUploads();
	const names = () => reading.map(({ name }) => name);
	const own = ['1.md', '2.md', '3.md'].map((name) => send('one', name));
	await expect.poll(names).toEqual(['1.md']);
	const other = send('other', 'b.md');
	await expect.poll(names).toEqual(['1.md', 'b.md']);
	reading[1]?.end();
	expect((await other).filename).toBe('b.md');
	for (const [index, one] of own.entries()) {
		await expect.poll(names).toContain(`${index + 1}.md`);
		expect(names()).toHaveLength(index + 2);
		reading.find(({ name }) => name === `${index + 1}.md`)?.end();
		await one;
	}
});
