/**
 * Frames of the streams that the assembler makes: MPEG-1 layer III, 128 kbit/s, 44.1 kHz, mono (ISO/IEC 11172-3, 2.4.3.1
 * for the length of a frame).
 */
export const SAMPLE_RATE = 44_100;
export const FRAME_SAMPLES = 1152;
const FRAME_BYTES = Math.floor((144 * 128_000) / SAMPLE_RATE);
const HEADER_BYTES = 4;
const TAG_BYTES = 10;

/**
 * The file's frames, `count` at a time (fewer at the end), without the ID3v2 tag before them.
 * @throws Error where anything else stands
 */
export async function* stretches(file: AsyncIterable<Uint8Array>, count: number): AsyncGenerator<Uint8Array[]> {
	let bytes = Buffer.alloc(0);
	let skip: number | null = null;
	let frames: Uint8Array[] = [];
	for await (const chunk of file) {
		bytes = bytes.length === 0 ? Buffer.from(chunk) : Buffer.concat([bytes, chunk]);
		if (skip === null) {
			if (bytes.length < TAG_BYTES) continue;
			skip = tagLength(bytes);
		}
		const skipped = Math.min(skip, bytes.length);
		skip -= skipped;
		let at = skipped;
		for (;;) {
			const length = frameLength(bytes, at);
			if (length === null || at + length > bytes.length) break;
			frames.push(bytes.subarray(at, at + length));
			at += length;
			if (frames.length === count) {
				yield frames;
				frames = [];
			}
		}
		bytes = bytes.subarray(at);
	}
	if (bytes.length > 0) throw new Error('The last frame is cut off');
	if (frames.length > 0) yield frames;
}

/** Bytes of an ID3v2 tag with its header (id3.org, "ID3 tag version 2.3.0", 3.1); 0 when there is none. */
function tagLength(bytes: Buffer): number {
	if (bytes.toString('latin1', 0, 3) !== 'ID3') return 0;
	const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (bytes[at] ?? 0), 0);
	return TAG_BYTES + size;
}

/** Null while the header is not there whole. */
function frameLength(bytes: Buffer, at: number): number | null {
	if (at + HEADER_BYTES > bytes.length) return null;
	const header = bytes.readUInt32BE(at);
	const padding = (header >>> 9) & 1;
	if ((header & 0xfffffdc0) >>> 0 !== 0xfffb90c0) throw new Error('No MP3 frame where one should be');
	return FRAME_BYTES + padding;
}
