import type { PlacedClip } from '@nexus/core/ports';
import { CODEC_DELAY, EXTRA_FRAMES, FRAME_SAMPLES, outputLength, SAMPLE_RATE } from './format.ts';

/**
 * Seconds of audio that one encoder run is meant to hold at most: short enough for all threads to finish together. To
 * begin a run takes the encoder as long as a fifth of a second of audio.
 */
const RUN_SECONDS = 40;
/** Seconds of audio below which cutting a part in two saves nothing. */
const SHORTEST_RUN_SECONDS = 4;
/** Samples of silence needed to end one run and begin the next: flush, delay and rounding to frames of both. */
const CUT_SAMPLES = 3 * FRAME_SAMPLES;

/** A clip's place, in samples at 44.1 kHz as a decoder plays the part. */
export interface Place {
	start: number;
	length: number;
}

/** Clips that one encoder run takes, and how its input lies in the stream. */
export interface Run {
	/** Clips from here up to, not including, there. */
	from: number;
	to: number;
	/** Where the decoder plays the run's first input sample. */
	origin: number;
	/** Input samples, a whole number of frames. */
	samples: number;
	frames: number;
}

export interface Timeline {
	/** One for each clip. */
	places: Place[];
	runs: Run[];
	/** Samples that a decoder plays. */
	samples: number;
}

/**
 * Places clips and cuts the part, at pauses, into runs that can be encoded side by side.
 *
 * A run of N frames of input becomes N + 1 frames, in which a decoder plays the input 1105 samples late. The first of
 * these come out of the pause that the run begins in, and what is left over out of the pause in which it ends, so that
 * every clip but one at the very start of the part plays exactly where its pause puts it.
 *
 * @param width how many runs are encoded at the same time
 */
export function layOut(clips: readonly PlacedClip[], width: number): Timeline {
	const places = placeClips(clips);
	const borders = cutAtPauses(places, width);
	const runs: Run[] = [];
	let base = 0;
	for (const [index, from] of borders.entries()) {
		const to = borders[index + 1] ?? places.length;
		const origin = base + CODEC_DELAY;
		const frames = framesUntil(base, endOf(places, to - 1), places[to]?.start);
		runs.push({ from, to, origin, samples: (frames - EXTRA_FRAMES) * FRAME_SAMPLES, frames });
		base += frames * FRAME_SAMPLES;
	}
	return { places, runs, samples: base };
}

function placeClips(clips: readonly PlacedClip[]): Place[] {
	let end = 0;
	return clips.map(({ pcm, sampleRate, pauseBefore }) => {
		const start = Math.max(CODEC_DELAY, end + Math.round(pauseBefore * SAMPLE_RATE));
		const length = outputLength(pcm.length, sampleRate);
		end = Math.max(end, start + length);
		return { start, length };
	});
}

function endOf(places: readonly Place[], index: number): number {
	const place = places[index];
	return place ? place.start + place.length : CODEC_DELAY;
}

/** As many frames as leave the next run's clip its place; for the last run as few as hold its clips. */
function framesUntil(base: number, end: number, next: number | undefined): number {
	if (next === undefined) return Math.ceil((end - base - CODEC_DELAY) / FRAME_SAMPLES) + EXTRA_FRAMES;
	return Math.floor((next - CODEC_DELAY - base) / FRAME_SAMPLES);
}

/** First clips of the runs: about equally long, a multiple of `width` where the part is long enough. */
function cutAtPauses(places: readonly Place[], width: number): number[] {
	const seconds = endOf(places, places.length - 1) / SAMPLE_RATE;
	const wanted = Math.ceil(seconds / (RUN_SECONDS * width)) * width;
	const count = Math.max(1, Math.min(wanted, Math.floor(seconds / SHORTEST_RUN_SECONDS)));
	const cuts = places.keys().filter((index) => index > 0 && pauseBefore(places, index) >= CUT_SAMPLES);
	const borders = [0];
	const candidates = [...cuts];
	for (let run = 1; run < count; run++) {
		const ideal = (run * seconds * SAMPLE_RATE) / count;
		const distance = (index: number) => Math.abs((places[index]?.start ?? 0) - ideal);
		const last = borders.at(-1) ?? 0;
		const best = candidates
			.filter((index) => index > last)
			.reduce<number | undefined>(
				(found, index) => (found === undefined || distance(index) < distance(found) ? index : found),
				undefined,
			);
		if (best !== undefined) borders.push(best);
	}
	return borders;
}

function pauseBefore(places: readonly Place[], index: number): number {
	return (places[index]?.start ?? 0) - endOf(places, index - 1);
}
