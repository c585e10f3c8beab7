import type { BodyStyle, Line, Region } from './types.ts';

const SMALLER = 0.93;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the marks around the numbers of notes
const NOTE = /^\u0001?(\d{1,3}|[*†‡])\u0002?\s*(?=\S)/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the same
const RAISED = /^\u0001(\d{1,3}|[*†‡])\u0002/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same
const MARKS = /\u0001([^\u0002]*)\u0002/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the same
const SPACED_MARKS = /\s?\u0001([^\u0002]*)\u0002/g;

export interface Footnote {
	/** As printed. */
	mark: string;
	lines: Line[];
	page: number;
}

/** Takes the notes at the foot of a column away: smaller lines at its end, or lines with the raised number of a mark above. */
export function splitFootnotes(region: Region, body: BodyStyle): { lines: Line[]; notes: Footnote[] } {
	const { lines, page } = region;
	const from = Math.min(smallerFrom(lines, body), answeringFrom(lines));
	if (from === lines.length) return { lines, notes: [] };
	const notes: Footnote[] = [];
	for (const line of lines.slice(from)) {
		const mark = NOTE.exec(line.text)?.[1];
		const last = notes.at(-1);
		const isNext = mark !== undefined && (last === undefined || !(Number(mark) - Number(last.mark) !== 1));
		if (isNext) notes.push({ mark, lines: [{ ...line, text: line.text.replace(NOTE, '') }], page });
		else last?.lines.push(line);
	}
	return { lines: lines.slice(0, from), notes };
}

function smallerFrom(lines: Line[], body: BodyStyle): number {
	let from = lines.length;
	while (from > 0 && (lines[from - 1]?.size ?? body.size) < body.size * SMALLER) from--;
	while (from < lines.length && !NOTE.test(lines[from]?.text ?? '')) from++;
	return from;
}

/** The first line that begins with the raised number of a mark in a line above it. */
function answeringFrom(lines: Line[]): number {
	const seen = new Set<string>();
	for (const [index, { text }] of lines.entries()) {
		const begins = RAISED.exec(text)?.[1];
		if (begins !== undefined && seen.has(begins)) return index;
		for (const [, mark = ''] of text.matchAll(MARKS)) seen.add(mark);
	}
	return lines.length;
}

/** Gives every note of the document a label of its own, and its marks in the text that label. */
export function createNoteLabels(notes: readonly Footnote[]): {
	label(note: Footnote): string;
	resolve(text: string, page: number): string;
} {
	const labels = new Map(notes.map((note, index) => [note, String(index + 1)]));
	return {
		label: (note) => labels.get(note) ?? '',
		resolve: (text, page) =>
			text.replaceAll(SPACED_MARKS, (_whole, mark: string, at: number) => {
				const note = notes.find((one) => one.page === page && one.mark === mark);
				if (note) return `[^${labels.get(note)}]`;
				const unit = /(?:^|[^\p{L}])(?:mm|cm|dm|km|m)$/u.test(text.slice(0, at));
				return unit && mark === '2' ? '²' : unit && mark === '3' ? '³' : '';
			}),
	};
}
