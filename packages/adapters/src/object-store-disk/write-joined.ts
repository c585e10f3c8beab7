import type { FileHandle } from 'node:fs/promises';

/** Bytes that are read at a time. */
const PIECE = 1024 * 1024;

/** A file from its byte `start` on. */
export interface FileTail {
	open(): Promise<FileHandle>;
	start: number;
}

/**
 * Writes `head` and the tails of other files, one after another, flushes all of it to the disk and closes the file. Two
 * pieces of memory take turns: one is read into while the other is being written.
 * @returns bytes written
 */
export async function writeJoined(
	file: Pick<FileHandle, 'writeFile' | 'sync' | 'close'>,
	head: Uint8Array,
	tails: readonly FileTail[],
	signal: AbortSignal,
): Promise<number> {
	let [free, busy] = [Buffer.allocUnsafeSlow(PIECE), Buffer.allocUnsafeSlow(PIECE)];
	let size = 0;
	let written = Promise.resolve();
	const write = async (piece: Uint8Array) => {
		await written;
		signal.throwIfAborted();
		size += piece.length;
		written = file.writeFile(piece);
		// It is waited for before the next one, and not thought forgotten until then.
		written.catch(() => undefined);
	};
	try {
		await write(head);
		for (const tail of tails) {
			for await (const piece of piecesOf(tail, () => free)) {
				await write(piece);
				[free, busy] = [busy, free];
			}
		}
		await written;
		await file.sync();
		return size;
	} finally {
		await written.catch(() => undefined);
		await file.close();
	}
}

/** @param next memory for the next piece */
async function* piecesOf({ open, start }: FileTail, next: () => Buffer): AsyncGenerator<Uint8Array> {
	const file = await open();
	try {
		for (let position = start; ; ) {
			const memory = next();
			const { bytesRead } = await file.read(memory, 0, memory.length, position);
			if (bytesRead === 0) return;
			position += bytesRead;
			yield memory.subarray(0, bytesRead);
		}
	} finally {
		await file.close();
	}
}
