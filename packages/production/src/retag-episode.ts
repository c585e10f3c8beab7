import type { OwnedId } from '@nexus/core/ownership';
import {
	type AudioFileRecord,
	type EpisodeOverview,
	type PartTranscript,
	type PlayedPart,
	transcriptKey,
} from '@nexus/core/records';
import type { ProductionDependencies } from './dependencies.ts';
import { replaceTag, type TaggedFile, tagOfFile } from './file-tags.ts';

type Retagging = Pick<ProductionDependencies, 'database' | 'objects' | 'audio' | 'covers'>;

/** Whoever writes an episode's files, or their tags, holds this. */
export const filesLock = (episodeId: string): string => `files of episode ${episodeId}`;

/** Has the files of a renamed episode bear its name, cover included. Nothing is encoded again. May be done again. */
export async function retagEpisode(
	deps: Retagging,
	{ userId, id }: { userId: string; id: string },
	signal: AbortSignal,
): Promise<void> {
	const { database } = deps;
	await database.exclusively(filesLock(id), signal, async () => {
		const overview = await database.episodes.overview(userId, id);
		if (!overview) return;
		for (const file of overview.audioFiles) await retagFile(deps, overview, file, signal);
	});
}

async function retagFile(
	deps: Retagging,
	{ episode, audioFiles }: EpisodeOverview,
	file: AudioFileRecord,
	signal: AbortSignal,
): Promise<void> {
	const { database, objects } = deps;
	const info = await objects.info(file.objectKey);
	// Cleaned, or taken out of the storage by somebody: its name is of no use.
	if (!info) return;
	const parts: TaggedFile['parts'] = [];
	for (const { objectKey, ...part } of await partsOf(deps, episode.id, file)) {
		const transcript = JSON.parse(Buffer.from(await objects.read(transcriptKey(objectKey))).toString('utf8'));
		parts.push({ ...part, transcript: transcript as PartTranscript });
	}
	const track = audioFiles.length > 1 ? { number: file.firstPart, total: audioFiles.length } : null;
	const tag = await tagOfFile(deps, episode, { parts, track, hasCover: true }, signal);
	const size = await replaceTag(objects, info, tag, signal);
	const object = { key: file.objectKey, size, tagBytes: tag.length };
	// Nobody's any more: the episode was deleted or cleaned meanwhile.
	const isUsed = await database.transaction((tx) => tx.production.noteTag(episode.id, object));
	if (!isUsed) await objects.delete(file.objectKey);
}

/** What a file plays; files of earlier versions do not tell. */
async function partsOf(
	{ database }: Pick<Retagging, 'database'>,
	episodeId: OwnedId<'episode'>,
	file: AudioFileRecord,
): Promise<PlayedPart[]> {
	if (file.parts.length > 0) return file.parts;
	const parts = await database.production.parts(episodeId);
	return parts.flatMap(({ number, objectKey, durationSeconds }) =>
		objectKey !== null && number >= file.firstPart && number <= file.lastPart
			? [{ number, objectKey, durationSeconds: durationSeconds ?? 0 }]
			: [],
	);
}
