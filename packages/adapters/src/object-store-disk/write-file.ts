import type { FileHandle } from 'node:fs/promises';

/** Bytes of a stream that are written together, and of the first ones: most objects have no more. */
const BLOCK = 256 * 1024;
const FIRST = 64 * 1024;

/**
 * Writes pieces and closes the file.
 * @param flush whether all is to be on the disk then
 * @returns bytes written
 */
export async function writePieces(file: FileHandle, pieces: readonly Uint8Array[], flush: boolean): Promise<number> {
	try {
		await writeAll(file, pieces);
		if (flush) await file.sync();
	} finally {
		await file.close();
	}
	return pieces.reduce((size, { length }) => size + length, 0);
}

/**
 * The same of pieces that are still to come. They are copied into two blocks of memory that take turns: one is filled
 * while the other is being written.
 */
export async function writeStream(file: FileHandle, data: AsyncIterable<Uint8Array>, flush: boolean): Promise<number> {
	let block: Buffer = Buffer.allocUnsafeSlow(FIRST);
	let other: Buffer | null = null;
	let filled = 0;
	let size = 0;
	let written = Promise.resolve();
	async function write(): Promise<void> {
		await written;
		written = file.writeFile(block.subarray(0, filled));
		// It is waited for before the next one, and not thought forgotten until then.
		written.catch(() => undefined);
		size += filled;
		filled = 0;
		[block, other] = [other ?? Buffer.allocUnsafeSlow(BLOCK), block.length === BLOCK ? block : null];
	}
	try {
		for await (const piece of data) {
			for (let from = 0; from < piece.length; ) {
				if (filled === block.length) await write();
				const copied = Math.min(block.length - filled, piece.length - from);
				block.set(piece.subarray(from, from + copied), filled);
				filled += copied;
				from += copied;
			}
		}
		await write();
		await written;
		if (flush) await file.sync();
		return size;
	} finally {
		await written.catch(() => undefined);
		await file.close();
	}
}

async function writeAll(file: FileHandle, pieces: readonly Uint8Array[]): Promise<void> {
	const size = pieces.reduce((sum, { length }) => sum + length, 0);
	const { bytesWritten } = await file.writev(pieces);
	// A disk that is nearly full takes a part, and refuses the next write.
	if (bytesWritten < size) await file.writeFile(Buffer.concat(pieces).subarray(bytesWritten));
}
