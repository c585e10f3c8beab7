import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import load from '@echogarden/espeak-ng-emscripten';
import { createEncoder } from 'wasm-media-encoders/esnext';
import { BITRATE, SAMPLE_RATE } from '../packages/adapters/src/audio/format.ts';
import { variantFiles } from '../packages/adapters/src/speech-espeak/voices.ts';
import type { VoicedLine } from './voiced-line.ts';

const VARIANTS_FOLDER = '/usr/share/espeak-ng-data/voices/!v';
const LONGEST_TEXT = 64 * 1024;
const VOLUME = 60;
const CHUNK = 32 * 1152;

/** eSpeak NG and LAME as the product has them in WebAssembly, on this thread, with nothing around them. */
export interface BareModules {
	/** Says the lines. @returns samples made */
	synthesize(lines: readonly VoicedLine[]): number;
	/** Encodes samples at 44.1 kHz, mono, at the product's bit rate. @returns bytes made */
	encode(samples: Float32Array): number;
}

export async function loadBareModules(): Promise<BareModules> {
	const synthesize = await loadSynthesizer();
	const file = fileURLToPath(import.meta.resolve('wasm-media-encoders/wasm/mp3'));
	const encoder = await createEncoder('audio/mpeg', await WebAssembly.compile(await readFile(file)));
	return {
		synthesize,
		encode(samples) {
			encoder.configure({ channels: 1, sampleRate: SAMPLE_RATE, outputSampleRate: SAMPLE_RATE, bitrate: BITRATE });
			let bytes = 0;
			for (let from = 0; from < samples.length; from += CHUNK) {
				bytes += encoder.encode([samples.subarray(from, from + CHUNK)]).length;
			}
			return bytes + encoder.finalize().length;
		},
	};
}

async function loadSynthesizer(): Promise<BareModules['synthesize']> {
	const { buffer } = await readFile(
		fileURLToPath(import.meta.resolve('@echogarden/espeak-ng-emscripten/espeak-ng.data')),
	);
	const module = await load({ getPreloadedPackage: () => buffer });
	const encoder = new TextEncoder();
	for (const [name, text] of variantFiles()) module.FS.writeFile(`${VARIANTS_FOLDER}/${name}`, text);
	const worker = new module.eSpeakNGWorker();
	worker.set_volume(VOLUME);
	const text = module._malloc(LONGEST_TEXT);
	let samples = new Int16Array(0);
	let count = 0;
	const receive = module.addFunction((at, length) => {
		if (at === 0 || length <= 0) return 0;
		if (count + length > samples.length) {
			const larger = new Int16Array(2 * (count + length));
			larger.set(samples);
			samples = larger;
		}
		samples.set(module.HEAP16.subarray(at / 2, at / 2 + length), count);
		count += length;
		return 0;
	});
	let current = '';
	return (lines) => {
		let total = 0;
		for (const { text: words, voice, rate } of lines) {
			if (voice !== current && worker.set_voice(voice) !== 0) throw new Error(`eSpeak NG has no voice "${voice}"`);
			current = voice;
			worker.set_rate(rate);
			const { written } = encoder.encodeInto(words, module.HEAPU8.subarray(text, text + LONGEST_TEXT - 1));
			module.HEAPU8[text + written] = 0;
			count = 0;
			worker.synth_(text, receive);
			total += count;
		}
		return total;
	};
}
