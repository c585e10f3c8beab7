import type { Database, DatabaseFor } from './database.ts';

/** Checked by `npm run check` alone: what is refused here must not compile. */
export async function refusedOutsideOfTransactions(database: Database): Promise<void> {
	// @ts-expect-error replaces lines in several statements
	await database.production.replaceLines('episode', { changed: new Map(), removed: [] });
	// @ts-expect-error removes rows and tells which objects nothing names any more
	await database.episodes.delete('episode');
	// @ts-expect-error ends a job and tells the workers
	await database.jobs.cancel('job', 'Geração cancelada');
	// @ts-expect-error a lock ends with the transaction, so that one outside of it locks nothing
	await database.episodes.lock('user', 'episode');
	// @ts-expect-error a job is enqueued together with its row or not at all
	await database.enqueue([]);
	await database.transaction(async (tx) => {
		await tx.production.replaceLines('episode', { changed: new Map(), removed: [] });
		await tx.episodes.delete('episode');
		await tx.jobs.cancel('job', 'Geração cancelada');
		await tx.episodes.lock('user', 'episode');
		await tx.enqueue([]);
	});
}

/** A service reaches the repositories alone that it names. */
export async function refusedToOthers(database: DatabaseFor<'documents', 'documents'>): Promise<void> {
	// @ts-expect-error it reads documents
	await database.jobs.get('job');
	await database.transaction(async (tx) => {
		// @ts-expect-error it writes documents
		await tx.jobs.cancel('job', 'Geração cancelada');
		await tx.documents.find('user', 'document');
	});
}

export const everyDatabaseServesIt = (database: Database): DatabaseFor<'documents', 'documents'> => database;
