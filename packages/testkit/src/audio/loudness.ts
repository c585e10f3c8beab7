/** Coefficients b0, b1, b2, a1, a2 of a second-order section. */
type Section = readonly [number, number, number, number, number];

/** ITU-R BS.1770-5, annex 1, tables 1 and 2: the two stages of K weighting at 48 kHz. */
const STAGES: readonly Section[] = [
	[1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
	[1, -2, 1, -1.99004745483398, 0.99007225036621],
];
const TABULATED_RATE = 48_000;

/**
 * Integrated loudness of one channel in LUFS (ITU-R BS.1770-5, annex 1): K weighting, blocks of 400 ms overlapping by
 * 75 %, gates at -70 LUFS and 10 LU below the mean of what passes the first. -Infinity for silence.
 */
export function integratedLoudness(samples: Float32Array, sampleRate: number): number {
	const weighted = STAGES.reduce<Float64Array>(
		(signal, stage) => filter(signal, atRate(stage, sampleRate)),
		new Float64Array(samples),
	);
	const powers = blockPowers(weighted, Math.round(0.1 * sampleRate));
	const audible = powers.filter((power) => loudness(power) > -70);
	const gate = loudness(mean(audible)) - 10;
	return loudness(mean(audible.filter((power) => loudness(power) > gate)));
}

function loudness(power: number): number {
	return -0.691 + 10 * Math.log10(power);
}

function mean(values: readonly number[]): number {
	return values.length === 0 ? 0 : values.reduce((total, value) => total + value, 0) / values.length;
}

/** Takes a section back to the analogue plane by the bilinear transform at 48 kHz and forth again at another rate. */
function atRate([b0, b1, b2, a1, a2]: Section, sampleRate: number): Section {
	const ratio = sampleRate / TABULATED_RATE;
	const numerator = transform([b0, b1, b2], ratio);
	const denominator = transform([1, a1, a2], ratio);
	const [scale] = denominator;
	return [
		numerator[0] / scale,
		numerator[1] / scale,
		numerator[2] / scale,
		denominator[1] / scale,
		denominator[2] / scale,
	];
}

/** Substitutes z1 = ((1 + r) z + (1 - r)) / ((1 - r) z + (1 + r)) into c0 z1^2 + c1 z1 + c2, up to a common factor. */
function transform([c0, c1, c2]: readonly [number, number, number], r: number): [number, number, number] {
	const plus = 1 + r;
	const minus = 1 - r;
	return [
		c0 * plus * plus + c1 * plus * minus + c2 * minus * minus,
		2 * plus * minus * (c0 + c2) + c1 * (plus * plus + minus * minus),
		c0 * minus * minus + c1 * plus * minus + c2 * plus * plus,
	];
}

function filter(input: Float64Array, [b0, b1, b2, a1, a2]: Section): Float64Array {
	const output = new Float64Array(input.length);
	let x1 = 0;
	let x2 = 0;
	let y1 = 0;
	let y2 = 0;
	for (let index = 0; index < input.length; index++) {
		const x = input[index] ?? 0;
		const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
		output[index] = y;
		x2 = x1;
		x1 = x;
		y2 = y1;
		y1 = y;
	}
	return output;
}

/** Mean powers of blocks of four hops, one every hop. */
function blockPowers(signal: Float64Array, hop: number): number[] {
	const energies = Array.from({ length: Math.floor(signal.length / hop) }, (_, block) => {
		let energy = 0;
		for (let index = block * hop; index < (block + 1) * hop; index++) energy += (signal[index] ?? 0) ** 2;
		return energy;
	});
	return energies
		.slice(3)
		.map((last, index) => last + energies.slice(index, index + 3).reduce((sum, energy) => sum + energy, 0))
		.map((energy) => energy / (4 * hop));
}
