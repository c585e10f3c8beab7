import { MATCH_BEGINS, MATCH_ENDS } from '../ports/index.ts';

interface Piece {
	text: string;
	match: boolean;
}

/** Characters before the first match, and in all. */
const CHARACTERS_BEFORE = 80;
const LONGEST = 280;

/**
 * What is shown of a text: the surroundings of its first match, in pieces.
 * @param marked the text folded letter by letter, with marks around what matched
 */
export function excerptOf(text: string, marked: string): Piece[] {
	const found = matchesIn(marked);
	const matches = marked.length - 2 * found.length === text.length ? found : [];
	const from = wordAfter(text, Math.max(0, (matches[0]?.from ?? 0) - CHARACTERS_BEFORE));
	const to = wordBefore(text, from + LONGEST);
	const pieces: Piece[] = from > 0 ? [{ text: '…', match: false }] : [];
	let at = from;
	const add = (end: number, match: boolean) => {
		if (end > at) pieces.push({ text: text.slice(at, end).replace(/\s+/g, ' '), match });
		at = Math.max(at, end);
	};
	for (const match of matches) {
		if (match.to > to) break;
		add(match.from, false);
		add(match.to, true);
	}
	add(to, false);
	if (to < text.length) pieces.push({ text: '…', match: false });
	return pieces;
}

/** The first match's beginning in the text; 0 without one. */
export const firstMatch = (marked: string): number => matchesIn(marked)[0]?.from ?? 0;

/** Places in the text without the marks. */
function matchesIn(marked: string): { from: number; to: number }[] {
	const found: { from: number; to: number }[] = [];
	for (let at = marked.indexOf(MATCH_BEGINS); at !== -1; at = marked.indexOf(MATCH_BEGINS, at + 1)) {
		const end = marked.indexOf(MATCH_ENDS, at);
		if (end === -1) break;
		const from = at - 2 * found.length;
		found.push({ from, to: from + end - at - 1 });
	}
	return found;
}

/** So that no word is cut in its middle. */
function wordAfter(text: string, at: number): number {
	if (at === 0) return 0;
	const space = text.slice(at, at + CHARACTERS_BEFORE).indexOf(' ');
	return space === -1 ? at : at + space + 1;
}

function wordBefore(text: string, at: number): number {
	if (at >= text.length) return text.length;
	const space = text.slice(at - CHARACTERS_BEFORE, at).lastIndexOf(' ');
	return space === -1 ? at : at - CHARACTERS_BEFORE + space;
}
