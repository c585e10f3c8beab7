import { createDiskObjectStore } from '@nexus/adapters/object-store-disk';
import { createS3ObjectStore } from '@nexus/adapters/object-store-s3';
import type { ObjectStore } from '@nexus/core/ports';
import type { StorageConfig } from './storage-url.ts';

export const createObjectStore = (storage: StorageConfig): ObjectStore =>
	storage.kind === 's3' ? createS3ObjectStore(storage) : createDiskObjectStore(storage.folder);

/** Where players are sent to, apart from the server itself; null when nowhere. */
export function mediaOrigin(storage: StorageConfig): string | null {
	if (storage.kind !== 's3' || !storage.redirect) return null;
	const { protocol, host } = new URL(storage.publicEndpoint ?? storage.endpoint);
	return `${protocol}//${storage.pathStyle ? host : `${storage.bucket}.${host}`}`;
}
