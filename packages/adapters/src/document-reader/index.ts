import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import type { CpuPool, DocumentReader, ObjectStore, ReadDocument } from '@nexus/core/ports';
import type { PlainReading } from '@nexus/document-text';
import pLimit from 'p-limit';
import { runChild } from '../child-process/index.ts';
import { readDocumentSchema } from './read-document-schema.ts';

const WORKER = new URL('./worker.ts', import.meta.url).href;
const PROGRAM = new URL('./child.ts', import.meta.url);
/** Bytes from which on a process of its own is worth its start; a thread reads so much in a tenth of a second. */
const LARGE = 1024 * 1024;
/** Small documents in memory at once: each takes several times its size, and a thread that others need as well. */
const SMALL_AT_ONCE = 2;
/** Large ones: one processor is left to those who have not sent any, and each takes some 300 MB. */
const LARGE_AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Milliseconds that a document may take; the worst known of 10 MB takes a twentieth of it. */
const LONGEST = 60_000;
/** One thread does nearly all the work, so that it never holds a second processor for long. */
const FLAGS = ['--single-threaded-gc', '--v8-pool-size=1'];
/** A document of 10 MB takes 2 s by it beside episodes that are being made, and hardly holds up anybody else. */
const SESSION_NICENESS = 5;
const never = new AbortController().signal;

interface Options {
	pool: CpuPool;
	objects: Pick<ObjectStore, 'read' | 'stream'>;
}

/** Reads small documents in a thread, and large ones in a process for each (docs/decisions/046-long-documents-in-a-child.md). */
export function createDocumentReader({ pool, objects }: Options): DocumentReader {
	const large = pLimit(LARGE_AT_ONCE);
	const small = pLimit(SMALL_AT_ONCE);

	const inThread = (bytes: Uint8Array, filename: string): Promise<ReadDocument> =>
		pool.run(WORKER, 'readDocument', { bytes, filename }, { transfer: isWhole(bytes) ? [bytes.buffer] : [] });

	const inChild = (input: Uint8Array | Readable, filename: string, signal: AbortSignal): Promise<ReadDocument> =>
		runChild({
			program: PROGRAM,
			args: [filename],
			flags: FLAGS,
			input,
			result: readDocumentSchema,
			signal,
			milliseconds: LONGEST,
			sessionNiceness: SESSION_NICENESS,
			errors: { timeout: 'import_timeout', ended: 'import_too_complex', garbled: 'import_too_complex' },
		});

	return {
		read: (bytes, filename, signal = never) =>
			bytes.length < LARGE ? small(() => inThread(bytes, filename)) : large(() => inChild(bytes, filename, signal)),
		async readObject({ key, size }, filename, signal = never) {
			if (size < LARGE) return await small(async () => inThread(await objects.read(key), filename));
			return await large(async () => {
				signal.throwIfAborted();
				const stored = await objects.stream(key);
				try {
					return await inChild(stored, filename, signal);
				} finally {
					stored.destroy();
				}
			});
		},
		readPlain: (text, atStart) => pool.run<PlainReading>(WORKER, 'plain', { text, atStart }),
	};
}

/** Whether it is all of a buffer that can be handed over. */
const isWhole = (bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> =>
	bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
