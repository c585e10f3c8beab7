import { type JoinedDocument, joinDocuments } from '@nexus/document-text';
import type { ObjectStore } from '../ports/object-store.ts';
import { type DocumentRecord, documentKeys } from '../records/document.ts';

/** What an episode is written from. */
export interface EpisodeText {
	text: string;
	/** Where each of several documents stands in it; undefined for one, whose text it is. */
	documents?: JoinedDocument[] | undefined;
}

const withoutExtension = (filename: string): string => filename.replace(/\.[^.]*$/, '').trim();

/** What a document is called where it is one of several, and an episode of a series. */
export const titleOf = ({ title, filename }: DocumentRecord): string => title || withoutExtension(filename) || filename;

/** The documents' names, as one. */
export function nameOf(documents: readonly Pick<DocumentRecord, 'filename'>[]): string {
	const names = documents.map(({ filename }) => withoutExtension(filename)).filter(Boolean);
	const shown = names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED - 1)] : names;
	const more = names.length - shown.length;
	return new Intl.ListFormat('pt-BR').format(more === 0 ? shown : [...shown, `mais ${more}`]);
}
const MOST_NAMED = 3;

/** Bytes of a document's text, about where that is not known. */
const bytesOf = ({ textSize, size }: DocumentRecord): number => textSize || size;
export const bytesOfAll = (documents: readonly DocumentRecord[]): number =>
	documents.reduce((sum, document) => sum + bytesOf(document), 0);

/** A range of a text's bytes; characters that it cuts through are replaced. */
export async function readRange(
	objects: ObjectStore,
	key: string,
	range: { start: number; end: number },
): Promise<string> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of await objects.stream(key, range)) chunks.push(chunk as Uint8Array);
	return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.concat(chunks));
}

/** The whole text of one document, or of several joined. */
export async function readTexts(objects: ObjectStore, documents: readonly DocumentRecord[]): Promise<EpisodeText> {
	const read = async ({ id, userId }: DocumentRecord): Promise<string> =>
		new TextDecoder().decode(await objects.read(documentKeys(userId, id).text));
	const [first] = documents;
	if (first && documents.length === 1) return { text: await read(first) };
	const texts: { id: string; title: string; text: string }[] = [];
	for (const document of documents) {
		texts.push({ id: document.id, title: titleOf(document), text: await read(document) });
	}
	return joinDocuments(texts);
}

/** Bytes of the text that an episode of several documents is written from: what is read lies in the documents' own. */
export async function readStretch(
	objects: ObjectStore,
	userId: string,
	documents: readonly JoinedDocument[],
	{ byteStart, byteEnd }: { byteStart: number; byteEnd: number },
): Promise<string> {
	const decoder = new TextDecoder();
	let text = '';
	for (const document of documents) {
		const between = new TextEncoder().encode(document.before + document.heading);
		const begins = document.byteStart - between.length;
		const from = Math.max(byteStart, begins) - begins;
		const to = Math.min(byteEnd, document.byteStart) - begins;
		if (from < to) text += decoder.decode(between.subarray(from, to), { stream: true });
		const start = Math.max(byteStart, document.byteStart) - document.byteStart + document.byteFrom;
		const end = Math.min(byteEnd, document.byteEnd) - document.byteStart + document.byteFrom;
		if (start >= end) continue;
		const { text: key } = documentKeys(userId, document.documentId);
		for await (const chunk of await objects.stream(key, { start, end: end - 1 })) {
			text += decoder.decode(chunk as Uint8Array, { stream: true });
		}
	}
	return text + decoder.decode();
}
