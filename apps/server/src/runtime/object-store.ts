import { createDiskObjectStore } from '@nexus/adapters/object-store-disk';
import type { ObjectStore } from '@nexus/core/ports';
import type { StorageConfig } from './storage-url.ts';

/** The client for S3 is loaded only where there is such a storage. */
export async function createObjectStore(storage: StorageConfig): Promise<ObjectStore> {
	if (storage.kind === 'folder') return createDiskObjectStore(storage.folder);
	const { createS3ObjectStore } = await import('@nexus/adapters/object-store-s3');
	return createS3ObjectStore(storage);
}

/** Where players are sent to, apart from the server itself; null when nowhere. */
export function mediaOrigin(storage: StorageConfig): string | null {
	if (storage.kind !== 's3' || !storage.redirect) return null;
	const { protocol, host } = new URL(storage.publicEndpoint ?? storage.endpoint);
	return `${protocol}//${storage.pathStyle ? host : `${storage.bucket}.${host}`}`;
}
