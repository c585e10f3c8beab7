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

/** True peak in dBTP (ITU-R BS.1770-5, annex 2: four times oversampled), for rates of 44.1 and 48 kHz. */
export function truePeak(samples: Float32Array): number {
	let peak = 0;
	for (let start = 0; start + PHASE_0.length <= samples.length; start++) {
		for (const phase of PHASES) {
			let sum = 0;
			for (let tap = 0; tap < phase.length; tap++) sum += (phase[tap] ?? 0) * (samples[start + tap] ?? 0);
			peak = Math.max(peak, Math.abs(sum));
		}
	}
	return 20 * Math.log10(peak);
}
