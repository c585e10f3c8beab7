import { createDiskObjectStore, restrictToOwner } from '@nexus/adapters/object-store-disk';
import type { ObjectStore } from '@nexus/core/ports';
import type { Logger } from 'pino';
import type { StorageConfig } from './storage-url.ts';

/** Paths that a warning names. */
const NAMED_PATHS = 5;

/**
 * The storage, closed to other accounts of the machine where it is a folder. The client for S3 is loaded only where there
 * is such a storage.
 */
export async function createObjectStore(storage: StorageConfig, logger: Logger): Promise<ObjectStore> {
	if (storage.kind === 'folder') {
		const open = await restrictToOwner(storage.folder);
		if (open.length > 0) {
			logger.warn(
				{ paths: open.slice(0, NAMED_PATHS), count: open.length },
				'other accounts of this machine can read stored documents: the permissions could not be changed',
			);
		}
		return createDiskObjectStore(storage.folder);
	}
	const { createS3ObjectStore } = await import('@nexus/adapters/object-store-s3');
	return createS3ObjectStore(storage);
}

/** Where players are sent to, apart from the server itself; null when nowhere. */
export function mediaOrigin(storage: StorageConfig): string | null {
	if (storage.kind !== 's3' || !storage.redirect) return null;
	const { protocol, host } = new URL(storage.publicEndpoint ?? storage.endpoint);
	return `${protocol}//${storage.pathStyle ? host : `${storage.bucket}.${host}`}`;
}
