const HEADER_BYTES = 44;

/** 16-bit mono PCM, little endian. */
export function pcmBytes(pcm: Int16Array): Buffer {
	return Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength);
}

/**
 * 16-bit mono PCM with its RIFF header.
 * @param sampleRate Hz
 * @param declared bytes of audio that the header tells; those that there are unless given
 */
export function wavBytes(pcm: Int16Array, sampleRate: number, declared = pcm.byteLength): Buffer {
	const header = Buffer.alloc(HEADER_BYTES);
	header.write('RIFF', 0);
	header.writeUInt32LE((HEADER_BYTES - 8 + declared) >>> 0, 4);
	header.write('WAVEfmt ', 8);
	header.writeUInt32LE(16, 16);
	header.writeUInt16LE(1, 20);
	header.writeUInt16LE(1, 22);
	header.writeUInt32LE(sampleRate, 24);
	header.writeUInt32LE(sampleRate * 2, 28);
	header.writeUInt16LE(2, 32);
	header.writeUInt16LE(16, 34);
	header.write('data', 36);
	header.writeUInt32LE(declared >>> 0, 40);
	return Buffer.concat([header, pcmBytes(pcm)]);
}
