import type { ObjectInfo, ObjectStore } from '../ports/index.ts';

/** Size and time of each object, to be read before the rows that name them change. Missing objects are left out. */
export async function readInfos(objects: ObjectStore, keys: string[]): Promise<Map<string, ObjectInfo>> {
	const seen = new Map<string, ObjectInfo>();
	for (const key of keys) {
		const info = await objects.info(key);
		if (info) seen.set(key, info);
	}
	return seen;
}

/**
 * Removes the objects that have not changed since `readInfos`: an object that was written again in the meantime belongs
 * to whoever wrote it. Returns how many were removed.
 */
export async function removeUnchanged(objects: ObjectStore, seen: Iterable<ObjectInfo>): Promise<number> {
	let removed = 0;
	for (const before of seen) {
		const now = await objects.info(before.key);
		if (now?.modifiedAt.getTime() !== before.modifiedAt.getTime() || now.size !== before.size) continue;
		await objects.delete(before.key);
		removed++;
	}
	return removed;
}
