/**
 * Gives back the memory of a piece of a body that nobody reads any more. Left to the garbage collector, the pieces of one
 * upload of 10 MB have the whole heap searched. A piece that shares its memory with others is left alone.
 */
export function releaseMemory({ buffer, byteLength }: Uint8Array): void {
	if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
