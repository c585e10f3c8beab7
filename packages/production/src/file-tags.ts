import type { ObjectStore } from '@nexus/core/ports';
import type { EpisodeRecord, PartTranscript } from '@nexus/core/records';
import type { ProductionDependencies } from './dependencies.ts';
import { joinTranscripts } from './transcript.ts';

/** What stands before the frames of one audio file. */
export interface TaggedFile {
	/** What it plays, in order. */
	parts: { number: number; durationSeconds: number; transcript: PartTranscript }[];
	/** Its place among several files; null for the only one. */
	track: { number: number; total: number } | null;
	hasCover: boolean;
}

/** Bytes of an ID3v2 tag's own header, in which its length stands (id3.org, "ID3v2.3.0", section 3.1). */
const HEADER = 10;

/** The tag of a file: names, chapters and the episode's cover. */
export async function tagOfFile(
	{ audio, covers }: Pick<ProductionDependencies, 'audio' | 'covers'>,
	episode: EpisodeRecord,
	{ parts, track, hasCover }: TaggedFile,
	signal: AbortSignal,
): Promise<Uint8Array> {
	const { title, hostA, hostB, seed } = episode;
	const durationSeconds = parts.reduce((sum, part) => sum + part.durationSeconds, 0);
	const { chapters } = joinTranscripts({ ...episode, hosts: { A: hostA, B: hostB } }, parts);
	return audio.tag({
		title: track ? `${title} – parte ${track.number}` : title,
		artist: `${hostA.name} e ${hostB.name}`,
		album: title,
		language: episode.language,
		durationSeconds,
		track,
		chapters: chapters.map((chapter, index) => ({ ...chapter, end: chapters[index + 1]?.start ?? durationSeconds })),
		cover: hasCover ? await covers.paint({ title, hosts: { a: hostA.name, b: hostB.name }, seed }, signal) : null,
	});
}

/**
 * Gives a file another tag, its frames as they are, where it does not bear it already. Readers see the old file or the
 * new one.
 * @returns bytes of the whole file
 * @throws NexusError not_found
 */
export async function replaceTag(
	objects: Pick<ObjectStore, 'info' | 'stream' | 'join'>,
	{ key, size }: { key: string; size: number },
	tag: Uint8Array,
	signal: AbortSignal,
): Promise<number> {
	const present = await tagBytesOf(objects, key, size);
	if (present === tag.length && tag.length > 0) {
		const head = await readRange(objects, key, { start: 0, end: present - 1 });
		if (Buffer.compare(head, tag) === 0) return size;
	}
	return (await objects.join(key, tag, [{ key, start: present }], signal)).size;
}

/** 0 where there is no tag. */
async function tagBytesOf(objects: Pick<ObjectStore, 'stream'>, key: string, size: number): Promise<number> {
	if (size < HEADER) return 0;
	const header = await readRange(objects, key, { start: 0, end: HEADER - 1 });
	if (header.toString('latin1', 0, 3) !== 'ID3') return 0;
	// Seven bits of each byte, so that no decoder takes them for the beginning of a frame.
	return header.subarray(6, HEADER).reduce((length, byte) => length * 128 + (byte & 0x7f), 0) + HEADER;
}

async function readRange(
	objects: Pick<ObjectStore, 'stream'>,
	key: string,
	range: { start: number; end: number },
): Promise<Buffer> {
	const pieces: Uint8Array[] = [];
	for await (const piece of await objects.stream(key, range)) pieces.push(piece as Uint8Array);
	return Buffer.concat(pieces);
}
