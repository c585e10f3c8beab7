import { createDiskObjectStore } from '@nexus/adapters/object-store-disk';
import { NexusError } from '@nexus/core/errors';

const store = createDiskObjectStore(process.argv[2] ?? '');
await store.put('antes', Buffer.from('cabe'));
try {
	await store.put('grande', Buffer.alloc(1024 * 1024));
} catch (error) {
	process.stdout.write(error instanceof NexusError ? error.code : String(error));
}
