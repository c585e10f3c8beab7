import { NexusError } from '@nexus/core/errors';
import { strFromU8, unzipSync } from 'fflate';
import { ENTRIES_MAX, PART_READ_MAX, RATIO_MAX, UNPACKED_MAX } from './limits.ts';

/** Parts smaller than this, unpacked, may be as repetitive as they like. */
const SMALL = 4 * 1024 * 1024;

/**
 * Names of a packed document's parts, after a look at what they would come to unpacked.
 * @throws NexusError import_damaged, import_too_complex
 */
export function checkParts(bytes: Uint8Array): string[] {
	const names: string[] = [];
	let total = 0;
	try {
		unzipSync(bytes, {
			filter({ name, size, originalSize }) {
				names.push(name);
				total += originalSize;
				const isBomb = originalSize > SMALL && originalSize > size * RATIO_MAX;
				if (isBomb || total > UNPACKED_MAX || names.length > ENTRIES_MAX) throw new NexusError('import_too_complex');
				return false;
			},
		});
	} catch (error) {
		if (error instanceof NexusError) throw error;
		throw new NexusError('import_damaged', {}, { cause: error });
	}
	return names;
}

/** A part's text; null where there is none, or one too large for what it is. */
export function readPart(bytes: Uint8Array, wanted: string): string | null {
	const files = unzipSync(bytes, {
		filter: ({ name, originalSize }) => name === wanted && originalSize <= PART_READ_MAX,
	});
	const part = files[wanted];
	return part ? strFromU8(part) : null;
}
