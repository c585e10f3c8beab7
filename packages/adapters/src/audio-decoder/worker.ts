import { MPEGDecoder } from 'mpg123-decoder';
import { FRAME_SAMPLES } from './frames.ts';

export interface Stretch {
	/** MPEG frames end to end. */
	frames: Uint8Array;
	/** How many of the last ones are wanted: those before them bring the decoder into the state it needs. */
	wanted: number;
}

let loading: Promise<MPEGDecoder> | undefined;

async function loadDecoder(): Promise<MPEGDecoder> {
	const decoder = new MPEGDecoder({ enableGapless: false });
	await decoder.ready;
	return decoder;
}

/** Task: 16-bit samples, little endian, of the wanted frames. mpg123 in WebAssembly, one instance in each thread. */
export async function decodeStretch({ frames, wanted }: Stretch): Promise<{ pcm: Uint8Array }> {
	loading ??= loadDecoder();
	const decoder = await loading;
	try {
		const { channelData } = decoder.decode(frames);
		const samples = channelData[0] ?? new Float32Array(0);
		const from = samples.length - wanted * FRAME_SAMPLES;
		if (from < 0) throw new Error(`The decoder made ${samples.length} samples of ${wanted} frames`);
		const pcm = new Int16Array(wanted * FRAME_SAMPLES);
		for (let at = 0; at < pcm.length; at++) {
			pcm[at] = Math.max(-32_768, Math.min(32_767, Math.round((samples[from + at] ?? 0) * 32_768)));
		}
		return { pcm: new Uint8Array(pcm.buffer) };
	} finally {
		await decoder.reset().catch(() => {
			loading = undefined;
		});
	}
}
