import type { SpeechLine } from '@nexus/core/ports';

/** Lines cut in two. */
export interface Halves {
	first: SpeechLine[];
	second: SpeechLine[];
	/** Where in its line the cut is, when it goes through one. */
	within: number | null;
}

/** Characters from which a sentence is cut at a comma when it has to be. */
const LONG_SENTENCE = 160;
const SENTENCE = /[.!?…]+["'’”»)\]]*\s+/g;
const CLAUSE = /[,;:–—]\s+/g;
const SPACE = /\s+/g;
const SPOKEN = /[\p{L}\p{N}]/u;

/**
 * Lines cut in two at the border of turns next to their middle; one line, between two sentences, or, when it is one
 * long sentence, between two clauses or words. Null for what is too short to be cut.
 */
export function halvesOf(lines: readonly SpeechLine[]): Halves | null {
	const [only] = lines;
	if (!only) return null;
	if (lines.length > 1) {
		const borders = lines.map(({ text }) => text.length);
		for (const at of borders.keys()) borders[at] = (borders[at] ?? 0) + (borders[at - 1] ?? 0);
		const cut = nearestToMiddle(borders.slice(0, -1), borders.at(-1) ?? 0) + 1;
		return { first: lines.slice(0, cut), second: lines.slice(cut), within: null };
	}
	const at = cutOf(only.text);
	if (at === null) return null;
	const part = (text: string): SpeechLine[] => [{ ...only, text }];
	return { first: part(only.text.slice(0, at)), second: part(only.text.slice(at)), within: at };
}

function cutOf(text: string): number | null {
	const patterns = text.length > LONG_SENTENCE ? [SENTENCE, CLAUSE, SPACE] : [SENTENCE];
	for (const pattern of patterns) {
		const cuts = [...text.matchAll(pattern)]
			.map((match) => match.index + match[0].length)
			.filter((at) => SPOKEN.test(text.slice(0, at)) && SPOKEN.test(text.slice(at)));
		const cut = cuts[nearestToMiddle(cuts, text.length)];
		if (cut !== undefined) return cut;
	}
	return null;
}

function nearestToMiddle(cuts: readonly number[], length: number): number {
	const distances = cuts.map((cut) => Math.abs(cut - length / 2));
	return distances.indexOf(Math.min(...distances));
}
