/** All-pass sections, half of them in either branch. */
const SECTIONS = 6;
/** Width of the transition band in units of the doubled rate: from 0.9 to 1.1 times the source's Nyquist frequency. */
const TRANSITION = 0.05;
/** Samples at the doubled rate by which the filter is late at low frequencies; at 0.9 of Nyquist it is 16. */
const DELAY = 3;

const [A0 = 0, B0 = 0, A1 = 0, B1 = 0, A2 = 0, B2 = 0] = designHalfBand(SECTIONS, TRANSITION);

/**
 * Doubles the sample rate with a half-band filter made of two branches of all-pass sections: flat to 0.9 of the
 * source's Nyquist frequency, its stop band, 80 dB down, from 1.1 times it. A quarter of the work of a linear-phase
 * filter as steep; its phase bends only towards the top, by less than 0.3 ms (R. A. Valenzuela and A. G. Constantinides,
 * "Digital signal processing schemes for efficient interpolation and decimation", IEE Proceedings 130 G, 1983).
 * @param source samples of which `offset` becomes the first of `target`; what is missing at its end counts as silence
 */
export function doubleRate(source: Float32Array, offset: number, target: Float32Array): void {
	let [inA, midA, nextA, outA] = [0, 0, 0, 0];
	let [inB, midB, nextB, outB] = [0, 0, 0, 0];
	const pairs = Math.ceil((target.length + DELAY) / 2);
	for (let pair = 0; pair < pairs; pair++) {
		const at = offset + pair;
		const input = at < source.length ? (source[at] ?? 0) : 0;
		const firstA = A0 * (input - midA) + inA;
		const secondA = A1 * (firstA - nextA) + midA;
		outA = A2 * (secondA - outA) + nextA;
		inA = input;
		midA = firstA;
		nextA = secondA;
		const firstB = B0 * (input - midB) + inB;
		const secondB = B1 * (firstB - nextB) + midB;
		outB = B2 * (secondB - outB) + nextB;
		inB = input;
		midB = firstB;
		nextB = secondB;
		const even = 2 * pair - DELAY;
		if (even >= 0) target[even] = outA;
		if (even >= -1 && even + 1 < target.length) target[even + 1] = outB;
	}
}

/** Coefficients of the sections, by turns of the one branch and the other: an elliptic half-band filter. */
function designHalfBand(sections: number, transition: number): number[] {
	const k = Math.tan(((1 - 2 * transition) * Math.PI) / 4) ** 2;
	const root = (1 - k * k) ** 0.25;
	const e = (0.5 * (1 - root)) / (1 + root);
	const q = e * (1 + e ** 4 * (2 + e ** 4 * (15 + 150 * e ** 4)));
	return Array.from({ length: sections }, (_, index) => {
		const angle = ((index + 1) * Math.PI) / (2 * sections + 1);
		const sine = series((i) => q ** (i * (i + 1)) * Math.sin((2 * i + 1) * angle)) * q ** 0.25;
		const cosine = series((i) => q ** (i * i) * Math.cos(2 * i * angle)) - 0.5;
		const w = (sine / cosine) ** 2;
		const x = Math.sqrt((1 - w * k) * (1 - w / k)) / (1 + w);
		return (1 - x) / (1 + x);
	});
}

/** Terms of alternating sign; those beyond the eighth are below the precision of numbers. */
function series(term: (index: number) => number): number {
	let sum = 0;
	for (let index = 0; index < 8; index++) sum += (index % 2 === 0 ? 1 : -1) * term(index);
	return sum;
}
