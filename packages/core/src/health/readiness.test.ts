import { describe, expect, it } from 'vitest';
import { NexusError } from '../errors/index.ts';
import type { ObjectStore } from '../ports/index.ts';
import { createProbe } from '../storage/index.ts';
import { createReadiness } from './readiness.ts';

const gone = async (): Promise<never> => {
	throw new NexusError('storage_unavailable');
};
const database = { ping: async () => undefined };

/** What is answered of a storage that keeps what it is given, but for the methods that fail. */
function readinessOf(failing: Partial<ObjectStore>) {
	const kept = new Map<string, Uint8Array>();
	const store = {
		async put(key: string, bytes: Uint8Array) {
			kept.set(key, bytes);
			return { size: bytes.length };
		},
		read: async (key: string) => kept.get(key) ?? gone(),
		info: async () => null,
		delete: async (key: string) => void kept.delete(key),
		...failing,
	} as unknown as ObjectStore;
	const probe = createProbe(store, () => new Date());
	return createReadiness({ database, probe })();
}

describe('whether a process can do its work', () => {
	it('is asked of what its storage really writes and reads', async () => {
		expect(await readinessOf({})).toEqual({ database: 'ok', storage: 'ok' });
	});

	it('is denied by a storage that can be read and not written', async () => {
		expect(await readinessOf({ put: gone })).toEqual({ database: 'ok', storage: 'read_only' });
	});

	it('is denied by a storage that is missing, or keeps something else', async () => {
		const missing = { put: gone, read: gone, info: gone };
		expect(await readinessOf(missing)).toEqual({ database: 'ok', storage: 'unavailable' });
		const damaged = { read: async () => Buffer.from('something else') };
		expect(await readinessOf(damaged)).toEqual({ database: 'ok', storage: 'unavailable' });
	});
});
