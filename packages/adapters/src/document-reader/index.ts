import type { CpuPool, DocumentReader, ReadDocument } from '@nexus/core/ports';

const WORKER = new URL('./worker.ts', import.meta.url).href;

export function createDocumentReader({ pool }: { pool: CpuPool }): DocumentReader {
	return {
		read: (bytes, filename) => pool.run<ReadDocument>(WORKER, 'read', { bytes, filename }),
	};
}
