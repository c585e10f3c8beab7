/** Decodes the files that the assembler makes. */
export interface AudioDecoder {
	/** Hz. */
	readonly sampleRate: number;
	/** Samples in a file of that many seconds, exactly. */
	samplesOf(durationSeconds: number): number;
	/**
	 * 16-bit mono samples, little endian, of an MP3 file with or without a tag: as many as `samples` says, made a stretch
	 * at a time while they are read.
	 * @throws Error when the file is not one of ours, or far shorter than it should be
	 */
	decode(mp3: AsyncIterable<Uint8Array>, samples: number, signal: AbortSignal): AsyncIterable<Uint8Array>;
}
