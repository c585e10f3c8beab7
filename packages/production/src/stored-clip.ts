import type { ObjectStore, SpokenClip } from '@nexus/core/ports';
import type { ClipRecord } from '@nexus/core/records';
import { fromWav, toWav } from './wav.ts';

const CHUNK_HEADER = 8;
/** A chunk of ours behind the samples, which players pass over. */
const CHUNK = 'nexs';

/** A clip as a WAV file that tells by itself when its words are said. */
export function toStoredClip({ pcm, sampleRate, lines }: SpokenClip): Uint8Array[] {
	const text = Buffer.from(JSON.stringify(lines));
	// Chunks are of even length (RIFF): JSON may end with a space.
	const even = text.length % 2 === 0 ? text : Buffer.concat([text, Buffer.from(' ')]);
	const head = Buffer.alloc(CHUNK_HEADER);
	head.write(CHUNK, 'latin1');
	head.writeUInt32LE(even.length, 4);
	const [header, ...samples] = toWav(pcm, sampleRate);
	const riff = Buffer.from(header as Uint8Array);
	riff.writeUInt32LE(riff.readUInt32LE(4) + head.length + even.length, 4);
	return [riff, ...samples, head, even];
}

/** The sound of a clip that the database knows; null when its object is gone or damaged: it is made anew. */
export async function readClip(objects: ObjectStore, { objectKey, lines }: ClipRecord): Promise<SpokenClip | null> {
	const stored = await read(objects, objectKey);
	return stored && { pcm: stored.pcm, sampleRate: stored.sampleRate, lines };
}

/** A clip by its object alone, which a worker put there before it died; null where there is none that tells its lines. */
export async function readStoredClip(
	objects: ObjectStore,
	objectKey: string,
): Promise<{ clip: SpokenClip; size: number } | null> {
	const stored = await read(objects, objectKey);
	const lines = stored && linesIn(stored.rest);
	return lines && { clip: { pcm: stored.pcm, sampleRate: stored.sampleRate, lines }, size: stored.size };
}

async function read(objects: ObjectStore, key: string) {
	if (!(await objects.info(key))) return null;
	try {
		const bytes = await objects.read(key);
		return { ...fromWav(bytes), size: bytes.length };
	} catch {
		return null;
	}
}

function linesIn(chunk: Uint8Array): SpokenClip['lines'] | null {
	const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
	if (bytes.length < CHUNK_HEADER || bytes.toString('latin1', 0, 4) !== CHUNK) return null;
	if (bytes.readUInt32LE(4) !== bytes.length - CHUNK_HEADER) return null;
	try {
		const lines: unknown = JSON.parse(bytes.toString('utf8', CHUNK_HEADER));
		return Array.isArray(lines) ? lines : null;
	} catch {
		return null;
	}
}
