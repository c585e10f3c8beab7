import { decodeMp3, integratedLoudness, longestSilence } from '../audio/index.ts';

export interface Sound {
	/** Seconds. */
	duration: number;
	/** LUFS of the part that is furthest from what is wanted. */
	loudness: number;
	/** Seconds, over the joints of parts as well. */
	longestSilence: number;
}

/** LUFS that every part is brought to. */
export const LOUDNESS = -16;
/** Below this nothing is heard, dBFS. */
const SILENCE = { thresholdDb: -50 };

/** Measures parts one after another, as a player hears them. */
export function createSoundMeter(): { add(samples: Float32Array, sampleRate: number): void; result(): Sound } {
	const sound: Sound = { duration: 0, loudness: LOUDNESS, longestSilence: 0 };
	let tail = 0;
	return {
		add(samples, sampleRate) {
			const [head, end] = edges(samples, sampleRate);
			sound.longestSilence = Math.max(sound.longestSilence, longestSilence(samples, sampleRate, SILENCE), tail + head);
			tail = end;
			sound.duration += samples.length / sampleRate;
			const loudness = integratedLoudness(samples, sampleRate);
			if (Math.abs(loudness - LOUDNESS) >= Math.abs(sound.loudness - LOUDNESS)) sound.loudness = loudness;
		},
		result: () => ({ ...sound }),
	};
}

/** Measures MP3 frames of a part. */
export async function addMp3(meter: ReturnType<typeof createSoundMeter>, frames: Uint8Array): Promise<void> {
	const { samples, sampleRate } = await decodeMp3(frames);
	meter.add(samples, sampleRate);
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
