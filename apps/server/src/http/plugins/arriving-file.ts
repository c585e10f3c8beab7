import { NexusError } from '@nexus/core/errors';
import { releaseMemory } from './release-memory.ts';

/** The bytes of a form's file, each piece until the next is asked for. Whatever ends them early is the sender's doing. */
export async function* arrivingFile(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	try {
		for await (const piece of file) {
			yield piece;
			releaseMemory(piece);
		}
	} catch (error) {
		throw new NexusError('upload_interrupted', {}, { cause: error });
	}
}
