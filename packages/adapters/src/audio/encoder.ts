import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createEncoder, type WasmMediaEncoder } from 'wasm-media-encoders/esnext';
import { BITRATE, EXTRA_FRAMES, FRAME_SAMPLES, SAMPLE_RATE } from './format.ts';
import { countFrames } from './frames.ts';

/** Samples handed to the encoder at a time: three quarters of a second. */
const CHUNK = 32 * FRAME_SAMPLES;

/** What LAME multiplies its input by at this bit rate (the scale of its presets; -0.45 dB). */
export const ENCODER_SCALE = 0.95;

type Encoder = WasmMediaEncoder<'audio/mpeg'>;

let loading: Promise<Encoder> | undefined;

/** LAME 3.100 in WebAssembly, compiled once in each thread from the package's file (its inlined copy would be fetched). */
async function loadEncoder(): Promise<Encoder> {
	const file = fileURLToPath(import.meta.resolve('wasm-media-encoders/wasm/mp3'));
	return createEncoder('audio/mpeg', await WebAssembly.compile(await readFile(file)));
}

/**
 * Encodes samples (a whole number of frames, full scale 1) as a run of its own: its first frame needs nothing from
 * before it, and neither it nor any other is a Xing or Info header. LAME runs at its default quality of 3.
 * @param memory where its frames are put: `mostBytesOf` one more frame than it is given
 */
export async function encodeRun(samples: Float32Array, memory: Uint8Array): Promise<Uint8Array> {
	loading ??= loadEncoder();
	try {
		const frames = encode(await loading, samples, memory);
		const expected = samples.length / FRAME_SAMPLES + EXTRA_FRAMES;
		if (countFrames(frames) !== expected) throw new Error(`The encoder made other than ${expected} frames`);
		return frames;
	} catch (error) {
		// An instance that failed is not to be trusted again.
		loading = undefined;
		throw error;
	}
}

function encode(encoder: Encoder, samples: Float32Array, frames: Uint8Array): Uint8Array {
	encoder.configure({ channels: 1, sampleRate: SAMPLE_RATE, outputSampleRate: SAMPLE_RATE, bitrate: BITRATE });
	let filled = 0;
	// What the encoder returns lies in its own memory and is overwritten by the next call.
	const keep = (piece: Uint8Array) => {
		frames.set(piece, filled);
		filled += piece.length;
	};
	for (let from = 0; from < samples.length; from += CHUNK) keep(encoder.encode([samples.subarray(from, from + CHUNK)]));
	keep(encoder.finalize());
	return frames.subarray(0, filled);
}
