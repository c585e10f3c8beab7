import type { Speaker } from '../scripts/types.ts';
import type { MemoryLender } from './shared-memory.ts';
import type { SpokenLine } from './speech.ts';

/** A clip in its place in a part. */
export interface PlacedClip {
	pcm: Int16Array;
	/** Hz. */
	sampleRate: number;
	/** Speaker of each of the clip's lines, in order. */
	speakers: Speaker[];
	lines: SpokenLine[];
	/** Seconds of silence heard before it; less than zero where it begins before the clip before it has ended. */
	pauseBefore: number;
}

export interface AssembleRequest {
	clips: PlacedClip[];
	/** A short tune before the first clip, and behind the last one. */
	theme?: { opening: boolean; closing: boolean } | undefined;
	/** For the frames, and for clips that do not lie in shared memory. */
	memory: MemoryLender;
	signal: AbortSignal;
	/** Told of the work that is done, 0 to 1, whenever a stretch of the part is. */
	onProgress?: ((share: number) => void) | undefined;
}

export interface Waveform {
	peaksPerSecond: number;
	/** Largest sample of each step, 0 to 127. */
	peaks: number[];
	/** A, B or `-` (pause), a letter a step. */
	speakers: string;
}

export interface PartAudio {
	/**
	 * MPEG audio frames (MP3, 44.1 kHz, constant bit rate) without any tag, in pieces and in the memory that was lent:
	 * bodies of parts joined end to end play as one.
	 */
	frames: Uint8Array[];
	/** Seconds, exactly that of the frames. */
	durationSeconds: number;
	/** Seconds from the start of the part at which each clip starts, as a decoder plays it. */
	clipStarts: number[];
	waveform: Waveform;
	/** Integrated loudness, LUFS (ITU-R BS.1770). */
	loudness: number;
	/** dBTP, before encoding. */
	truePeak: number;
}

export interface AudioTags {
	title: string;
	artist: string;
	album: string;
	/** BCP 47. */
	language: string;
	/** Seconds. */
	durationSeconds: number;
	/** Part number and count, when there are several files. */
	track: { number: number; total: number } | null;
	chapters: { title: string; start: number; end: number }[];
	/** A PNG; null for none. */
	cover: Uint8Array | null;
}

/** What a cover is drawn from. */
export interface CoverWish {
	title: string;
	/** Names. */
	hosts: { a: string; b: string };
	/** The same seed gives the same picture. */
	seed: number;
}

/** Draws what players show of an episode. */
export interface CoverPainter {
	/** A square PNG of a few kilobytes. */
	paint(wish: CoverWish, signal: AbortSignal): Promise<Uint8Array>;
}

/** Joins, levels and encodes speech. */
export interface AudioAssembler {
	/** Brought to -16 LUFS +-1 with a true peak of at most -1 dBTP. */
	assemble(request: AssembleRequest): Promise<PartAudio>;
	/** An ID3v2 tag to stand before the frames. */
	tag(tags: AudioTags): Uint8Array;
}
