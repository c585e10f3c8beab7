export interface Bar {
	/** 0 to 1. */
	height: number;
	speaker: 'A' | 'B' | '-';
}

/** The lowest bar in which somebody speaks. */
const FLOOR = 0.1;

function stretch(peaks: { peaks: number[]; speakers: string }, from: number, to: number) {
	let squares = 0;
	const voiced = { A: 0, B: 0 };
	for (let index = from; index < to; index++) {
		squares += (peaks.peaks[index] ?? 0) ** 2;
		const speaker = peaks.speakers[index];
		if (speaker === 'A' || speaker === 'B') voiced[speaker] += 1;
	}
	const speaker = voiced.A + voiced.B === 0 ? '-' : voiced.A >= voiced.B ? 'A' : 'B';
	return { level: Math.sqrt(squares / (to - from)), speaker } as const;
}

/**
 * Sums up measured peaks as `bars` bars: how loud each stretch is (root mean square), and who speaks most in it.
 * Speech brought to one loudness has no quiet stretches, so the heights are spread between the softest and the loudest.
 */
export function barsOf(peaks: { peaks: number[]; speakers: string }, bars: number): Bar[] {
	const { length } = peaks.peaks;
	if (length === 0 || bars < 1) return [];
	const stretches = Array.from({ length: bars }, (_, bar) => {
		const from = Math.floor((bar * length) / bars);
		return stretch(peaks, from, Math.max(from + 1, Math.floor(((bar + 1) * length) / bars)));
	});
	const levels = stretches.filter(({ speaker }) => speaker !== '-').map(({ level }) => level);
	const loudest = Math.max(1, ...stretches.map(({ level }) => level));
	const base = 0.8 * Math.min(loudest, ...levels);
	return stretches.map(({ level, speaker }) => {
		const spread = Math.max(0, (level - base) / (loudest - base));
		return { height: speaker === '-' ? spread : Math.max(FLOOR, spread), speaker };
	});
}
