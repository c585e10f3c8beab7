import type { SpeechDoubt } from '@nexus/core/ports';
import { HOP } from './features.ts';
import { type LoudnessTrack, STEP } from './loudness-track.ts';
import type { Path } from './warp.ts';

/** Seconds of sound that may be added where the reference has one second. */
const ADDED = { within: 1, most: 1.8 };
/** Share of the reference's sound that must be there wherever it has so many seconds of it. */
const LEFT_OUT = { within: 3, sound: 2, least: 0.2 };
/** Seconds from one window to the next. */
const STRIDE = 0.1;

/** What the path from a reference to a recording tells of what was said beyond the text, or not at all. */
export function findDoubt(path: Path, reference: LoudnessTrack, heard: LoudnessTrack): SpeechDoubt | null {
	const known = soundIn(reference);
	const said = soundIn(heard);
	const frames = path.first.length;
	const compared = (from: number, seconds: number): [known: number, said: number] => {
		const to = Math.min(frames, from + Math.round(seconds / HOP)) - 1;
		return [known(from * HOP, (to + 1) * HOP), said((path.first[from] ?? 0) * HOP, ((path.last[to] ?? 0) + 1) * HOP)];
	};
	for (let from = 0; from < frames; from += Math.round(STRIDE / HOP)) {
		const [own, there] = compared(from, ADDED.within);
		if (there - own > ADDED.most) return 'added';
		const [expected, found] = compared(from, LEFT_OUT.within);
		if (expected >= LEFT_OUT.sound && found < expected * LEFT_OUT.least) return 'left_out';
	}
	return null;
}

/** Seconds of sound between two times. */
function soundIn({ levels, threshold }: LoudnessTrack): (from: number, to: number) => number {
	const sums = new Float64Array(levels.length + 1);
	for (let at = 0; at < levels.length; at++) {
		sums[at + 1] = (sums[at] as number) + ((levels[at] as number) > threshold ? STEP : 0);
	}
	const until = (time: number) => sums[Math.max(0, Math.min(levels.length, Math.round(time / STEP)))] as number;
	return (from, to) => until(to) - until(from);
}
