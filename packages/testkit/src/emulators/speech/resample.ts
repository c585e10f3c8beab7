/** Source samples on either side of an output sample. */
const REACH = 16;

export interface RateChange {
	pcm: Int16Array;
	/** Hz. */
	from: number;
	to: number;
}

/**
 * Task of the CPU pool: the same sound at another sample rate, by a sinc under a Hann window in polyphase form
 * (J. O. Smith, "Digital Audio Resampling").
 */
export function changeRate({ pcm, from, to }: RateChange): { pcm: Int16Array } {
	const divisor = greatestCommonDivisor(from, to);
	const up = to / divisor;
	const down = from / divisor;
	const cutoff = Math.min(1, to / from);
	const phases = Array.from({ length: up }, (_, phase) => tapsOf(phase / up, cutoff));
	const result = new Int16Array(Math.floor((pcm.length * up) / down));
	for (let index = 0; index < result.length; index++) {
		const at = index * down;
		const centre = Math.floor(at / up);
		const taps = phases[at % up] ?? new Float64Array();
		let sum = 0;
		for (let tap = 0; tap < taps.length; tap++) sum += (taps[tap] ?? 0) * (pcm[centre + tap - REACH + 1] ?? 0);
		result[index] = Math.max(-32_768, Math.min(32_767, Math.round(sum)));
	}
	return { pcm: result };
}

function tapsOf(fraction: number, cutoff: number): Float64Array {
	const taps = Float64Array.from({ length: 2 * REACH }, (_, tap) => {
		const distance = tap - REACH + 1 - fraction;
		const angle = Math.PI * distance * cutoff;
		const sinc = angle === 0 ? 1 : Math.sin(angle) / angle;
		return sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / (REACH + 1)));
	});
	const sum = taps.reduce((total, value) => total + value, 0);
	return taps.map((value) => value / sum);
}

function greatestCommonDivisor(a: number, b: number): number {
	return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
