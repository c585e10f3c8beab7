import { highPass } from './biquad.ts';
import { SAMPLE_RATE, WINDOW } from './format.ts';
import { PADDING } from './resampler.ts';
import { Scratch } from './scratch.ts';

/** Hz: below every voice; what is left under it is rumble and offset. */
export const LOW_CUT = 60;
/** Seconds over which a clip's ends are faded, so that no join clicks. */
const FADE = 0.003;

const scratch = new Scratch();

/**
 * A clip as floating point samples (full scale 1) without rumble and with faded ends, between `PADDING` of silence.
 * They are good until the next call.
 * @param gain for the middle of each of the clip's windows, linear between them
 */
export function condition(pcm: Int16Array, sampleRate: number, gain: Float32Array): Float32Array {
	const { b0, b1, b2, a1, a2 } = highPass(LOW_CUT, sampleRate);
	const samples = scratch.take(pcm.length + 2 * PADDING);
	samples.fill(0, 0, PADDING).fill(0, PADDING + pcm.length);
	const window = (WINDOW * sampleRate) / SAMPLE_RATE;
	let input1 = 0;
	let input2 = 0;
	let output1 = 0;
	let output2 = 0;
	let from = gain[0] ?? 1;
	for (let middle = 0; middle <= gain.length; middle++) {
		const to = gain[middle] ?? from;
		const start = (middle - 0.5) * window;
		const step = (to - from) / window;
		const until = middle === gain.length ? pcm.length : Math.min(Math.ceil(start + window), pcm.length);
		for (let index = Math.max(0, Math.ceil(start)); index < until; index++) {
			const input = (pcm[index] ?? 0) / 32_768;
			// The last output comes last: the next one waits for a multiplication and a difference, and nothing else.
			const output = b0 * input + b1 * input1 + b2 * input2 - a2 * output2 - a1 * output1;
			input2 = input1;
			input1 = input;
			output2 = output1;
			output1 = output;
			samples[index + PADDING] = output * (from + step * (index - start));
		}
		from = to;
	}
	fade(samples.subarray(PADDING, PADDING + pcm.length), Math.round(FADE * sampleRate));
	return samples;
}

/** Raised-cosine fades over the first and the last `length` samples. */
function fade(samples: Float32Array, length: number): void {
	const count = Math.min(length, samples.length >> 1);
	for (let index = 0; index < count; index++) {
		const gain = 0.5 - 0.5 * Math.cos((Math.PI * (index + 0.5)) / count);
		const end = samples.length - 1 - index;
		samples[index] = (samples[index] ?? 0) * gain;
		samples[end] = (samples[end] ?? 0) * gain;
	}
}
