import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '../ports/index.ts';

export interface StorageState {
	reachable: boolean;
	writable: boolean;
	checkedAt: Date;
}

export const PROBE_PREFIX = 'probe/';

/** Milliseconds for which an answer holds, so that asking often does not write often. */
const GOOD_FOR = 5_000;

/** Tells whether objects can be written and read: it does so. What a crash leaves of it is a leftover like any other. */
export function createProbe(objects: ObjectStore, now: () => Date): () => Promise<StorageState> {
	let latest: { at: number; state: Promise<StorageState> } | null = null;

	async function probe(): Promise<StorageState> {
		const key = `${PROBE_PREFIX}${randomUUID()}`;
		const checkedAt = now();
		try {
			await objects.put(key, Buffer.from(key));
			const same = Buffer.from(await objects.read(key)).toString() === key;
			await objects.delete(key);
			return { reachable: same, writable: same, checkedAt };
		} catch {
			const reachable = await objects.info(key).then(
				() => true,
				() => false,
			);
			return { reachable, writable: false, checkedAt };
		}
	}

	return () => {
		if (!latest || now().getTime() - latest.at >= GOOD_FOR) latest = { at: now().getTime(), state: probe() };
		return latest.state;
	};
}
