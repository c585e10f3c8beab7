import type { Transcript, TranscriptLine } from '../transcript.ts';

export interface Cue {
	/** Seconds. */
	start: number;
	end: number;
	/** Who speaks. */
	name: string;
	/** Whether a turn begins with it. */
	opensTurn: boolean;
	/** Rows of text as they are to be shown. */
	rows: string[];
}

export interface CueShape {
	/** The most characters of a row, and rows of a cue. */
	rowCharacters: number;
	rows: number;
	/** What stands before a turn's first word. */
	prefix: (name: string) => string;
}

interface Word {
	text: string;
	start: number;
	end: number;
}

/** Cues of a transcript: a new one for each turn, as many words in each as there is room for, timed by their words. */
export function cuesOf({ lines }: Pick<Transcript, 'lines'>, shape: CueShape): Cue[] {
	const cues = lines.flatMap((line) => turnCues(line, shape));
	for (const [index, cue] of cues.entries()) {
		// Where one speaks before the other has ended, one cue is shown after the other all the same.
		const next = cues[index + 1]?.start ?? cue.end;
		if (next > cue.start) cue.end = Math.min(cue.end, next);
	}
	return cues;
}

function turnCues(line: TranscriptLine, shape: CueShape): Cue[] {
	const words = wordsOf(line);
	const prefix = shape.prefix(line.name).split(/\s+/).filter(Boolean);
	const pieces = [...prefix.map((text) => ({ text, start: line.start, end: line.start })), ...words].flatMap((word) =>
		broken(word, shape.rowCharacters),
	);
	const cues: Cue[] = [];
	for (const { text, start, end } of pieces) {
		const cue = cues.at(-1);
		const row = cue?.rows.at(-1);
		if (cue && row !== undefined && row.length + 1 + text.length <= shape.rowCharacters) {
			cue.rows[cue.rows.length - 1] = `${row} ${text}`;
			cue.end = end;
		} else if (cue && cue.rows.length < shape.rows) {
			cue.rows.push(text);
			cue.end = end;
		} else {
			cues.push({ start, end, name: line.name, opensTurn: cues.length === 0, rows: [text] });
		}
	}
	for (const [index, cue] of cues.entries()) {
		// A cue stays until the next one of its turn, so that nothing flickers, and is never shorter than it can be shown.
		cue.end = Math.max(cue.end, cues[index + 1]?.start ?? line.end, cue.start + 0.001);
	}
	return cues;
}

/** The line's words as they are written, with their times; in proportion to their place where the engine told none. */
function wordsOf({ text, start, end, words }: TranscriptLine): Word[] {
	const at = (offset: number): number => start + ((end - start) * offset) / Math.max(1, text.length);
	let next = 0;
	let reached = start;
	return [...text.matchAll(/\S+/g)].map(({ 0: written, index }) => {
		const until = index + written.length;
		let from: number | null = null;
		let to: number | null = null;
		for (; next < words.length && (words[next]?.[0] ?? 0) < until; next++) {
			const word = words[next];
			if (!word) continue;
			from ??= word[2];
			to = word[3];
		}
		const begins = Math.max(reached, words.length > 0 ? (from ?? reached) : at(index));
		reached = Math.max(begins, words.length > 0 ? (to ?? begins) : at(until));
		return { text: written, start: begins, end: reached };
	});
}

/** A word longer than a row, in pieces that fit. */
function broken(word: Word, most: number): Word[] {
	if (word.text.length <= most) return [word];
	const pieces: Word[] = [];
	let piece = '';
	for (const { segment } of new Intl.Segmenter('pt', { granularity: 'grapheme' }).segment(word.text)) {
		if (piece !== '' && piece.length + segment.length > most) {
			pieces.push({ ...word, text: piece });
			piece = '';
		}
		piece += segment;
	}
	return [...pieces, { ...word, text: piece }];
}

/** `hh:mm:ss` and milliseconds after `mark`. */
export function timestamp(seconds: number, mark: '.' | ','): string {
	const total = Math.max(0, Math.round(seconds * 1000));
	const two = (value: number) => String(value).padStart(2, '0');
	const [hours, minutes, rest] = [Math.floor(total / 3_600_000), Math.floor(total / 60_000) % 60, total % 60_000];
	const clock = `${two(hours)}:${two(minutes)}:${two(Math.floor(rest / 1000))}`;
	return `${clock}${mark}${String(rest % 1000).padStart(3, '0')}`;
}

/** Without what would end a row or a cue. */
export const plainRow = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
