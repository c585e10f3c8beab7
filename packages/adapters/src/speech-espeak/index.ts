import { NexusError } from '@nexus/core/errors';
import type { CpuPool, SpeechSynthesizer, SpokenClip } from '@nexus/core/ports';
import type { SynthesisInput } from './worker.ts';

/** Hz. */
const SAMPLE_RATE = 22_050;
const WORKER = new URL('./worker.ts', import.meta.url).href;

/**
 * The embedded voices: eSpeak NG (GPL-3.0) as compiled by the Echogarden project, one instance in each worker thread.
 * The same request gives the same bytes on every machine. 22,050 Hz.
 */
export function createEspeakSpeech({ pool }: { pool: CpuPool }): SpeechSynthesizer {
	return {
		id: 'espeak',
		/** The library's version, and the number of our voices and treatment. */
		version: '0.3.5-5',
		usesStyle: false,
		clipSeconds: 0,
		concurrency: pool.size,
		async synthesize({ language, lines, signal, memory }) {
			signal.throwIfAborted();
			if (lines.length === 0) throw new NexusError('speech_failed');
			const input: SynthesisInput = {
				language,
				lines: lines.map(({ voice, text, pronunciations }) => ({ voice, text, pronunciations })),
				memory: memory?.lend(bytesFor(lines)),
			};
			return pool.run<SpokenClip>(WORKER, 'synthesize', input, { signal });
		},
	};
}

/** Bytes that are enough for nearly all lines: 12 characters a second, a digit being said as some eight of them. */
function bytesFor(lines: readonly { text: string }[]): number {
	const characters = lines.reduce((sum, { text }) => sum + text.length + 7 * (text.match(/\d/g)?.length ?? 0), 0);
	return 2 * Math.ceil((lines.length + characters / 12) * SAMPLE_RATE);
}

/**
 * Loads the voices in every thread of the pool and lets the engine compile the hot loops, about a second of each
 * thread's time, which the first episode would have to wait for.
 */
export async function warmUpEspeak(pool: CpuPool): Promise<void> {
	await Promise.all(Array.from({ length: pool.size }, () => pool.run(WORKER, 'warmUp', undefined)));
}
