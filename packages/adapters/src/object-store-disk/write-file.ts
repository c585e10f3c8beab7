import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Bytes of a stream that may wait for the disk: they are written together, in fewer turns than they came in. */
const AHEAD = 1024 * 1024;

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

/** The same of pieces that are still to come, several in one call. */
export async function writeStream(file: FileHandle, data: AsyncIterable<Uint8Array>, flush: boolean): Promise<number> {
	const stream = file.createWriteStream({ flush, highWaterMark: AHEAD });
	await pipeline(Readable.from(data, { objectMode: false }), stream);
	return stream.bytesWritten;
}

async function writeAll(file: FileHandle, pieces: readonly Uint8Array[]): Promise<void> {
	const size = pieces.reduce((sum, { length }) => sum + length, 0);
	const { bytesWritten } = await file.writev(pieces);
	// A disk that is nearly full takes a part, and refuses the next write.
	if (bytesWritten < size) await file.writeFile(Buffer.concat(pieces).subarray(bytesWritten));
}
