import type { CleanupReason } from '@nexus/contract';
import type { CleanupDependencies } from '../cleanup/clean-episode.ts';
import type { Candidate, Removed } from '../cleanup/types.ts';
import { documentKeys } from '../records/document.ts';

/** As it was sent, and as text. */
const FILES_OF_A_DOCUMENT = 2;

/** Takes the document's file away; the row stays for the episodes made of it. Null when it was left alone. */
export async function cleanDocument(
	{ database, objects }: CleanupDependencies,
	{ id, userId }: Candidate<'document'>,
	reason: CleanupReason,
): Promise<Removed | null> {
	const done = await database.transaction((tx) => tx.cleanup.cleanDocument(id, reason));
	if (!done) return null;
	await objects.deletePrefix(documentKeys(userId, id).folder);
	return { documents: 1, episodes: 0, files: FILES_OF_A_DOCUMENT, bytes: done.bytes };
}
