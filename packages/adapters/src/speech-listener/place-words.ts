import type { SpokenLine, WordTime } from '@nexus/core/ports';
import { HOP } from './features.ts';
import { type LoudnessTrack, STEP } from './loudness-track.ts';
import type { Path } from './warp.ts';

/** Seconds that every word is given. */
const SHORTEST = 0.03;

/**
 * The lines of a reference, where they are in the recording that a path leads to: a word begins and ends where its
 * sound does.
 * @param seconds of the recording
 */
export function placeWords(lines: SpokenLine[], path: Path, track: LoudnessTrack, seconds: number): SpokenLine[] {
	const words = lines.flatMap((line) => line.words);
	const times = inOrder(
		words.map(([, , start, end]) => [startOf(start, path), endOf(end, path)]),
		seconds,
	).map((time) => heardPart(time, track));
	let next = 0;
	return lines.map((line) => {
		const own = line.words.map(([from, to]): WordTime => {
			const [start, end] = times[next++] ?? [0, 0];
			return [from, to, start, end];
		});
		return { start: own[0]?.[2] ?? 0, end: own.at(-1)?.[3] ?? 0, words: own };
	});
}

type Time = [start: number, end: number];

function startOf(time: number, { first }: Path): number {
	const frame = Math.min(first.length - 1, Math.floor(time / HOP));
	return (first[frame] ?? 0) * HOP + (time - frame * HOP);
}

function endOf(time: number, { last }: Path): number {
	const frame = Math.max(0, Math.min(last.length - 1, Math.ceil(time / HOP) - 1));
	return ((last[frame] ?? 0) + 1) * HOP;
}

/** No word before the end of the one before it, and none without time. */
function inOrder(times: Time[], seconds: number): Time[] {
	const least = Math.min(SHORTEST, seconds / Math.max(1, times.length));
	const starts: number[] = [];
	for (const [index, [start]] of times.entries()) {
		const latest = seconds - (times.length - index) * least;
		starts.push(Math.min(latest, Math.max(start, index > 0 ? (starts[index - 1] as number) + least : 0)));
	}
	return times.map(([, end], index) => {
		const start = starts[index] as number;
		const next = starts[index + 1] ?? seconds;
		return [start, Math.min(next, Math.max(end, start + least))];
	});
}

/** The part from the first to the last step with sound; all of it where nothing, or next to nothing, is heard. */
function heardPart([start, end]: Time, { levels, threshold }: LoudnessTrack): Time {
	let from = Math.floor(start / STEP);
	let to = Math.min(levels.length, Math.ceil(end / STEP));
	while (from < to && (levels[from] ?? 0) <= threshold) from++;
	while (to > from && (levels[to - 1] ?? 0) <= threshold) to--;
	const heard: Time = [Math.max(start, from * STEP), Math.min(end, to * STEP)];
	return heard[1] - heard[0] >= SHORTEST / 2 ? heard : [start, end];
}
