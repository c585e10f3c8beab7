import type { Database, ObjectStore } from '@nexus/core/ports';
import { episodeKeys, type JobRecord } from '@nexus/core/records';

/** Deletes the user's clips that no part uses any more. */
export async function removeUnusedClips(
	{ database, objects }: { database: Pick<Database, 'episodes'>; objects: ObjectStore },
	userId: string,
): Promise<void> {
	for (const key of await database.episodes.forgetUnusedClips(userId)) await objects.delete(key);
}

/** Deletes what stopped work may have written for an episode after the episode was deleted. */
export async function removeLeftovers(
	deps: { database: Pick<Database, 'episodes'>; objects: ObjectStore },
	{ userId, episodeId }: JobRecord,
): Promise<void> {
	if (await deps.database.episodes.find(userId, episodeId)) return;
	await deps.objects.deletePrefix(episodeKeys(userId, episodeId).folder);
	await removeUnusedClips(deps, userId);
}
