import type { OwnedId } from '../ownership/index.ts';
import type { Database, DatabaseFor } from './database.ts';

/** Checked by `npm run check` alone: what is refused here must not compile. */
export async function refusedOutsideOfTransactions(
	database: Database,
	{ episodeId, jobId }: { episodeId: OwnedId<'episode'>; jobId: OwnedId<'job'> },
): Promise<void> {
	// @ts-expect-error replaces lines in several statements
	await database.production.replaceLines(episodeId, { changed: new Map(), removed: [] });
	// @ts-expect-error removes rows and tells which objects nothing names any more
	await database.episodes.delete(episodeId);
	// @ts-expect-error ends a job and tells the workers
	await database.jobs.cancel(jobId, 'Geração cancelada');
	// @ts-expect-error a lock ends with the transaction, so that one outside of it locks nothing
	await database.episodes.lock('user', 'episode');
	// @ts-expect-error a job is enqueued together with its row or not at all
	await database.enqueue([]);
	await database.transaction(async (tx) => {
		await tx.production.replaceLines(episodeId, { changed: new Map(), removed: [] });
		await tx.episodes.delete(episodeId);
		await tx.jobs.cancel(jobId, 'Geração cancelada');
		await tx.episodes.lock('user', 'episode');
		await tx.enqueue([]);
	});
}

/** A service reaches the repositories alone that it names. */
export async function refusedToOthers(
	database: DatabaseFor<'documents', 'documents'>,
	jobId: OwnedId<'job'>,
): Promise<void> {
	// @ts-expect-error it reads documents
	await database.jobs.get(jobId);
	await database.transaction(async (tx) => {
		// @ts-expect-error it writes documents
		await tx.jobs.cancel(jobId, 'Geração cancelada');
		await tx.documents.find('user', 'document');
	});
}

export const everyDatabaseServesIt = (database: Database): DatabaseFor<'documents', 'documents'> => database;
