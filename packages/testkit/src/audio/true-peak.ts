/** ITU-R BS.1770-5, annex 2: phases 0 and 1 of the interpolating filter; 3 and 2 are these turned round. */
const PHASE_0 = [
	0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625, 0.97216796875,
	-0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
];
const PHASE_1 = [
	-0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625, 0.77978515625,
	-0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
];
const PHASES = [PHASE_0, PHASE_1, PHASE_1.toReversed(), PHASE_0.toReversed()];

/** By how much the filter can make a sample larger, and some. */
const MOST_GAIN = Math.max(...PHASES.map((phase) => phase.reduce((sum, tap) => sum + Math.abs(tap), 0))) * 1.000_001;
/** Samples that are passed over at once where they are too small to hold the peak. */
const STRIDE = 64;

/** True peak in dBTP (ITU-R BS.1770-5, annex 2: four times oversampled), for rates of 44.1 and 48 kHz. */
export function truePeak(samples: Float32Array): number {
	const starts = samples.length - PHASE_0.length + 1;
	let peak = 0;
	for (let from = 0; from < starts; from += STRIDE) {
		const to = Math.min(starts, from + STRIDE);
		if (largest(samples, from, to + PHASE_0.length - 1) * MOST_GAIN <= peak) continue;
		for (let start = from; start < to; start++) peak = Math.max(peak, interpolated(samples, start));
	}
	return 20 * Math.log10(peak);
}

function largest(samples: Float32Array, from: number, to: number): number {
	let most = 0;
	for (let index = from; index < to; index++) most = Math.max(most, Math.abs(samples[index] ?? 0));
	return most;
}

function interpolated(samples: Float32Array, start: number): number {
	let most = 0;
	for (const phase of PHASES) {
		let sum = 0;
		for (let tap = 0; tap < phase.length; tap++) sum += (phase[tap] ?? 0) * (samples[start + tap] ?? 0);
		most = Math.max(most, Math.abs(sum));
	}
	return most;
}
