import type { CleanupReason } from '@nexus/contract';
import type { OwnedId } from '../ownership/index.ts';
import type { DatabaseFor, ObjectStore } from '../ports/index.ts';
import { readInfos, removeUnchanged } from '../storage/remove-objects.ts';
import type { CleanupRecord, Removed } from './types.ts';

export interface CleanupDependencies {
	database: DatabaseFor<'cleanup' | 'episodes', 'cleanup'>;
	objects: ObjectStore;
}

/*
 * Rows go first, objects after the commit. Broken off in between, objects are left that nothing names: they cost room
 * until the next reconciliation finds them, and nobody sees them. The other way round a crash would leave episodes
 * that offer sound and have none.
 *
 * The transaction locks the episode's row and its jobs, so that a generation begins either before it (the episode is
 * then left alone) or after it. One that begins right after it may voice the same clips, which have the same keys, while
 * the objects are being removed: hence each is removed only when it is still what it was before the transaction.
 */

export type EpisodeOutcome =
	| { outcome: 'cleaned'; record: CleanupRecord | null; removed: Removed }
	| { outcome: 'busy' | 'nothing' };

/** Takes the episode's audio away. Script, transcript and metadata stay. */
export async function cleanEpisode(
	{ database, objects }: CleanupDependencies,
	id: OwnedId<'episode'>,
	reason: CleanupReason,
): Promise<EpisodeOutcome> {
	const named = await database.cleanup.episodeObjects(id);
	const seen = await readInfos(
		objects,
		named.map(({ key }) => key),
	);
	const result = await database.transaction((tx) => tx.cleanup.cleanEpisode(id, reason));
	if (result.outcome !== 'cleaned') return { outcome: result.outcome };
	const files = await removeUnchanged(
		objects,
		result.objects.flatMap(({ key }) => seen.get(key) ?? []),
	);
	const bytes = result.objects.reduce((sum, { size }) => sum + size, 0);
	return {
		outcome: 'cleaned',
		record: result.record,
		removed: { documents: 0, episodes: result.record ? 1 : 0, files, bytes },
	};
}
