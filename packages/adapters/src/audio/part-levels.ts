import type { PlacedClip } from '@nexus/core/ports';
import type { Speaker } from '@nexus/core/scripts';
import { SAMPLE_RATE, WINDOW, windowsOf } from './format.ts';
import type { LevelledPart } from './levelling.ts';
import type { Levels } from './measure.ts';
import type { Place } from './timeline.ts';

/** The windows of a part, and which of them are each clip's: from `first` up to, not including, `end`. */
export interface PartWindows {
	part: LevelledPart;
	first: number[];
	end: number[];
}

/** Lays the levels of the clips (in order, run by run) where their clips stand. */
export function placeWindows(
	clips: readonly PlacedClip[],
	places: readonly Place[],
	levels: readonly Levels[],
): PartWindows {
	const first: number[] = [];
	const end: number[] = [];
	let free = 0;
	for (const [index, { pcm, sampleRate }] of clips.entries()) {
		const start = Math.max(free, Math.round((places[index]?.start ?? 0) / WINDOW));
		free = start + windowsOf(pcm.length, sampleRate);
		first.push(start);
		end.push(free);
	}
	const part: LevelledPart = {
		power: new Float32Array(free),
		peak: new Float32Array(free),
		voice: new Array<Speaker | null>(free).fill(null),
	};
	const power = windowsInOrder(levels.map((run) => run.power));
	const peak = windowsInOrder(levels.map((run) => run.peak));
	for (const [index, clip] of clips.entries()) {
		const from = first[index] ?? 0;
		const to = end[index] ?? 0;
		part.power.set(power.take(to - from), from);
		part.peak.set(peak.take(to - from), from);
		markVoices(part.voice, clip, from, to);
	}
	return { part, first, end };
}

function windowsInOrder(arrays: readonly Float32Array[]): { take(count: number): Float32Array } {
	const whole = new Float32Array(arrays.reduce((total, { length }) => total + length, 0));
	let filled = 0;
	for (const array of arrays) {
		whole.set(array, filled);
		filled += array.length;
	}
	let taken = 0;
	return {
		take(count) {
			taken += count;
			return whole.subarray(taken - count, taken);
		},
	};
}

/** A clip's windows belong to its lines' speakers; between two lines the border is half-way. */
function markVoices(voice: (Speaker | null)[], { lines, speakers }: PlacedClip, from: number, to: number): void {
	let start = from;
	for (const [index, line] of lines.entries()) {
		const next = lines[index + 1];
		const border = next ? from + Math.round((((line.end + next.start) / 2) * SAMPLE_RATE) / WINDOW) : to;
		voice.fill(speakers[index] ?? 'A', start, Math.min(border, to));
		start = Math.min(border, to);
	}
}
