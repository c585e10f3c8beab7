import type { PlacedClip, Waveform } from '@nexus/core/ports';
import { PEAKS_PER_SECOND, SAMPLE_RATE } from './format.ts';
import type { Timeline } from './timeline.ts';

/** The peaks of all runs, one after another, and whose line is heard in the middle of each step. */
export function drawWaveform(
	clips: readonly PlacedClip[],
	{ places, runs, samples }: Timeline,
	peaks: readonly Float32Array[],
): Pick<Waveform, 'peaks' | 'speakers'> {
	const step = SAMPLE_RATE / PEAKS_PER_SECOND;
	const count = Math.ceil(samples / step);
	const drawn = new Array<number>(count).fill(0);
	for (const [index, { origin }] of runs.entries()) {
		const first = Math.floor(origin / step);
		peaks[index]?.forEach((peak, offset) => {
			const at = first + offset;
			drawn[at] = Math.max(drawn[at] ?? 0, Math.min(127, Math.round(peak * 127)));
		});
	}
	const speakers = new Array<string>(count).fill('-');
	for (const [index, clip] of clips.entries()) {
		const start = (places[index]?.start ?? 0) / SAMPLE_RATE;
		for (const [lineIndex, line] of clip.lines.entries()) {
			const from = Math.round((start + line.start) * PEAKS_PER_SECOND);
			speakers.fill(clip.speakers[lineIndex] ?? '-', from, Math.round((start + line.end) * PEAKS_PER_SECOND));
		}
	}
	return { peaks: drawn, speakers: speakers.join('') };
}
