import { MPEGDecoder } from 'mpg123-decoder';

export interface DecodedAudio {
	/** Full scale 1; of two equal channels one. */
	samples: Float32Array;
	/** Hz. */
	sampleRate: number;
}

/**
 * Plays an MP3 stream, tag and all, with mpg123, leaving in every sample that the frames hold.
 * @throws Error when the decoder complains of anything, or finds two different channels
 */
export async function decodeMp3(bytes: Uint8Array): Promise<DecodedAudio> {
	const decoder = new MPEGDecoder({ enableGapless: false });
	await decoder.ready;
	try {
		const { channelData, samplesDecoded, sampleRate, errors } = decoder.decode(bytes);
		if (errors.length > 0) throw new Error(`mpg123: ${errors.map(({ message }) => message).join(', ')}`);
		const [left = new Float32Array(0), right] = channelData;
		if (right && !isSame(left, right)) throw new Error('The two channels differ');
		return { samples: left.subarray(0, samplesDecoded), sampleRate };
	} finally {
		decoder.free();
	}
}

function isSame(left: Float32Array, right: Float32Array): boolean {
	for (let index = 0; index < right.length; index++) if (right[index] !== left[index]) return false;
	return true;
}
