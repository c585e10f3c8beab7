import type { CpuPool, DocumentReader, ReadDocument } from '@nexus/core/ports';
import type { PlainReading } from '@nexus/document-text';

const WORKER = new URL('./worker.ts', import.meta.url).href;

export function createDocumentReader({ pool }: { pool: CpuPool }): DocumentReader {
	return {
		read: (bytes, filename) =>
			pool.run<ReadDocument>(WORKER, 'read', { bytes, filename }, { transfer: isWhole(bytes) ? [bytes.buffer] : [] }),
		readPlain: (text, atStart) => pool.run<PlainReading>(WORKER, 'plain', { text, atStart }),
	};
}

/** Whether it is all of a buffer that can be handed over. */
const isWhole = (bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> =>
	bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
