import { BITRATE, SAMPLE_RATE } from './format.ts';

/** Bytes of a frame without its padding byte: 144 bits of rate for each sample of it (ISO/IEC 11172-3, 2.4.3.1). */
const FRAME_BYTES = Math.floor((144_000 * BITRATE) / SAMPLE_RATE);

/** The most bytes that so many frames take. */
export const mostBytesOf = (frames: number): number => frames * (FRAME_BYTES + 1);

/**
 * Frames in a stream of nothing but MPEG-1 layer III frames at 128 kbit/s and 44.1 kHz, mono, without checksum.
 * @throws Error where anything else stands
 */
export function countFrames(stream: Uint8Array): number {
	let count = 0;
	for (let at = 0; at < stream.length; count++) {
		const rate = stream[at + 2] ?? 0;
		const isFrame = stream[at] === 0xff && stream[at + 1] === 0xfb && (rate & 0xfd) === 0x90;
		if (!isFrame || (stream[at + 3] ?? 0) >> 6 !== 3) throw new Error(`No MP3 frame at byte ${at}`);
		at += FRAME_BYTES + ((rate >> 1) & 1);
	}
	return count;
}
