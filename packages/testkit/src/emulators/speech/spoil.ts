import type { AudioFault } from '../fault-kinds.ts';
import { chance } from '../random.ts';
import { join } from './speaker.ts';

/** Of full scale: -70 dB. */
const NEAR_SILENCE = 10 ** (-70 / 20);
/** Samples: as loud as speech. */
const NOISE = 6_000;

/**
 * What a fault leaves of the audio.
 * @param seed the call's number
 */
export function spoilAudio(pcm: Int16Array, fault: AudioFault | null, seed: number): Int16Array {
	switch (fault) {
		case 'cut-audio':
			return pcm.slice(0, Math.floor(pcm.length * (0.13 + 0.33 * chance(seed, 'cut'))));
		case 'empty-wav':
			return new Int16Array();
		case 'near-silence':
			return pcm.map((sample) => Math.round(sample * NEAR_SILENCE));
		case 'fading':
			return pcm.map((sample, index) => Math.round(sample * fadeAt(index / pcm.length)));
		case 'rambling':
			return join([pcm, pcm, pcm]);
		case 'said-twice':
			return join([pcm, pcm]);
		case 'white-noise':
			return pcm.map((_, index) => Math.round((2 * chance(seed, index) - 1) * NOISE));
		case 'clipped':
			return pcm.map((sample) => Math.max(-32_768, Math.min(32_767, sample * 40)));
		case 'missing-third':
			return pcm.slice(0, Math.floor((pcm.length * 2) / 3));
		default:
			return pcm;
	}
}

/** Full for the first tenth, then falling by 60 dB to the end. */
function fadeAt(place: number): number {
	return place < 0.1 ? 1 : 10 ** ((-60 * (place - 0.1)) / 0.9 / 20);
}
