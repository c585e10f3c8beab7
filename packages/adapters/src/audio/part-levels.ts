import type { PlacedClip } from '@nexus/core/ports';
import { SAMPLE_RATE, WINDOW, windowsOf } from './format.ts';
import type { PartLevels, Stretch } from './levelling.ts';
import { joinWindows, type Levels } from './measure.ts';
import type { Place } from './timeline.ts';

/** A clip's windows: from `from` up to, not including, `to`. */
export interface ClipWindows {
	from: number;
	to: number;
}

/** Where each clip's windows stand among those of the part. */
export function windowsOfClips(clips: readonly PlacedClip[], places: readonly Place[]): ClipWindows[] {
	let free = 0;
	return clips.map(({ pcm, sampleRate }, index) => {
		const from = Math.max(free, Math.round((places[index]?.start ?? 0) / WINDOW));
		free = from + windowsOf(pcm.length, sampleRate);
		return { from, to: free };
	});
}

/**
 * The levels of a part.
 * @param levels those of its clips, several of them one after another in each
 */
export function levelsOfPart(
	clips: readonly PlacedClip[],
	windows: readonly ClipWindows[],
	levels: readonly Levels[],
): PartLevels {
	const count = windows.at(-1)?.to ?? 0;
	return {
		power: spread(
			levels.map(({ power }) => power),
			windows,
			count,
		),
		peak: spread(
			levels.map(({ peak }) => peak),
			windows,
			count,
		),
		music: windows.filter((_, index) => clips[index]?.lines.length === 0),
		stretches: clips.flatMap((clip, index) => stretchesOf(clip, windows[index] ?? { from: 0, to: 0 })),
	};
}

/** Values of clips, one after another, put where the clips stand. */
function spread(values: readonly Float32Array[], windows: readonly ClipWindows[], count: number): Float32Array {
	const joined = joinWindows(values);
	const part = new Float32Array(count);
	let taken = 0;
	for (const { from, to } of windows) {
		part.set(joined.subarray(taken, taken + to - from), from);
		taken += to - from;
	}
	return part;
}

/** A clip's windows belong to its lines' speakers; between two lines the border is half-way. */
function stretchesOf({ lines, speakers }: PlacedClip, { from, to }: ClipWindows): Stretch[] {
	let start = from;
	return speakers.map((speaker, index) => {
		const [line, next] = [lines[index], lines[index + 1]];
		const border = line && next ? from + Math.round((((line.end + next.start) / 2) * SAMPLE_RATE) / WINDOW) : to;
		const stretch = { speaker, from: start, to: Math.max(start, Math.min(border, to)) };
		start = stretch.to;
		return stretch;
	});
}
