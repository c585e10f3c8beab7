import type { DocumentConverter } from '@nexus/core/ports';
import { runChild } from '../child-process/index.ts';
import { convertedDocument } from './converted-document.ts';

const PROGRAM = new URL('./child.ts', import.meta.url);
/** Milliseconds that a document may take; the longest book takes a tenth of it. */
const LONGEST = 180_000;
/** Beside episodes that are being made, the longest book takes three times as long by it. */
const SESSION_NICENESS = 5;

/** Conversion with a process for each document. */
export function createDocumentConverter({ longest = LONGEST }: { longest?: number } = {}): DocumentConverter {
	return {
		convert: ({ bytes, name, url }, { signal, onProgress }) =>
			runChild({
				program: PROGRAM,
				args: [name, url ?? ''],
				input: bytes,
				result: convertedDocument,
				signal,
				milliseconds: longest,
				onProgress,
				sessionNiceness: SESSION_NICENESS,
				errors: { timeout: 'import_timeout', ended: 'import_too_complex', garbled: 'import_damaged' },
			}),
	};
}
