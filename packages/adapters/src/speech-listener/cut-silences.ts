import type { Sound } from './decode-recording.ts';
import { type LoudnessTrack, STEP } from './loudness-track.ts';

/** Seconds of silence kept at the ends and, at most, between words. */
const KEPT = { lead: 0.02, tail: 0.04, pause: 0.9 };
/** Seconds over which the ends rise from and fall to nothing. */
const FADE = 0.004;

/** A recording with at most 50 ms of silence at either end, and none of more than a second within. */
export function cutSilences({ pcm, sampleRate }: Sound, { levels, threshold, step }: LoudnessTrack): Sound {
	const stretches: [from: number, to: number][] = [];
	const half = Math.round(KEPT.pause / 2 / STEP);
	const first = levels.findIndex((level) => level > threshold);
	const last = levels.findLastIndex((level) => level > threshold);
	let from = Math.max(0, first - Math.round(KEPT.lead / STEP));
	let sound = first;
	for (let index = first; index <= last; index++) {
		if ((levels[index] ?? 0) <= threshold) continue;
		if (index - sound > 2 * half + 1) {
			stretches.push([from, sound + half]);
			from = index - half;
		}
		sound = index;
	}
	stretches.push([from, last + 1 + Math.round(KEPT.tail / STEP)]);
	return {
		pcm: joined(
			pcm,
			stretches.map(([begin, end]) => pcm.subarray(begin * step, end * step)),
			sampleRate,
		),
		sampleRate,
	};
}

function joined(pcm: Int16Array, pieces: Int16Array[], sampleRate: number): Int16Array {
	const whole = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
	let at = 0;
	for (const piece of pieces) {
		whole.set(piece, at);
		at += piece.length;
	}
	const faded = Math.min(Math.round(FADE * sampleRate), pcm.length >> 1);
	for (let index = 0; index < faded; index++) {
		const end = whole.length - 1 - index;
		whole[index] = Math.round(((whole[index] ?? 0) * index) / faded);
		whole[end] = Math.round(((whole[end] ?? 0) * index) / faded);
	}
	return whole;
}
