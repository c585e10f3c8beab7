import type { Language, Peaks } from '@nexus/contract';
import { languagePack } from '@nexus/core/languages';
import { distinguishingTerms } from '@nexus/core/planning';
import type { SpeechDoubt, SpokenLine } from '@nexus/core/ports';
import type { PartTranscript } from '@nexus/core/records';
import type { Hosts, Passage } from '@nexus/core/scripts';
import type { PlannedClip } from './clips.ts';

const UNSPOKEN: SpokenLine = { start: 0, end: 0, words: [] };

/** Milliseconds are finer than anybody hears. */
const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** A part's lines and words in its own time, from its clips' starts and the times within each clip. */
export function partTranscript(clips: PlannedClip[], spoken: SpokenLine[][], clipStarts: number[]): PartTranscript {
	const lines = clips.flatMap((clip, at) => {
		const from = clipStarts[at] ?? 0;
		return clip.lines.map((line, position) => {
			const times = spoken[at]?.[position] ?? UNSPOKEN;
			return {
				line,
				...(times.doubt && { speech_doubt: times.doubt }),
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
		lines: lines.map(({ line, start, end, words, ...doubt }) => ({
			id: line.id,
			speaker: line.speaker,
			text: line.text,
			start,
			end,
			words,
			spans: line.passages.map(({ start, end }): [number, number] => [start, end]),
			passages: line.passages,
			unsupported: line.unsupported,
			edited: line.edited,
			...doubt,
		})),
		chapters: lines.flatMap(({ line, start }) => (line.chapter === null ? [] : [{ title: line.chapter, start }])),
	};
}

/** Of a transcript that names no documents. */
const oldPassages = (documentId: string | null, spans: readonly [number, number][]): Passage[] =>
	spans.map(([start, end]) => ({ documentId, start, end }));

/** What is heard in an audio file; seconds from its start. */
export interface Transcript {
	episodeId: string;
	language: Language;
	duration: number;
	chapters: { title: string; start: number }[];
	lines: TranscriptLine[];
}

export interface TranscriptLine extends Omit<PartTranscript['lines'][number], 'speech_doubt'> {
	/** From 1. */
	partNumber: number;
	/** The host's. */
	name: string;
	passages: Passage[];
	unsupported: boolean;
	/** Absent where nothing says that the voice says other words. */
	speechDoubt?: SpeechDoubt;
}

/** The transcript of an audio file that plays the given parts one after another. */
export function joinTranscripts(
	episode: { id: string; language: Language; hosts: Hosts; documentId: string | null },
	parts: { number: number; durationSeconds: number; transcript: PartTranscript }[],
): Transcript {
	const joined: Transcript = {
		episodeId: episode.id,
		language: episode.language,
		duration: 0,
		chapters: [],
		lines: [],
	};
	for (const { number, durationSeconds, transcript } of parts) {
		const later = (seconds: number): number => round(joined.duration + seconds);
		joined.chapters.push(...transcript.chapters.map(({ title, start }) => ({ title, start: later(start) })));
		for (const {
			start,
			end,
			words,
			passages,
			unsupported = false,
			speech_doubt: speechDoubt,
			...line
		} of transcript.lines) {
			joined.lines.push({
				...line,
				passages: passages ?? oldPassages(episode.documentId, line.spans),
				unsupported,
				partNumber: number,
				...(speechDoubt && { speechDoubt }),
				name: episode.hosts[line.speaker].name,
				start: later(start),
				end: later(end),
				words: words.map(([a, b, from, to]) => [a, b, later(from), later(to)]),
			});
		}
		joined.duration += durationSeconds;
	}
	joined.chapters = withDistinctTitles(joined.chapters, episode.language, textsOf(joined.chapters, joined.lines));
	return joined;
}

/** What earlier versions put behind the title of a chapter that went on in the next part. */
const CONTINUED = /\s\((?:continuação|continued)\)$/;

/**
 * Chapters of one title, as a long section makes them, with what tells them apart: a thing that is named in each alone,
 * else their numbers.
 * @param texts what is said in each chapter, where that is known
 */
export function withDistinctTitles<Chapter extends { title: string }>(
	chapters: readonly Chapter[],
	language: Language,
	texts: readonly string[] = [],
): Chapter[] {
	const told = chapters.map((chapter, index) => ({
		...chapter,
		title: chapter.title.replace(CONTINUED, ''),
		index,
		text: texts[index] ?? '',
	}));
	const { of } = languagePack(language).words;
	const titles = new Map<number, string>();
	for (const [title, alike] of Map.groupBy(told, (chapter) => chapter.title)) {
		const terms = alike.length > 1 ? distinguishingTerms(alike, language) : [];
		const isTold = terms.length > 0 && terms.every((term) => term !== null);
		for (const [position, { index }] of alike.entries()) {
			const number = `${title} (${position + 1} ${of} ${alike.length})`;
			titles.set(index, alike.length === 1 ? title : isTold ? `${title}: ${terms[position]}` : number);
		}
	}
	return chapters.map((chapter, index) => ({ ...chapter, title: titles.get(index) ?? chapter.title }));
}

/** What is said from each chapter's start to the next one's. */
function textsOf(chapters: readonly { start: number }[], lines: readonly { start: number; text: string }[]): string[] {
	const texts: string[][] = chapters.map(() => []);
	let at = -1;
	for (const { start, text } of lines) {
		while ((chapters[at + 1]?.start ?? Number.POSITIVE_INFINITY) <= start) at++;
		texts[at]?.push(text);
	}
	return texts.map((said) => said.join(' '));
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

/**
 * An episode's waveform in `steps` steps, 0 to 99: how loud each is (root mean square) and who speaks most in it. A list
 * draws 32 bars, so that each of them is one step: of two steps in one bar nobody could tell who spoke most.
 */
export function thumbnailOf({ peaks, speakers }: Peaks, steps = 32): { peaks: number[]; speakers: string } {
	const picture = { peaks: [] as number[], speakers: '' };
	for (let step = 0; step < steps; step++) {
		const from = Math.floor((step * peaks.length) / steps);
		const to = Math.max(from + 1, Math.floor(((step + 1) * peaks.length) / steps));
		const stretch = peaks.slice(from, to);
		const squares = stretch.reduce((sum, peak) => sum + peak ** 2, 0);
		const level = Math.sqrt(squares / Math.max(1, stretch.length));
		// In tenths: over minutes, stretches of speech differ by little.
		picture.peaks.push(Math.min(99, Math.round((level / 127) * 990) / 10));
		picture.speakers += mostHeard(speakers.slice(from, to));
	}
	return picture;
}

function mostHeard(speakers: string): 'A' | 'B' | '-' {
	const [a, b] = [speakers.split('A').length, speakers.split('B').length];
	if (a === 1 && b === 1) return '-';
	return a >= b ? 'A' : 'B';
}
