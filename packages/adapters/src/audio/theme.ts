import type { CpuPool, PlacedClip } from '@nexus/core/ports';
import { SAMPLE_RATE } from './format.ts';

const WORKER = new URL('./theme.ts', import.meta.url).href;

type Tune = 'opening' | 'closing';

interface Note {
	/** Hz. */
	pitch: number;
	/** Seconds from the beginning. */
	at: number;
	/** Of full scale, at its loudest. */
	level: number;
}

/** Two voices: A and E, which find each other an octave higher. */
const [LOW, HIGH, BRIGHT] = [220, 329.63, 440];
const NOTES: Record<Tune, readonly Note[]> = {
	opening: [
		{ pitch: LOW, at: 0, level: 0.16 },
		{ pitch: HIGH, at: 0.28, level: 0.16 },
		{ pitch: BRIGHT, at: 0.62, level: 0.12 },
		{ pitch: 2 * HIGH, at: 0.62, level: 0.07 },
	],
	closing: [
		{ pitch: BRIGHT, at: 0, level: 0.12 },
		{ pitch: HIGH, at: 0.3, level: 0.14 },
		{ pitch: LOW, at: 0.66, level: 0.17 },
		{ pitch: LOW / 2, at: 0.66, level: 0.1 },
	],
};
/** Seconds: of each tune, of a note's rise, and until its fundamental has fallen to a third. */
const [LENGTH, RISE, DECAY] = [2.4, 0.012, 0.5];
/** Multiples of a note's pitch with their share of its level; higher ones are over sooner, as those of a struck bar. */
const PARTIALS = [
	[1, 0.72],
	[2, 0.2],
	[3, 0.08],
] as const;
/** Seconds of silence before it. */
const PAUSE: Record<Tune, number> = { opening: 0.1, closing: 0.6 };
/** Seconds over which its end is drawn to nothing. */
const FADE = 0.4;

/** Task: a tune of the project's own, by additive synthesis; the same samples each time. */
export function synthesizeTune(tune: Tune): Int16Array {
	const samples = new Float32Array(Math.round(LENGTH * SAMPLE_RATE));
	for (const { pitch, at, level } of NOTES[tune]) {
		for (const [multiple, share] of PARTIALS) {
			const step = (2 * Math.PI * pitch * multiple) / SAMPLE_RATE;
			for (let index = Math.round(at * SAMPLE_RATE), age = 0; index < samples.length; index++, age++) {
				const seconds = age / SAMPLE_RATE;
				const envelope = Math.min(1, seconds / RISE) * Math.exp((-seconds * multiple) / DECAY);
				samples[index] = (samples[index] ?? 0) + level * share * envelope * Math.sin(step * age);
			}
		}
	}
	const fade = FADE * SAMPLE_RATE;
	return Int16Array.from(samples, (sample, index) =>
		Math.round(sample * 32_767 * Math.min(1, (samples.length - index) / fade)),
	);
}

/** Tunes as clips in which nobody speaks, each made once. */
export function tunes(pool: CpuPool): (tune: Tune) => Promise<PlacedClip> {
	const made = new Map<Tune, Promise<Int16Array>>();
	return async (tune) => {
		const known = made.get(tune) ?? pool.run<Int16Array>(WORKER, 'synthesizeTune', tune);
		made.set(tune, known);
		known.catch(() => made.delete(tune));
		const pcm = await known;
		return { pcm, sampleRate: SAMPLE_RATE, speakers: [], lines: [], pauseBefore: PAUSE[tune] };
	};
}
