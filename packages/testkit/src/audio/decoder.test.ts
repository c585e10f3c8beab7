import { createAudioAssembler } from '@nexus/adapters/audio';
import { createAudioDecoder } from '@nexus/adapters/audio-decoder';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedThreads } from '../threads/index.ts';
import { decodeMp3 } from './index.ts';
import { syntheticClip } from './synthetic-speech.ts';

const pool = sharedThreads();
const decoder = createAudioDecoder({ pool });

let file: Uint8Array;
let samples: number;
beforeAll(async () => {
	const assembler = createAudioAssembler({ pool });
	const clips = Array.from({ length: 8 }, (_, turn) =>
		syntheticClip({ speaker: turn % 2 ? 'B' : 'A', pitch: 115 + turn, level: 0.5 }, 4, {
			sampleRate: 22_050,
			seed: turn + 1,
			pauseBefore: 0.3,
		}),
	);
	const part = await assembler.assemble({
		clips,
		memory: { lend: (bytes) => new Uint8Array(new SharedArrayBuffer(bytes)) },
		signal: new AbortController().signal,
	});
	const tag = assembler.tag({
		title: 'Título',
		artist: 'Ana e Beto',
		album: 'Título',
		language: 'pt-BR',
		durationSeconds: part.durationSeconds,
		track: null,
		chapters: [],
		cover: null,
	});
	// Two parts one after another, as in an episode's file.
	file = Buffer.concat([tag, ...part.frames, ...part.frames]);
	samples = decoder.samplesOf(part.durationSeconds * 2);
});

/** The file in pieces that end anywhere. */
async function* pieces(bytes = file, size = 10_007): AsyncGenerator<Uint8Array> {
	for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function decode(source: AsyncIterable<Uint8Array>, count = samples): Promise<Int16Array> {
	const made: Uint8Array[] = [];
	for await (const pcm of decoder.decode(source, count, new AbortController().signal)) made.push(pcm);
	return new Int16Array(new Uint8Array(Buffer.concat(made)).buffer);
}

describe('the decoder', () => {
	it('makes of stretches what one run over the whole file makes, to the sample', async () => {
		const whole = await decodeMp3(file);
		expect(whole.samples.length).toBe(samples);
		const pcm = await decode(pieces());
		expect(pcm.length).toBe(samples);
		let worst = 0;
		for (let at = 0; at < samples; at++) {
			worst = Math.max(worst, Math.abs((pcm[at] ?? 0) - Math.round((whole.samples[at] ?? 0) * 32_768)));
		}
		expect(worst).toBeLessThanOrEqual(1);
	});

	it('refuses what is cut off, shorter than it should be, or something else', async () => {
		await expect(decode(pieces(file.subarray(0, -1)))).rejects.toThrow('cut off');
		await expect(decode(pieces(), samples + 1152)).rejects.toThrow('frames');
		await expect(decode(pieces(Buffer.alloc(5000, 7)))).rejects.toThrow('No MP3 frame');
	});

	it('stops when nobody reads on', async () => {
		const controller = new AbortController();
		const reading = (async () => {
			for await (const _ of decoder.decode(pieces(), samples, controller.signal)) controller.abort(new Error('gone'));
		})();
		await expect(reading).rejects.toThrow('gone');
	});
});
