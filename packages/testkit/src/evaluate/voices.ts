import { medianPitch } from '../speech/pitch.ts';

/** When a line is said, in seconds. */
export interface SpokenLine {
	speaker: 'A' | 'B';
	start: number;
	end: number;
}

export interface HeardLine {
	speaker: 'A' | 'B';
	/** Hz. */
	pitch: number;
}

export interface Voices {
	/** The higher of the hosts' median pitches over the lower. */
	apart: number;
	/** Share of the lines whose pitch is nearer to their own host's than to the other's, 0 to 1. */
	right: number;
}

/** Seconds that a line must last for its pitch to be taken, and of it that are listened to. */
const SHORTEST = 1;
const LISTENED = 6;

export function heardLines(lines: readonly SpokenLine[], samples: Float32Array, sampleRate: number): HeardLine[] {
	return lines
		.filter(({ start, end }) => end - start > SHORTEST)
		.map(({ speaker, start, end }) => {
			const from = Math.round(start * sampleRate);
			const to = Math.round(Math.min(end, start + LISTENED) * sampleRate);
			return { speaker, pitch: medianPitch(samples.subarray(from, to), sampleRate) };
		});
}

/** Whether both hosts are heard, told apart by their pitch. */
export function voicesOf(heard: readonly HeardLine[]): Voices {
	const of = (speaker: string) => median(heard.filter((line) => line.speaker === speaker).map(({ pitch }) => pitch));
	const [a, b] = [of('A'), of('B')];
	const isRight = ({ speaker, pitch }: HeardLine) =>
		Math.abs(Math.log(pitch / a)) < Math.abs(Math.log(pitch / b)) === (speaker === 'A');
	return { apart: Math.max(a, b) / Math.min(a, b), right: heard.filter(isRight).length / heard.length };
}

/** NaN when there is none. */
function median(values: number[]): number {
	return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
