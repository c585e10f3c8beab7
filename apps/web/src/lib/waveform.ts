export interface Bar {
	/** 0 to 1. */
	height: number;
	speaker: 'A' | 'B' | '-';
}

/** Sums up measured peaks as `bars` bars: the loudest of each stretch, and who speaks most in it. */
export function barsOf(peaks: { peaks: number[]; speakers: string }, bars: number): Bar[] {
	const { length } = peaks.peaks;
	if (length === 0 || bars < 1) return [];
	const top = Math.max(1, ...sampled(peaks.peaks, bars * 4));
	return Array.from({ length: bars }, (_, bar) => {
		const from = Math.floor((bar * length) / bars);
		const to = Math.max(from + 1, Math.floor(((bar + 1) * length) / bars));
		let loudest = 0;
		const voiced = { A: 0, B: 0 };
		for (let index = from; index < to; index++) {
			loudest = Math.max(loudest, peaks.peaks[index] ?? 0);
			const speaker = peaks.speakers[index];
			if (speaker === 'A' || speaker === 'B') voiced[speaker] += 1;
		}
		const speaker = voiced.A + voiced.B === 0 ? '-' : voiced.A >= voiced.B ? 'A' : 'B';
		return { height: Math.min(1, loudest / top), speaker };
	});
}

/** At most `most` values that stand for the whole, each the largest of its stretch. */
function sampled(values: number[], most: number): number[] {
	if (values.length <= most) return values;
	return Array.from({ length: most }, (_, index) => {
		const from = Math.floor((index * values.length) / most);
		const to = Math.max(from + 1, Math.floor(((index + 1) * values.length) / most));
		let largest = 0;
		for (let at = from; at < to; at++) largest = Math.max(largest, values[at] ?? 0);
		return largest;
	});
}
