import type { Language, Peaks, Transcript } from '@nexus/contract';
import type { SpokenLine } from '../ports/speech.ts';
import type { Hosts } from '../scripts/types.ts';
import type { PlannedClip } from './clips.ts';
import type { PartTranscript } from './types.ts';

/** Milliseconds are finer than anybody hears. */
const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** A part's lines and words in its own time, from its clips' starts and the times within each clip. */
export function partTranscript(clips: PlannedClip[], spoken: SpokenLine[][], clipStarts: number[]): PartTranscript {
	const lines = clips.flatMap((clip, at) => {
		const from = clipStarts[at] ?? 0;
		return clip.lines.map((line, position) => {
			const times = spoken[at]?.[position] ?? { start: 0, end: 0, words: [] };
			return {
				line,
				start: round(from + times.start),
				end: round(from + times.end),
				words: times.words.map(([a, b, start, end]): [number, number, number, number] => [
					a,
					b,
					round(from + start),
					round(from + end),
				]),
			};
		});
	});
	return {
		lines: lines.map(({ line, start, end, words }) => ({
			id: line.id,
			speaker: line.speaker,
			text: line.text,
			start,
			end,
			words,
			spans: line.spans.map((span): [number, number] => [span.start, span.end]),
			unsupported: line.unsupported,
		})),
		chapters: lines.flatMap(({ line, start }) => (line.chapter === null ? [] : [{ title: line.chapter, start }])),
	};
}

/** The transcript of an audio file that plays the given parts one after another. */
export function joinTranscripts(
	episode: { id: string; language: Language; hosts: Hosts },
	parts: { number: number; durationSeconds: number; transcript: PartTranscript }[],
): Transcript {
	const joined: Transcript = {
		podcast_id: episode.id,
		language: episode.language,
		duration: 0,
		chapters: [],
		lines: [],
	};
	for (const { number, durationSeconds, transcript } of parts) {
		const later = (seconds: number): number => round(joined.duration + seconds);
		joined.chapters.push(...transcript.chapters.map(({ title, start }) => ({ title, start: later(start) })));
		for (const { start, end, words, unsupported = false, ...line } of transcript.lines) {
			joined.lines.push({
				...line,
				unsupported,
				part_number: number,
				name: episode.hosts[line.speaker].name,
				start: later(start),
				end: later(end),
				words: words.map(([a, b, from, to]) => [a, b, later(from), later(to)]),
			});
		}
		joined.duration += durationSeconds;
	}
	return joined;
}

/** The waveform of an audio file that plays the given parts one after another. */
export function joinPeaks(parts: Peaks[]): Peaks {
	return {
		duration: parts.reduce((sum, { duration }) => sum + duration, 0),
		peaks_per_second: parts[0]?.peaks_per_second ?? 0,
		peaks: parts.flatMap(({ peaks }) => peaks),
		speakers: parts.map(({ speakers }) => speakers).join(''),
	};
}

/** How many peaks are looked at for one step of a thumbnail: a mean over minutes of speech would be the same everywhere. */
const THUMBNAIL_WINDOW = 8;

/** An episode's waveform in `steps` steps, 0 to 99: a moment from the middle of each, with whoever speaks in it. */
export function thumbnailOf({ peaks, speakers }: Peaks, steps = 64): { peaks: number[]; speakers: string } {
	const result = { peaks: [] as number[], speakers: '' };
	for (let step = 0; step < steps; step++) {
		const middle = Math.floor(((step + 0.5) * peaks.length) / steps);
		const from = Math.max(0, Math.min(middle, peaks.length - THUMBNAIL_WINDOW));
		const window = peaks.slice(from, from + THUMBNAIL_WINDOW);
		const mean = window.reduce((sum, peak) => sum + peak, 0) / Math.max(1, window.length);
		const heard = speakers.slice(from, from + THUMBNAIL_WINDOW);
		const votes = (speaker: string) => heard.split(speaker).length;
		result.peaks.push(Math.min(99, Math.round((mean / 127) * 99)));
		result.speakers += votes('A') >= votes('B') ? 'A' : 'B';
	}
	return result;
}
