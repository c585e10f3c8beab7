/** Windows in a block of 400 ms and in the 100 ms by which blocks are apart: an overlap of 75 %. */
const BLOCK = 140;
const HOP = 35;

/** LUFS below which a block counts as silence. */
const ABSOLUTE_GATE = -70;
/** LU below the loudness of the blocks that are not silence. */
const RELATIVE_GATE = -10;

/** LUFS of a mean square after K weighting, one channel. */
export function loudnessOf(power: number): number {
	return -0.691 + 10 * Math.log10(power);
}

/**
 * Integrated loudness in LUFS to ITU-R BS.1770-5 (gated at -70 LUFS and at 10 LU below the ungated mean; one channel) of
 * a signal given as mean squares after K weighting over windows of 1/350 s; -Infinity when all of it is silence. Less
 * than one block is taken as one block of its own length.
 */
export function integratedLoudness(power: Float32Array): number {
	const blocks = blockPowers(power);
	const audible = meanAbove(blocks, ABSOLUTE_GATE);
	return loudnessOf(meanAbove(blocks, Math.max(ABSOLUTE_GATE, loudnessOf(audible) + RELATIVE_GATE)));
}

function blockPowers(power: Float32Array): number[] {
	if (power.length === 0) return [];
	const hops = Array.from({ length: Math.floor(power.length / HOP) }, (_, hop) => sum(power, hop * HOP, HOP));
	if (power.length < BLOCK) return [sum(power, 0, power.length) / power.length];
	return Array.from({ length: hops.length - 3 }, (_, block) => {
		const [a = 0, b = 0, c = 0, d = 0] = hops.slice(block, block + 4);
		return (a + b + c + d) / BLOCK;
	});
}

function sum(values: Float32Array, from: number, count: number): number {
	let total = 0;
	for (let index = from; index < from + count; index++) total += values[index] ?? 0;
	return total;
}

function meanAbove(powers: number[], gate: number): number {
	const kept = powers.filter((power) => loudnessOf(power) > gate);
	return kept.length === 0 ? 0 : kept.reduce((total, power) => total + power, 0) / kept.length;
}
