/**
 * The longest stretch, in seconds, in which no sample exceeds the threshold.
 * @param thresholdDb dBFS
 */
export function longestSilence(
	samples: Float32Array,
	sampleRate: number,
	{ thresholdDb }: { thresholdDb: number },
): number {
	const threshold = 10 ** (thresholdDb / 20);
	let longest = 0;
	let start = 0;
	for (let index = 0; index <= samples.length; index++) {
		if (index < samples.length && Math.abs(samples[index] ?? 0) <= threshold) continue;
		longest = Math.max(longest, index - start);
		start = index + 1;
	}
	return longest / sampleRate;
}

/** Root mean square, in dBFS (a full-scale square wave is 0), of the samples between two times in seconds. */
export function energyAt(samples: Float32Array, sampleRate: number, from: number, to: number): number {
	const part = samples.subarray(Math.max(0, Math.round(from * sampleRate)), Math.round(to * sampleRate));
	const energy = part.reduce((total, sample) => total + sample * sample, 0);
	return 10 * Math.log10(energy / part.length);
}
