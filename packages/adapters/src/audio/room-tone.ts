import { fromDecibels } from './format.ts';

/** Root mean square, dBFS: under what anybody notices, over the black of no signal at all. */
const LEVEL = -65;
/** Samples after which the tone repeats itself, nearly six seconds: nobody hears a pattern in a hiss this soft. */
const PERIOD = 2 ** 18;
/** Part of the difference that a sample takes over: a low-pass at 900 Hz, so that it is air rather than hiss. */
const SOFTNESS = 0.12;
/** Samples over which it comes and goes at the ends of a run. */
const FADE = 441;
const SEED = 0x2f6e2b1;

let period: Float32Array | null = null;

/**
 * The tone of a quiet room, the same for the same sample of a part: noise that falls towards high frequencies, as air in a
 * room does.
 */
function roomTone(): Float32Array {
	if (period) return period;
	const tone = new Float32Array(PERIOD);
	let state = SEED;
	const white = Float32Array.from(tone, () => {
		// xorshift32 (G. Marsaglia, "Xorshift RNGs", 2003).
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return state / 2 ** 31;
	});
	// Twice around: at the second time the filter's memory at the seam is that of the period's own end.
	let level = 0;
	for (let index = 0; index < 2 * PERIOD; index++) {
		level += SOFTNESS * ((white[index % PERIOD] ?? 0) - level);
		tone[index % PERIOD] = level;
	}
	const power = tone.reduce((sum, sample) => sum + sample * sample, 0) / PERIOD;
	const gain = fromDecibels(LEVEL) / Math.sqrt(power);
	period = tone.map((sample) => sample * gain);
	return period;
}

/** Lays the tone under a run. @param origin the sample of the part at which the run begins */
export function addRoomTone(run: Float32Array, origin: number): void {
	const tone = roomTone();
	for (let index = 0; index < run.length; index++) {
		const edge = Math.min(index + 1, run.length - index);
		const gain = edge < FADE ? edge / FADE : 1;
		run[index] = (run[index] ?? 0) + gain * (tone[(origin + index) % PERIOD] ?? 0);
	}
}
