/** Windows in a block of 400 ms and in the 100 ms by which blocks are apart: an overlap of 75 %. */
const BLOCK = 140;
const HOP = 35;

/** LUFS below which a block counts as silence. */
const ABSOLUTE_GATE = -70;
/** Of the mean power of the blocks that are not silence: 10 LU below it. */
const RELATIVE_GATE = 0.1;

/** LUFS of a mean square after K weighting, one channel. */
export function loudnessOf(power: number): number {
	return -0.691 + 10 * Math.log10(power);
}

function powerOf(loudness: number): number {
	return 10 ** ((loudness + 0.691) / 10);
}

/**
 * Integrated loudness in LUFS to ITU-R BS.1770-5 (gated at -70 LUFS and at 10 LU below the ungated mean; one channel) of
 * a signal given as mean squares after K weighting over windows of 1/350 s; -Infinity when all of it is silence. Less
 * than one block is taken as one block of its own length.
 */
export function integratedLoudness(power: Float32Array): number {
	const blocks = blockPowers(power);
	const audible = meanAbove(blocks, powerOf(ABSOLUTE_GATE));
	return loudnessOf(meanAbove(blocks, Math.max(powerOf(ABSOLUTE_GATE), audible * RELATIVE_GATE)));
}

function blockPowers(power: Float32Array): Float64Array {
	if (power.length < BLOCK) return Float64Array.of(sum(power, 0, power.length) / Math.max(1, power.length));
	const hops = new Float64Array(Math.floor(power.length / HOP));
	for (let hop = 0; hop < hops.length; hop++) hops[hop] = sum(power, hop * HOP, HOP);
	const blocks = new Float64Array(hops.length - BLOCK / HOP + 1);
	for (let block = 0; block < blocks.length; block++) blocks[block] = sum(hops, block, BLOCK / HOP) / BLOCK;
	return blocks;
}

function sum(values: Float32Array | Float64Array, from: number, count: number): number {
	let total = 0;
	for (let index = from; index < from + count; index++) total += values[index] ?? 0;
	return total;
}

function meanAbove(powers: Float64Array, gate: number): number {
	let total = 0;
	let count = 0;
	for (const power of powers) {
		if (power <= gate) continue;
		total += power;
		count++;
	}
	return count === 0 ? 0 : total / count;
}
