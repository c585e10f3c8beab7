import { DRAFT_HOURS } from '@nexus/contract';
import type { DatabaseFor, ObjectStore, TransactionFor } from '@nexus/core/ports';
import { episodeKeys } from '@nexus/core/records';
import { removeUnusedClips } from '@nexus/production';

interface Dependencies {
	database: DatabaseFor<'episodes', 'episodes' | 'jobs'>;
	objects: ObjectStore;
}

/**
 * Cancels what is under way and removes an episode with all it holds, and the clips that no other episode uses.
 * @param wanted asked within the transaction, before anything is changed
 * @returns false when there was none, or it was not wanted
 */
export async function removeEpisode(
	deps: Dependencies,
	{ userId, id }: { userId: string; id: string },
	wanted: (tx: TransactionFor<'episodes'>) => Promise<boolean> = async () => true,
): Promise<boolean> {
	const { database, objects } = deps;
	const unusedClips = await database.transaction(async (tx) => {
		const episode = await tx.episodes.lock(userId, id);
		if (!episode || !(await wanted(tx))) return null;
		const job = await tx.jobs.underWay(episode.id);
		if (job) await tx.jobs.cancel(job.id, 'Podcast excluído');
		return await tx.episodes.delete(episode.id);
	});
	if (unusedClips === null) return false;
	await objects.deletePrefix(episodeKeys(userId, id).folder);
	for (const key of unusedClips) await objects.delete(key);
	await removeUnusedClips(deps, userId);
	return true;
}

const BATCH = 100;

/** Removes the drafts that nobody touched for DRAFT_HOURS (D19). Answers how many. */
export async function removeStaleDrafts(deps: Dependencies, now: Date): Promise<number> {
	const before = new Date(now.getTime() - DRAFT_HOURS * 60 * 60 * 1000);
	let removed = 0;
	for (;;) {
		const stale = await deps.database.episodes.staleDrafts(before, BATCH);
		const sofar = removed;
		for (const draft of stale) {
			const still = async (tx: TransactionFor<'episodes'>) => tx.episodes.isStaleDraft(draft.id, before);
			if (await removeEpisode(deps, draft, still)) removed++;
		}
		if (stale.length < BATCH || removed === sofar) return removed;
	}
}
