import type { AudioDecoder, CpuPool } from '@nexus/core/ports';
import pLimit, { type LimitFunction } from 'p-limit';
import { FRAME_SAMPLES, SAMPLE_RATE, stretches } from './frames.ts';

const WORKER = new URL('./worker.ts', import.meta.url).href;

/** Frames decoded by one task: 27 seconds, about 2.4 MB of samples. */
const STRETCH = 1024;
/** Frames before a stretch that are decoded with it: its first ones use bits and filter states of up to three others. */
const WARM_UP = 8;

/**
 * Decodes in worker threads, one stretch ahead of the reader. A stretch is decoded by itself, with the frames before it,
 * and comes out sample for sample as in one run over the whole file. One thread of several stays free for other work,
 * which would otherwise wait behind every download that starts.
 */
export function createAudioDecoder({ pool }: { pool: CpuPool }): AudioDecoder {
	const inTurn = pLimit(Math.max(1, pool.size - 1));
	return {
		sampleRate: SAMPLE_RATE,
		samplesOf: (durationSeconds) => Math.round((durationSeconds * SAMPLE_RATE) / FRAME_SAMPLES) * FRAME_SAMPLES,
		async *decode(mp3, samples, signal) {
			const wanted = samples / FRAME_SAMPLES;
			let made = 0;
			let ahead: Promise<Uint8Array> | null = null;
			for await (const decoding of decoded(pool, inTurn, mp3, signal)) {
				if (ahead) yield await ahead;
				made += decoding.frames;
				ahead = decoding.pcm;
			}
			if (ahead) yield await ahead;
			if (made !== wanted) throw new Error(`A file of ${wanted} frames has ${made}`);
		},
	};
}

async function* decoded(
	pool: CpuPool,
	inTurn: LimitFunction,
	mp3: AsyncIterable<Uint8Array>,
	signal: AbortSignal,
): AsyncGenerator<{ frames: number; pcm: Promise<Uint8Array> }> {
	let before: Uint8Array[] = [];
	for await (const frames of stretches(mp3, STRETCH)) {
		signal.throwIfAborted();
		const input = { frames: Buffer.concat([...before, ...frames]), wanted: frames.length };
		before = frames.slice(-WARM_UP);
		const pcm = inTurn(() => pool.run<{ pcm: Uint8Array }>(WORKER, 'decodeStretch', input, { signal })).then(
			(answer) => answer.pcm,
		);
		// Awaited a turn later, or never when the reader is gone: a failure in between is not unhandled.
		pcm.catch(() => undefined);
		yield { frames: frames.length, pcm };
	}
}
