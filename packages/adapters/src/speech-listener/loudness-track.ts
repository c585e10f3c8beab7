import type { Sound } from './decode-recording.ts';

/** Seconds of one step. */
export const STEP = 0.005;

/** How loud a recording is from step to step. */
export interface LoudnessTrack {
	/** Samples of a step. */
	step: number;
	/** Root mean square of each step, in dBFS; at least -100. */
	levels: Float32Array;
	/** Root mean square of the steps that are heard, in dBFS. */
	speech: number;
	/** What is below it counts as silence, in dBFS. */
	threshold: number;
}

const FLOOR = -100;
/** dB below the speech where silence begins, by how much noise there is between the words. */
const SILENCE = { clean: 45, noisy: 30, aboveNoise: 6 };

export function loudnessTrack({ pcm, sampleRate }: Sound): LoudnessTrack {
	const step = Math.max(1, Math.round(STEP * sampleRate));
	const levels = new Float32Array(Math.ceil(pcm.length / step));
	for (let index = 0; index < levels.length; index++) {
		const end = Math.min(pcm.length, (index + 1) * step);
		let energy = 0;
		for (let at = index * step; at < end; at++) energy += (pcm[at] ?? 0) ** 2;
		levels[index] = decibels(energy / Math.max(1, end - index * step));
	}
	const sorted = levels.toSorted();
	const noise = sorted[Math.floor(sorted.length * 0.05)] ?? FLOOR;
	const loud = sorted[Math.floor(sorted.length * 0.95)] ?? FLOOR;
	const speech = levelOf(levels, 0, levels.length, loud - SILENCE.noisy);
	const threshold = Math.max(
		speech - SILENCE.clean,
		Math.min(noise + SILENCE.aboveNoise, speech - SILENCE.noisy),
		FLOOR + 1,
	);
	return { step, levels, speech, threshold };
}

/** Root mean square of the steps in [from, to) above a level, in dBFS; -100 when there is none. */
export function levelOf(levels: Float32Array, from: number, to: number, above: number): number {
	let energy = 0;
	let steps = 0;
	for (let index = from; index < to; index++) {
		const level = levels[index] ?? FLOOR;
		if (level <= above) continue;
		energy += 10 ** (level / 10);
		steps++;
	}
	return steps === 0 ? FLOOR : Math.max(FLOOR, 10 * Math.log10(energy / steps));
}

function decibels(meanSquare: number): number {
	return Math.max(FLOOR, 10 * Math.log10(meanSquare / 32_768 ** 2 || 1e-12));
}
