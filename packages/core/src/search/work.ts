import type { DatabaseFor, ObjectStore, QueueHandlers } from '../ports/index.ts';
import { documentKeys } from '../records/document.ts';
import { passagesOf } from './passages.ts';

/** Passages that are written at once. */
const BATCH = 200;

/**
 * Indexes documents for the search. The document is locked meanwhile, so that what is indexed is never a text that was
 * edited or deleted in between; its passages go in batches, so that a long one does not hold up this thread.
 */
export function createSearchWork({
	database,
	objects,
}: {
	database: DatabaseFor<never, 'search'>;
	objects: ObjectStore;
}): Pick<QueueHandlers, 'document-index'> {
	return {
		async 'document-index'({ userId, documentId }, { signal }) {
			await database.transaction(async ({ search }) => {
				if (!(await search.lockUnindexed(documentId))) return;
				const { text: key } = documentKeys(userId, documentId);
				// Without its file there is nothing to find, and asking for it again would not bring it back.
				const text = (await objects.info(key)) ? new TextDecoder().decode(await objects.read(key)) : '';
				await search.removePassages(documentId);
				for (const batch of inBatches(passagesOf(text))) {
					signal.throwIfAborted();
					await search.addPassages(documentId, batch);
				}
				await search.setIndexed(documentId);
			});
		},
	};
}

function* inBatches<Item>(items: Iterable<Item>): Generator<Item[]> {
	let batch: Item[] = [];
	for (const item of items) {
		batch.push(item);
		if (batch.length < BATCH) continue;
		yield batch;
		batch = [];
	}
	if (batch.length > 0) yield batch;
}
