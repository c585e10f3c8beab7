import type { ReadDocument } from '@nexus/core/ports';
import { cutParts, decodeText, mapDocument } from '@nexus/document-text/reading';

/** What a document's bytes say. For a thread or a process of its own: 10 MB take longer than an event loop should wait. */
export function readDocument({ bytes, filename }: { bytes: Uint8Array; filename: string }): ReadDocument {
	const { text, encoding } = decodeText(bytes);
	const map = mapDocument(text, filename);
	const encoded = new TextEncoder().encode(text);
	return {
		// What the caller has already is not handed back: megabytes that come and go have the server's heap searched for garbage.
		text: Buffer.compare(encoded, bytes) === 0 ? null : encoded,
		words: countWords(text),
		characters: text.length,
		encoding,
		language: map.language,
		title: map.title,
		estimatedParts: cutParts(text, map).length,
	};
}

/** Runs of anything but white space. One at a time: a list of all would take more memory than the text. */
function countWords(text: string): number {
	const word = /\S+/g;
	let words = 0;
	while (word.test(text)) words++;
	return words;
}
