import type { AssembleRequest, AudioAssembler, CpuPool, MemoryLender, PartAudio, PlacedClip } from '@nexus/core/ports';
import pLimit from 'p-limit';
import { PEAKS_PER_SECOND, SAMPLE_RATE, toDecibels } from './format.ts';
import { mostBytesOf } from './frames.ts';
import type { Levelling } from './levelling.ts';
import type { Levels } from './measure.ts';
import { levelsOfPart, windowsOfClips } from './part-levels.ts';
import { writeTag } from './tag.ts';
import { tunes } from './theme.ts';
import { layOut, type Run, type Timeline } from './timeline.ts';
import { drawWaveform } from './waveform.ts';
import type { ClipSamples, EncodedRun, RunRequest } from './worker.ts';

const WORKER = new URL('./worker.ts', import.meta.url).href;

/** Share of the work that measuring is; the rest is to resample, limit and encode. */
const MEASURED = 0.2;

/**
 * Makes parts in the pool's threads: levels are measured run by run side by side, gains set for the whole part, then
 * runs resampled, limited and encoded side by side (see `layOut`). Samples and frames stay in memory that the threads
 * share; besides them a thread holds one run (7 MB at 40 s). No more parts at once than there are threads: one that is
 * done counts, several half done do not.
 */
export function createAudioAssembler({ pool }: { pool: CpuPool }): AudioAssembler {
	const limit = pLimit(pool.size);
	const tune = tunes(pool);
	const assembled = async ({ clips, theme, ...request }: AssembleRequest): Promise<PartAudio> => {
		request.signal.throwIfAborted();
		if (clips.length === 0) throw new RangeError('A part needs at least one clip');
		const before = theme?.opening ? [await tune('opening')] : [];
		const after = theme?.closing ? [await tune('closing')] : [];
		const made = await assemble(pool, { ...request, clips: [...before, ...clips, ...after] });
		return { ...made, clipStarts: made.clipStarts.slice(before.length, before.length + clips.length) };
	};
	return { assemble: (request) => limit(() => assembled(request)), tag: writeTag };
}

async function assemble(pool: CpuPool, { clips, memory, signal, onProgress }: AssembleRequest): Promise<PartAudio> {
	const shared = clips.map((clip) => sharedSamples(clip, memory));
	const timeline = layOut(clips, pool.size);
	const { places, runs } = timeline;
	const telling = tellsWork(timeline, onProgress);
	const levels = await Promise.all(
		runs.map(async (run) => {
			const measured = await pool.run<Levels>(WORKER, 'measureClips', shared.slice(run.from, run.to), { signal });
			telling(MEASURED * run.samples);
			return measured;
		}),
	);
	const windows = windowsOfClips(clips, places);
	const part = levelsOfPart(clips, windows, levels);
	const { gain, loudness } = await pool.run<Levelling>(WORKER, 'level', part, { signal });
	const encoded = await longestFirst(runs, async ({ from, to, origin, samples, frames }) => {
		const request: RunRequest = {
			clips: shared.slice(from, to).map((samplesOfClip, index) => ({
				...samplesOfClip,
				offset: (places[from + index]?.start ?? 0) - origin,
				gain: gain.slice(windows[from + index]?.from, windows[from + index]?.to),
			})),
			samples,
			origin,
			memory: memory.lend(mostBytesOf(frames)),
		};
		const made = await pool.run<EncodedRun>(WORKER, 'makeRun', request, { signal });
		telling((1 - MEASURED) * samples);
		return made;
	});
	return finish(clips, timeline, encoded, loudness);
}

/** Adds up the samples that are done and tells their share, both times that they are gone through. */
function tellsWork({ runs }: Timeline, onProgress: AssembleRequest['onProgress']): (samples: number) => void {
	const whole = runs.reduce((sum, { samples }) => sum + samples, 0);
	let done = 0;
	return (samples) => {
		done += samples;
		onProgress?.(done / whole);
	};
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
		frames: encoded.map(({ frames }) => frames),
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

/** A clip's samples where every thread can read them. */
function sharedSamples({ pcm, sampleRate }: PlacedClip, memory: MemoryLender): ClipSamples {
	if (pcm.buffer instanceof SharedArrayBuffer) return { pcm, sampleRate };
	const { buffer, byteOffset } = memory.lend(pcm.byteLength);
	const samples = new Int16Array(buffer, byteOffset, pcm.length);
	samples.set(pcm);
	return { pcm: samples, sampleRate };
}
