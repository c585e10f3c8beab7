import type { Actor } from '../accounts/types.ts';
import type { Database } from '../ports/index.ts';
import type { OwnedId } from './index.ts';

/** Checked by `npm run check` alone: ids out of a request, which may be anybody's, neither read nor change a row. */
export async function refusedBeforeALookUp(database: Database, id: string): Promise<void> {
	// @ts-expect-error reads a script
	await database.production.script(id);
	// @ts-expect-error reads a job
	await database.jobs.get(id);
	// @ts-expect-error reads what was paid
	await database.usage.ofEpisode(id);
	// @ts-expect-error reads where a document's pages begin
	await database.imports.marksOf(id);
	// @ts-expect-error names an episode
	await database.episodes.update(id, { title: 'Outro' });
	await database.transaction(async (tx) => {
		// @ts-expect-error deletes an episode
		await tx.episodes.delete(id);
		// @ts-expect-error stops a job
		await tx.jobs.cancel(id, 'Geração cancelada');
		// @ts-expect-error takes a document's file away
		await tx.cleanup.cleanDocument(id, 'manual');
		// @ts-expect-error has a worker read a document
		const payload: { userId: string; documentId: OwnedId<'document'> } = { userId: '', documentId: id };
		await tx.enqueue([{ queue: 'document-index', payload, priority: 0 }]);
	});
}

/** One kind of row is not another. */
export async function refusedForAnother(database: Database, episodeId: OwnedId<'episode'>): Promise<void> {
	// @ts-expect-error the episode's id is not its job's
	await database.jobs.get(episodeId);
}

export async function allowedAfterALookUp(database: Database, actor: Actor, id: string): Promise<void> {
	const episode = await database.episodes.find(actor.userId, id);
	if (episode) await database.production.script(episode.id);
	const job = await database.jobs.find(actor.userId, id);
	if (job) await database.transaction((tx) => tx.jobs.cancel(job.id, 'Geração cancelada'));
}
