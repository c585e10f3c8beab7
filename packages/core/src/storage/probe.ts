import { randomUUID } from 'node:crypto';
import { withTimeout } from '../event-loop/with-timeout.ts';
import type { ObjectStore } from '../ports/index.ts';

export interface StorageState {
	reachable: boolean;
	writable: boolean;
	checkedAt: Date;
}

export const PROBE_PREFIX = 'probe/';

/** Milliseconds for which an answer holds, so that asking often does not write often. */
const VALID_MILLISECONDS = 5_000;
/** Milliseconds after which a storage that has not answered counts as unavailable. */
const TIMEOUT_MILLISECONDS = 3_000;

/** Tells whether objects can be written and read: it does so. What a crash leaves of it is a leftover like any other. */
export function createProbe(
	objects: ObjectStore,
	now: () => Date,
	patience = TIMEOUT_MILLISECONDS,
): () => Promise<StorageState> {
	let latest: { at: number; answered: boolean; state: Promise<StorageState> } | null = null;

	async function probe(): Promise<StorageState> {
		const key = `${PROBE_PREFIX}${randomUUID()}`;
		const checkedAt = now();
		try {
			await objects.put(key, Buffer.from(key), { durable: false });
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

	/** One probe at a time, however long a storage that hangs keeps it. */
	function begin(): Promise<StorageState> {
		const begun = { at: now().getTime(), answered: false, state: probe() };
		begun.state.finally(() => {
			begun.answered = true;
		});
		latest = begun;
		return begun.state;
	}

	return async () => {
		const isStale = !latest || (latest.answered && Math.abs(now().getTime() - latest.at) >= VALID_MILLISECONDS);
		const state = latest && !isStale ? latest.state : begin();
		return await withTimeout(state, patience, () => ({ reachable: false, writable: false, checkedAt: now() }));
	};
}
