import type { Stretch } from './silences.ts';

/** Cut-off of the filter that takes out a constant offset, in Hz: well below the lowest voice. */
const OFFSET_CUTOFF = 25;
/** Seconds over which the ends rise from and fall to nothing. */
const FADE = 0.004;
const FULL_SCALE = 32_767;

/**
 * Joins the stretches kept of what was said, at a gain (a factor), without constant offset and with soft ends.
 * @param pcm `keptLength(stretches)` samples, to be written to
 */
export function render(
	pcm: Int16Array,
	samples: Int16Array,
	stretches: Stretch[],
	gain: number,
	sampleRate: number,
): void {
	const keep = 1 - (2 * Math.PI * OFFSET_CUTOFF) / sampleRate;
	let input = 0;
	let output = 0;
	for (const { from, to, at } of stretches) {
		for (let read = from, write = at; read < to; read++, write++) {
			const sample = (samples[read] ?? 0) * gain;
			output = sample - input + keep * output;
			input = sample;
			pcm[write] = Math.max(-FULL_SCALE, Math.min(FULL_SCALE, output));
		}
	}
	fadeEnds(pcm, Math.round(FADE * sampleRate));
}

function fadeEnds(pcm: Int16Array, length: number): void {
	const faded = Math.min(length, pcm.length >> 1);
	for (let at = 0; at < faded; at++) {
		const end = pcm.length - 1 - at;
		pcm[at] = Math.round(((pcm[at] ?? 0) * at) / faded);
		pcm[end] = Math.round(((pcm[end] ?? 0) * at) / faded);
	}
}
