import type { DocumentConverter } from '@nexus/core/ports';
import { runChild } from './run-child.ts';

/** Milliseconds that a document may take; the longest book takes a tenth of it. */
const LONGEST = 180_000;

/** Conversion with a process for each document. */
export function createDocumentConverter({ longest = LONGEST }: { longest?: number } = {}): DocumentConverter {
	return { convert: (document, options) => runChild(document, options, longest) };
}
