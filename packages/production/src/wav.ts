export const WAV_HEADER_BYTES = 44;

/** What stands before 16-bit mono PCM in a WAV file (RIFF, Multimedia Programming Interface 1.0). */
export function wavHeader(samples: number, sampleRate: number): Uint8Array {
	const bytes = new Uint8Array(WAV_HEADER_BYTES);
	const view = new DataView(bytes.buffer);
	const ascii = (at: number, text: string) => {
		for (let i = 0; i < text.length; i++) view.setUint8(at + i, text.charCodeAt(i));
	};
	ascii(0, 'RIFF');
	view.setUint32(4, WAV_HEADER_BYTES - 8 + samples * 2, true);
	ascii(8, 'WAVEfmt ');
	view.setUint32(16, 16, true);
	view.setUint16(20, 1, true);
	view.setUint16(22, 1, true);
	view.setUint32(24, sampleRate, true);
	view.setUint32(28, sampleRate * 2, true);
	view.setUint16(32, 2, true);
	view.setUint16(34, 16, true);
	ascii(36, 'data');
	view.setUint32(40, samples * 2, true);
	return bytes;
}

/** 16-bit mono PCM as the pieces of a WAV file, the samples where they are. */
export const toWav = (pcm: Int16Array, sampleRate: number): Uint8Array[] => [
	wavHeader(pcm.length, sampleRate),
	new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength),
];

/**
 * What `toWav` wrote, with what was put behind it.
 * @throws when the file is not one of those.
 */
export function fromWav(bytes: Uint8Array): { pcm: Int16Array; sampleRate: number; rest: Uint8Array } {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const length = bytes.length >= WAV_HEADER_BYTES ? view.getUint32(40, true) : -1;
	const end = WAV_HEADER_BYTES + length;
	if (length < 0 || end > bytes.length) throw new Error('a stored clip is cut off');
	return {
		pcm: new Int16Array(new Uint8Array(bytes.subarray(WAV_HEADER_BYTES, end)).buffer),
		sampleRate: view.getUint32(24, true),
		rest: bytes.subarray(end),
	};
}
