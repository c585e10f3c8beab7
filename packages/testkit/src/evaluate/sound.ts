import { decodeMp3, integratedLoudness, longestSilence, truePeak } from '../audio/index.ts';
import { type HeardLine, heardLines, type SpokenLine, type Voices, voicesOf } from './voices.ts';

export interface Sound {
	/** Seconds. */
	duration: number;
	/** LUFS of the part that is furthest from what is wanted. */
	loudness: number;
	/** Seconds, over the joints of parts as well. */
	longestSilence: number;
	/** dBTP, the largest. */
	truePeak: number;
	voices: Voices;
}

/** A part as it is heard. */
export interface HeardPart {
	samples: Float32Array;
	sampleRate: number;
	lines: readonly SpokenLine[];
}

/** LUFS that every part is brought to. */
export const LOUDNESS = -16;
/** Below this nothing is heard, dBFS. */
const SILENCE = { thresholdDb: -50 };

/** Measures parts one after another, as a player hears them. */
export function createSoundMeter(): { add(part: HeardPart): void; result(): Sound } {
	const sound = { duration: 0, loudness: LOUDNESS, longestSilence: 0, truePeak: Number.NEGATIVE_INFINITY };
	const heard: HeardLine[] = [];
	let tail = 0;
	return {
		add({ samples, sampleRate, lines }) {
			const [head, end] = edges(samples, sampleRate);
			sound.longestSilence = Math.max(sound.longestSilence, longestSilence(samples, sampleRate, SILENCE), tail + head);
			tail = end;
			sound.duration += samples.length / sampleRate;
			const loudness = integratedLoudness(samples, sampleRate);
			if (Math.abs(loudness - LOUDNESS) >= Math.abs(sound.loudness - LOUDNESS)) sound.loudness = loudness;
			sound.truePeak = Math.max(sound.truePeak, truePeak(samples));
			heard.push(...heardLines(lines, samples, sampleRate));
		},
		result: () => ({ ...sound, voices: voicesOf(heard) }),
	};
}

/** Measures MP3 frames of a part. */
export async function addMp3(
	meter: ReturnType<typeof createSoundMeter>,
	frames: Uint8Array,
	lines: readonly SpokenLine[],
): Promise<void> {
	meter.add({ ...(await decodeMp3(frames)), lines });
}

/** Seconds of silence before the first sound and after the last. */
function edges(samples: Float32Array, sampleRate: number): [number, number] {
	const threshold = 10 ** (SILENCE.thresholdDb / 20);
	const isSound = (sample: number) => Math.abs(sample) > threshold;
	const first = samples.findIndex(isSound);
	const last = samples.findLastIndex(isSound);
	const whole = samples.length / sampleRate;
	return first < 0 ? [whole, whole] : [first / sampleRate, (samples.length - 1 - last) / sampleRate];
}
