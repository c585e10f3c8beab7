import type { Bucket, StorageHealth } from '@nexus/contract';
import type { Actor } from '../accounts/types.ts';
import type { Database, ObjectStore, Page, Paged } from '../ports/index.ts';
import type { StorageState } from './probe.ts';
import type { StoredFileRecord } from './types.ts';

export interface StorageCheck extends StorageState {
	kind: ObjectStore['kind'];
	/** Of everybody's files; null for who is not an administrator. */
	totals: StorageHealth['totals'];
}

export interface StorageServices {
	check(actor: Actor): Promise<StorageCheck>;
	files(actor: Actor, page: Page, bucket: Bucket | undefined): Promise<Paged<StoredFileRecord>>;
}

export function createStorageServices(deps: {
	database: Pick<Database, 'cleanup'>;
	objects: ObjectStore;
	probe: () => Promise<StorageState>;
}): StorageServices {
	const { database, objects, probe } = deps;
	return {
		async check(actor) {
			const state = await probe();
			return { ...state, kind: objects.kind, totals: actor.isAdmin ? await database.cleanup.stored(null) : null };
		},
		files: (actor, page, bucket) => database.cleanup.files(actor.userId, page, bucket),
	};
}
