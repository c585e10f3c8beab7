import { ENCODER_SCALE, encodeRun } from './encoder.ts';
import { CEILING, fromDecibels } from './format.ts';
import { joinWindows, type Levels, levelsOf } from './measure.ts';
import { limitRun, type RunClip, renderRun, truePeakOf, waveformPeaks } from './run-samples.ts';

/** Samples of a clip, in memory that the threads share. */
export type ClipSamples = Pick<RunClip, 'pcm' | 'sampleRate'>;

export interface RunRequest {
	clips: RunClip[];
	/** Input samples of the run, a whole number of frames. */
	samples: number;
	/** The sample of the part at which the run begins. */
	origin: number;
	/** For its frames. */
	memory: Uint8Array;
}

export interface EncodedRun {
	frames: Uint8Array;
	/** Largest magnitude in each step of the waveform, from the step that `origin` lies in. */
	peaks: Float32Array;
	/** Before encoding, full scale 1. */
	truePeak: number;
}

/** The highest true peak that the encoder may be given, and how far runs may miss it before they are limited again. */
const CEILING_GIVEN = fromDecibels(CEILING) / ENCODER_SCALE;
const MISS = fromDecibels(0.2);

/** Task: the levels of clips, one after another. */
export function measureClips(clips: ClipSamples[]): Levels {
	const levels = clips.map(({ pcm, sampleRate }) => levelsOf(pcm, sampleRate));
	return {
		power: joinWindows(levels.map(({ power }) => power)),
		peak: joinWindows(levels.map(({ peak }) => peak)),
	};
}

/** Task: the gain of a part. */
export { level } from './levelling.ts';

/** Task: the frames of one encoder run. */
export async function makeRun({ clips, samples, origin, memory }: RunRequest): Promise<EncodedRun> {
	const run = renderRun(clips, samples, origin);
	let peaks = waveformPeaks(run, origin);
	let truePeak = truePeakOf(run, origin, peaks);
	if (truePeak > CEILING_GIVEN * MISS) {
		limitRun(run, CEILING_GIVEN);
		peaks = waveformPeaks(run, origin);
		truePeak = truePeakOf(run, origin, peaks);
	}
	return {
		frames: await encodeRun(run, memory),
		peaks: peaks.map((peak) => peak * ENCODER_SCALE),
		truePeak: truePeak * ENCODER_SCALE,
	};
}
