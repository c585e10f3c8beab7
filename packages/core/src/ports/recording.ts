/** Audio as a provider sent it. */
export interface Recording {
	/** A WAV file, or 16-bit mono PCM, little endian, without a header. */
	bytes: Uint8Array;
	/** As the provider named it, such as `audio/L16;codec=pcm;rate=24000`; '' when it did not. */
	mimeType: string;
}
