import { createHash } from 'node:crypto';
import type { ObjectStore, RawAnswer, SpeechLine, Takes } from '@nexus/core/ports';
import { type EpisodeRecord, episodeKeys } from '@nexus/core/records';

const NEW_LINE = 10;

/**
 * Takes in the episode's folder, which goes with the episode, and is cleared of them when the episode is finished: the
 * content type in a line of JSON, and the answer behind it. Each leaves the process while it comes, for the disk to write
 * when it can: a worker's death costs what has not come yet, and nothing else.
 * @param clipKey of the clip that they are for
 */
export function keptTakes(
	objects: ObjectStore,
	episode: Pick<EpisodeRecord, 'userId' | 'id'>,
	clipKey: string,
): Takes & { clear(): Promise<void> } {
	const { folder } = episodeKeys(episode.userId, episode.id);
	const kept = new Set<string>();

	function keyOf(lines: readonly SpeechLine[]): string {
		const said = JSON.stringify([clipKey, lines.map(({ voice, style, text }) => [voice, style, text])]);
		const key = `${folder}takes/${createHash('sha256').update(said).digest('hex')}`;
		kept.add(key);
		return key;
	}

	async function remove(key: string): Promise<void> {
		await objects.delete(key);
		await objects.delete(notedKey(key));
	}

	return {
		async find(lines) {
			const key = keyOf(lines);
			if (!(await objects.info(key))) return null;
			const answer = unpack(await objects.read(key));
			if (!answer) await remove(key);
			return answer && { answer, noted: (await objects.info(notedKey(key))) !== null };
		},
		async keep(lines, { contentType, chunks }) {
			const key = keyOf(lines);
			const pieces: Uint8Array[] = [];
			await objects.put(key, packed(), { durable: false });
			return { contentType, bytes: Buffer.concat(pieces) };

			async function* packed(): AsyncGenerator<Uint8Array> {
				yield Buffer.from(`${JSON.stringify({ contentType })}\n`);
				for await (const chunk of chunks) {
					pieces.push(chunk);
					yield chunk;
				}
			}
		},
		async noted(lines) {
			await objects.put(notedKey(keyOf(lines)), new Uint8Array());
		},
		drop: (lines) => remove(keyOf(lines)),
		/** The clip is kept. */
		async clear() {
			for (const key of kept) await remove(key);
		},
	};
}

/** Of what is there when a take's cost is written down. */
const notedKey = (key: string): string => `${key}.noted`;

/** Null for one that is damaged. */
function unpack(packed: Uint8Array): RawAnswer | null {
	const end = packed.indexOf(NEW_LINE);
	try {
		const { contentType } = JSON.parse(Buffer.from(packed.subarray(0, end)).toString('utf8'));
		return { contentType, bytes: packed.slice(end + 1) };
	} catch {
		return null;
	}
}
