import { SEVERAL_DOCUMENTS } from '@nexus/contract';
import { NexusError } from '../errors/index.ts';
import type { Database, ObjectStore } from '../ports/index.ts';
import { type DocumentRecord, documentKeys } from '../records/document.ts';
import { documentIdsOf, type EpisodeRecord } from '../records/episode.ts';
import { bytesOfAll } from './texts.ts';

type EpisodeSources = Pick<EpisodeRecord, 'userId' | 'documentId' | 'documentIds'>;

/** The documents that an episode is made of, in order. @throws NexusError document_missing when one of them was deleted */
export async function documentsOf(
	database: Pick<Database, 'documents'>,
	{ userId, ...made }: EpisodeSources,
): Promise<DocumentRecord[]> {
	const found = await Promise.all(documentIdsOf(made).map((id) => database.documents.find(userId, id)));
	const documents = found.filter((document) => document !== null);
	if (documents.length === 0 || documents.length < found.length) throw new NexusError('document_missing');
	return documents;
}

/**
 * The documents that a user chose for an episode, in the chosen order.
 * @throws NexusError not_found when one is not theirs, documents_too_large
 */
export async function chosenDocuments(
	database: Pick<Database, 'documents'>,
	userId: string,
	ids: readonly string[],
): Promise<DocumentRecord[]> {
	const found = await Promise.all(ids.map((id) => database.documents.find(userId, id)));
	const documents = found.filter((document) => document !== null);
	if (documents.length === 0 || documents.length < found.length) throw new NexusError('not_found');
	const { bytesMax } = SEVERAL_DOCUMENTS;
	if (documents.length > 1 && bytesOfAll(documents) > bytesMax) {
		throw new NexusError('documents_too_large', { megabytes: bytesMax / 1024 / 1024 });
	}
	return documents;
}

/** The language that most of the text is in, BCP 47; null where none is known. */
export function languageOfMost(documents: readonly DocumentRecord[]): string | null {
	const sizes = new Map<string, number>();
	for (const { language, characters } of documents) {
		if (language !== null) sizes.set(language, (sizes.get(language) ?? 0) + characters);
	}
	return [...sizes].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** Whether the text of every document of the episode is stored. */
export async function hasTexts(objects: ObjectStore, { userId, ...made }: EpisodeSources): Promise<boolean> {
	const ids = documentIdsOf(made);
	const found = await Promise.all(ids.map((id) => objects.info(documentKeys(userId, id).text)));
	return found.length > 0 && found.every((info) => info !== null);
}
