import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { PodcastDetails } from '@nexus/contract';
import { ApiClient, newUser, query, type Stack } from '@nexus/testkit/stack';

const TEXT = 'A ponte foi aberta em 1926. Ela tem 821 metros e liga a ilha ao continente. Era a maior do país.\n';
let texts = 0;
/** A document unlike any other, so that no clip is shared. */
export const newText = (): string => `${TEXT}O arquivo número ${++texts} conta a história de ${texts} pontes.\n`;

export const EVERYBODY = { userId: '', sessionId: null, apiKeyId: null, isAdmin: true };
export const later = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

/** Helpers for data that may be cleaned up: creates, ages and lists it. */
export const cleanupDataIn = (stack: Stack) => {
	const folder = join(stack.dataDir, 'objects');
	return {
		folder,
		somebody: (): Promise<ApiClient> => ApiClient.registered(stack.url, newUser()),
		makeEpisode: (client: ApiClient): Promise<PodcastDetails> => client.makeEpisode('ponte.md', newText()),

		/** Keys with `part` in them. */
		async objects(part: string): Promise<string[]> {
			const entries = await readdir(folder, { recursive: true, withFileTypes: true });
			return entries
				.filter((entry) => entry.isFile())
				.map((entry) => relative(folder, join(entry.parentPath, entry.name)))
				.filter((path) => path.includes(part))
				.sort();
		},

		/** Sets back when everything of an episode was made, and its document. */
		async age(podcast: PodcastDetails, days: number): Promise<void> {
			const past = `now() - interval '${days} days'`;
			await query(stack, `update audio_files set created_at = ${past} where episode_id = $1`, [podcast.id]);
			await query(stack, `update parts set completed_at = ${past} where episode_id = $1`, [podcast.id]);
			await query(stack, `update documents set created_at = ${past} where id = $1`, [podcast.document_id]);
			await query(
				stack,
				`update clips set created_at = ${past} where key in (
					select clip_key from part_clips pc join parts p on p.id = pc.part_id where p.episode_id = $1)`,
				[podcast.id],
			);
		},

		async ownerOf({ id }: PodcastDetails): Promise<string> {
			const [row] = await query<{ user_id: string }>(stack, 'select user_id from episodes where id = $1', [id]);
			return row?.user_id ?? '';
		},
	};
};
