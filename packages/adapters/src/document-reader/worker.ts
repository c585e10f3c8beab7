import { cutParts, decodeText, mapDocument } from '@nexus/core/document-text';
import type { ReadDocument } from '@nexus/core/ports';

/** Runs in a worker thread: a 10 MB document takes longer than an event loop should wait. */
export function read({ bytes, filename }: { bytes: Uint8Array; filename: string }): ReadDocument {
	const { text, encoding } = decodeText(bytes);
	const map = mapDocument(text, filename);
	return {
		text: new TextEncoder().encode(text),
		characters: text.length,
		encoding,
		language: map.language,
		title: map.title,
		estimatedParts: cutParts(text, map).length,
	};
}
