/** A second-order section, normalised so that a0 is 1. */
export interface Biquad {
	b0: number;
	b1: number;
	b2: number;
	a1: number;
	a2: number;
}

/** A Butterworth high-pass at `frequency` Hz (R. Bristow-Johnson, "Audio EQ Cookbook"). */
export function highPass(frequency: number, sampleRate: number): Biquad {
	return bilinear(frequency, Math.SQRT1_2, [1, 0, 0], sampleRate);
}

/** Gain of the standard's second filter far above its corner: its tabulated numerator is a plain 1, -2, 1 at 48 kHz. */
const LOW_CUT_GAIN = 1.0049948;

/**
 * The two filters of K weighting (ITU-R BS.1770-5, annex 1) at any sample rate: the standard tabulates them at 48 kHz;
 * these are its analogue prototypes (B. De Man, "Evaluation of implementations of the EBU R128 loudness measurement",
 * AES 145, 2018), which give the tabulated coefficients there.
 */
export function kWeighting(sampleRate: number): { shelf: Biquad; lowCut: Biquad } {
	const gain = 10 ** (3.999843853973347 / 20);
	const q = 0.7071752369554196;
	return {
		shelf: bilinear(1681.974450955533, q, [gain, gain ** 0.4996667741545416 / q, 1], sampleRate),
		lowCut: bilinear(38.13547087602444, 0.5003270373238773, [LOW_CUT_GAIN, 0, 0], sampleRate),
	};
}

/** (n2 s^2 + n1 s + n0) / (s^2 + s / q + 1) at `frequency` Hz by the bilinear transform with prewarping. */
function bilinear(frequency: number, q: number, [n2, n1, n0]: [number, number, number], sampleRate: number): Biquad {
	const k = Math.tan((Math.PI * frequency) / sampleRate);
	const scale = 1 + k / q + k * k;
	return {
		b0: (n2 + n1 * k + n0 * k * k) / scale,
		b1: (2 * (n0 * k * k - n2)) / scale,
		b2: (n2 - n1 * k + n0 * k * k) / scale,
		a1: (2 * (k * k - 1)) / scale,
		a2: (1 - k / q + k * k) / scale,
	};
}
