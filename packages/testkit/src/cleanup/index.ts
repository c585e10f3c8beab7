import { createDiskObjectStore } from '@nexus/adapters/object-store-disk';
import { createDatabase } from '@nexus/adapters/postgres';
import { type CleanupPolicy, type CleanupServices, createCleanupServices } from '@nexus/core/cleanup';
import type { ObjectStore } from '@nexus/core/ports';
import type { Stack } from '../stack/index.ts';

/**
 * The cleanup on a stack's own database and folder, at a time and with a storage of the test's choosing.
 * @param wrap what the cleanup is given in place of the folder.
 */
export async function withCleanup<Result>(
	{ databaseUrl, config }: Stack,
	options: { now?: Date; policy?: Partial<CleanupPolicy>; wrap?: (objects: ObjectStore) => ObjectStore },
	work: (cleanup: CleanupServices, suspicions: Error[]) => Promise<Result>,
): Promise<Result> {
	if (config.storage.kind !== 'folder') throw new Error('the stack keeps its objects elsewhere');
	const suspicions: Error[] = [];
	const database = createDatabase({
		url: databaseUrl,
		enqueue: async () => undefined,
		hasten: async () => undefined,
		onError: (error) => suspicions.push(error),
		poolSize: 2,
	});
	const objects = createDiskObjectStore(config.storage.folder);
	try {
		const cleanup = createCleanupServices({
			database,
			objects: options.wrap?.(objects) ?? objects,
			policy: { ...config.cleanup, ...options.policy },
			now: () => options.now ?? new Date(),
			onSuspicion: (error) => suspicions.push(error),
			removeStaleDrafts: async () => undefined,
		});
		return await work(cleanup, suspicions);
	} finally {
		await database.close();
	}
}

/** A storage that stops working after so many deletions, as when the process is killed there. */
export function diesAfter(deletions: number): (objects: ObjectStore) => ObjectStore {
	let left = deletions;
	const count = (): void => {
		if (left-- <= 0) throw new Error('killed');
	};
	return (objects) => ({
		...objects,
		async delete(key) {
			count();
			await objects.delete(key);
		},
		async deletePrefix(prefix) {
			count();
			await objects.deletePrefix(prefix);
		},
	});
}
