/** The stream every part is made of: MPEG-1 layer III, mono (docs/decisions/004-mono-audio.md). */
export const SAMPLE_RATE = 44_100;

/** kbit/s, constant: the most that podcast directories ask for in mono; LAME is 12 % faster at it than at 96. */
export const BITRATE = 128;

/** Samples in an MPEG-1 layer III frame. */
export const FRAME_SAMPLES = 1152;

/**
 * Samples by which a decoder that is told of no encoder delay plays a run late: 576 of LAME and 528 + 1 of the decoder's
 * own filter bank (LAME technical FAQ, "Why is a decoded MP3 longer than the original").
 */
export const CODEC_DELAY = 576 + 529;

/** Frames that an encoder run takes beyond its input, when that is a whole number of frames: delay and flush. */
export const EXTRA_FRAMES = 1;

/** Samples of the steps in which level and peaks are measured and gain is set: 35 make the 100 ms hop of BS.1770. */
export const WINDOW = 126;

/** Steps a second of the waveform that players draw. */
export const PEAKS_PER_SECOND = 20;

/** Integrated loudness aimed at, LUFS. */
export const TARGET_LOUDNESS = -16;

/** Highest true peak before encoding, dBTP: encoding has been seen to add 0.6 dB, and -1 dBTP must hold after it. */
export const CEILING = -2;

/** Windows that a clip of `samples` at `sampleRate` Hz takes. */
export function windowsOf(samples: number, sampleRate: number): number {
	return Math.ceil(outputLength(samples, sampleRate) / WINDOW);
}

/** Samples at 44.1 kHz that a clip of `samples` at `sampleRate` Hz becomes. */
export function outputLength(samples: number, sampleRate: number): number {
	return Math.ceil((samples * SAMPLE_RATE) / sampleRate);
}

export function fromDecibels(decibels: number): number {
	return 10 ** (decibels / 20);
}

export function toDecibels(ratio: number): number {
	return 20 * Math.log10(ratio);
}
