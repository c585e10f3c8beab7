import type { PlacedClip } from '@nexus/core/ports';
import type { Speaker } from '@nexus/core/scripts';

export interface SyntheticVoice {
	speaker: Speaker;
	/** Hz. */
	pitch: number;
	/** Largest sample of a clip, of full scale 1. */
	level: number;
}

/**
 * A clip that has of speech what levelling and encoding react to, the same each time: pulses of a voice through two
 * formants that move from syllable to syllable, hissing consonants between them, pauses for breath.
 * @param seed any whole number; clips of different seeds say different things
 */
export function syntheticClip(
	{ speaker, pitch, level }: SyntheticVoice,
	seconds: number,
	{ sampleRate, seed, pauseBefore }: { sampleRate: number; seed: number; pauseBefore: number },
): PlacedClip {
	const random = randomFrom(seed);
	const samples = new Float64Array(Math.round(seconds * sampleRate));
	for (let start = 0; start < samples.length; ) {
		const length = Math.round((0.12 + 0.1 * random()) * sampleRate);
		const hiss = Math.round(length * 0.3);
		const syllable = samples.subarray(start, start + length);
		for (let index = 0; index < Math.min(hiss, syllable.length); index++) {
			syllable[index] = 0.15 * (random() - 0.5) * Math.sin((Math.PI * index) / hiss);
		}
		sayVowel(syllable.subarray(hiss), sampleRate, pitch * (0.9 + 0.2 * random()), [
			300 + 500 * random(),
			900 + 1500 * random(),
		]);
		start += length + (random() < 0.15 ? Math.round(0.2 * sampleRate) : 0);
	}
	const largest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
	const pcm = Int16Array.from(samples, (value) => Math.round((32_767 * level * value) / largest));
	const lines = [{ start: 0, end: pcm.length / sampleRate, words: [] }];
	return { pcm, sampleRate, speakers: [speaker], lines, pauseBefore };
}

function sayVowel(samples: Float64Array, sampleRate: number, pitch: number, formants: number[]): void {
	const period = Math.round(sampleRate / pitch);
	for (let index = 0; index < samples.length; index++) {
		const sincePulse = (index % period) / sampleRate;
		const envelope = Math.sin((Math.PI * index) / samples.length);
		for (const [order, formant] of formants.entries()) {
			const ring = Math.exp(-sincePulse * 400) * Math.sin(2 * Math.PI * formant * sincePulse);
			samples[index] = (samples[index] ?? 0) + (envelope * ring) / (order + 1);
		}
	}
}

/** Numbers from 0 to 1 (the minimal standard generator of Park and Miller). */
function randomFrom(seed: number): () => number {
	let state = (seed * 16_807 + 1) % 2_147_483_647;
	return () => {
		state = (state * 48_271) % 2_147_483_647;
		return state / 2_147_483_647;
	};
}
