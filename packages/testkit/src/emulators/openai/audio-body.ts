import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createEncoder } from 'wasm-media-encoders/esnext';
import { SPEECH_RATE } from '../speech/speaker.ts';
import type { Spoken } from '../speech/spoken.ts';
import { pcmBytes, wavBytes } from '../speech/wav.ts';
import type { SpeechAsked } from './speech-form.ts';

/** Bytes that a streamed WAV tells in its header, for its length is not known yet. */
const UNKNOWN_LENGTH = 0xffffffff;
/** kbit/s */
const BITRATE = 64;

export const CONTENT_TYPES: Record<SpeechAsked['format'], string> = {
	wav: 'audio/wav',
	pcm: 'audio/pcm',
	mp3: 'audio/mpeg',
};

/** 24 kHz speech in the form that was asked for. */
export async function audioBody(
	pcm: Int16Array,
	{ format, streamed, declaredRate }: Pick<SpeechAsked, 'format' | 'streamed'> & Pick<Spoken, 'declaredRate'>,
): Promise<Buffer> {
	if (format === 'pcm') return pcmBytes(pcm);
	if (format === 'wav') return wavBytes(pcm, declaredRate, streamed ? UNKNOWN_LENGTH : undefined);
	return mp3Bytes(pcm);
}

async function mp3Bytes(pcm: Int16Array): Promise<Buffer> {
	const file = fileURLToPath(import.meta.resolve('wasm-media-encoders/wasm/mp3'));
	const encoder = await createEncoder('audio/mpeg', await WebAssembly.compile(await readFile(file)));
	encoder.configure({ channels: 1, sampleRate: SPEECH_RATE, bitrate: BITRATE });
	const samples = Float32Array.from(pcm, (sample) => sample / 32_768);
	// What the encoder returns lies in its own memory and is overwritten by the next call.
	const begun = Buffer.from(encoder.encode([samples]));
	return Buffer.concat([begun, Buffer.from(encoder.finalize())]);
}
