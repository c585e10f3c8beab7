import { type LoudnessTrack, STEP } from './loudness-track.ts';

/** Returns a function that counts the seconds above the threshold between two times. */
export function soundSeconds({ levels, threshold }: LoudnessTrack): (from: number, to: number) => number {
	const sums = new Float64Array(levels.length + 1);
	for (let at = 0; at < levels.length; at++) {
		sums[at + 1] = (sums[at] as number) + ((levels[at] as number) > threshold ? STEP : 0);
	}
	const until = (time: number) => sums[Math.max(0, Math.min(levels.length, Math.round(time / STEP)))] as number;
	return (from, to) => until(to) - until(from);
}
