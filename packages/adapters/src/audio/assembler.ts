import type { AssembleRequest, AudioAssembler, CpuPool, PartAudio, PlacedClip } from '@nexus/core/ports';
import pLimit from 'p-limit';
import { joinBytes } from './encoder.ts';
import { PEAKS_PER_SECOND, SAMPLE_RATE, toDecibels } from './format.ts';
import type { Levelling } from './levelling.ts';
import type { Levels } from './measure.ts';
import { levelsOfPart, windowsOfClips } from './part-levels.ts';
import { writeTag } from './tag.ts';
import { layOut, type Run, type Timeline } from './timeline.ts';
import { drawWaveform } from './waveform.ts';
import type { ClipSamples, EncodedRun, RunRequest } from './worker.ts';

const WORKER = new URL('./worker.ts', import.meta.url).href;

/**
 * Makes parts in the pool's threads: levels are measured run by run side by side, gains set for the whole part, then
 * runs resampled, limited and encoded side by side (see `layOut`). Samples are copied once, into memory that the threads
 * share and that later parts use again; besides them a thread holds one run (4 MB at 20 s). No more parts at once than
 * there are threads: one that is done counts, several half done do not.
 */
export function createAudioAssembler({ pool }: { pool: CpuPool }): AudioAssembler {
	const limit = pLimit(pool.size);
	const free: Int16Array[] = [];
	return {
		assemble: (request) =>
			limit(async () => {
				const samples = request.clips.reduce((total, { pcm }) => total + pcm.length, 0);
				const memory = sharedMemory(samples, free.pop());
				try {
					return await assemble(pool, request, memory);
				} finally {
					free.push(memory);
				}
			}),
		tag: writeTag,
	};
}

/** What a thread does with it after its task was given up is of no interest to anybody. */
function sharedMemory(samples: number, used: Int16Array = new Int16Array(0)): Int16Array {
	return used.length >= samples ? used : new Int16Array(new SharedArrayBuffer(2 * Math.ceil(1.25 * samples)));
}

async function assemble(pool: CpuPool, { clips, signal }: AssembleRequest, memory: Int16Array): Promise<PartAudio> {
	signal.throwIfAborted();
	if (clips.length === 0) throw new RangeError('A part needs at least one clip');
	const shared = shareSamples(clips, memory);
	const timeline = layOut(clips, pool.size);
	const { places, runs } = timeline;
	const levels = await Promise.all(
		runs.map(({ from, to }) => pool.run<Levels>(WORKER, 'measureClips', shared.slice(from, to), { signal })),
	);
	const windows = windowsOfClips(clips, places);
	const part = levelsOfPart(clips, windows, levels);
	const { gain, loudness } = await pool.run<Levelling>(WORKER, 'level', part, { signal });
	const encoded = await longestFirst(runs, ({ from, to, origin, samples }) => {
		const request: RunRequest = {
			clips: shared.slice(from, to).map((samplesOfClip, index) => ({
				...samplesOfClip,
				offset: (places[from + index]?.start ?? 0) - origin,
				gain: gain.slice(windows[from + index]?.from, windows[from + index]?.to),
			})),
			samples,
			origin,
		};
		return pool.run<EncodedRun>(WORKER, 'makeRun', request, { signal });
	});
	return finish(clips, timeline, encoded, loudness);
}

/** Begins with the longest runs, so that no thread is left with one of them at the end. Answers in the order of runs. */
async function longestFirst<Answer>(runs: Run[], make: (run: Run) => Promise<Answer>): Promise<Answer[]> {
	const answers: Promise<Answer>[] = [];
	const byLength = [...runs.entries()].sort(([, a], [, b]) => b.samples - a.samples);
	for (const [index, run] of byLength) answers[index] = make(run);
	return Promise.all(answers);
}

function finish(
	clips: readonly PlacedClip[],
	timeline: Timeline,
	encoded: readonly EncodedRun[],
	loudness: number,
): PartAudio {
	return {
		frames: joinBytes(encoded.map(({ frames }) => frames)),
		durationSeconds: timeline.samples / SAMPLE_RATE,
		clipStarts: timeline.places.map(({ start }) => start / SAMPLE_RATE),
		waveform: {
			peaksPerSecond: PEAKS_PER_SECOND,
			...drawWaveform(
				clips,
				timeline,
				encoded.map(({ peaks }) => peaks),
			),
		},
		loudness,
		truePeak: toDecibels(Math.max(...encoded.map(({ truePeak }) => truePeak))),
	};
}

/** One copy of all samples that every thread can read without another. */
function shareSamples(clips: readonly PlacedClip[], memory: Int16Array): ClipSamples[] {
	let offset = 0;
	return clips.map(({ pcm, sampleRate }) => {
		const samples = memory.subarray(offset, offset + pcm.length);
		samples.set(pcm);
		offset += pcm.length;
		return { pcm: samples, sampleRate };
	});
}
