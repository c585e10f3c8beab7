import { createHash } from 'node:crypto';
import { episodeKeys } from '../episodes/types.ts';
import type { ObjectStore, SpeechLine, Take, Takes } from '../ports/index.ts';
import type { PartWork } from './part-work.ts';

const NEW_LINE = 10;

/**
 * Takes in the episode's folder, which goes with the episode, and is cleared of them when the episode is finished: a line
 * of JSON, and the recording behind it. Each is out of the process as soon as it came, for the disk to write when it can:
 * a worker that dies before that has paid for nothing.
 * @param clipKey of the clip that they are for
 */
export function keptTakes(
	objects: ObjectStore,
	{ episode }: Pick<PartWork, 'episode'>,
	clipKey: string,
): Takes & { clear(): Promise<void> } {
	const { folder } = episodeKeys(episode.userId, episode.id);
	const kept = new Set<string>();

	function keyOf(lines: readonly SpeechLine[]): string {
		const said = JSON.stringify([clipKey, lines.map(({ voice, style, text }) => [voice, style, text])]);
		return `${folder}takes/${createHash('sha256').update(said).digest('hex')}`;
	}

	return {
		async find(lines) {
			const key = keyOf(lines);
			if (!(await objects.info(key))) return null;
			kept.add(key);
			return unpack(await objects.read(key));
		},
		async keep(lines, take) {
			const key = keyOf(lines);
			kept.add(key);
			await objects.put(key, pack(take), { durable: false });
		},
		async drop(lines) {
			await objects.delete(keyOf(lines));
		},
		/** The clip is kept. */
		async clear() {
			for (const key of kept) await objects.delete(key);
		},
	};
}

function pack({ recording: { bytes, mimeType }, usage }: Take): Uint8Array {
	return Buffer.concat([Buffer.from(`${JSON.stringify({ mimeType, usage, size: bytes.length })}\n`), bytes]);
}

/** Null for one that is damaged. */
function unpack(packed: Uint8Array): Take | null {
	const end = packed.indexOf(NEW_LINE);
	try {
		const { mimeType, usage, size } = JSON.parse(Buffer.from(packed.subarray(0, end)).toString('utf8'));
		const bytes = packed.slice(end + 1);
		return bytes.length === size ? { recording: { bytes, mimeType }, usage } : null;
	} catch {
		return null;
	}
}
