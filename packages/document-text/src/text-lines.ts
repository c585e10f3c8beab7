import type { Span } from './types.ts';

/** A line without its line feed. */
export interface Line extends Span {
	/** Trimmed, at most 400 characters. */
	text: string;
}

const LONGEST_READ = 400;

export function lineAt(text: string, start: number): Line {
	const end = lineEnd(text, start);
	return { start, end, text: text.slice(start, Math.min(end, start + LONGEST_READ)).trim() };
}

export function lineEnd(text: string, at: number): number {
	const end = text.indexOf('\n', at);
	return end === -1 ? text.length : end;
}

/** The first character that is no white space in [start, end), or "". */
export function firstCharacter(text: string, start: number, end: number): string {
	let first = start;
	while (first < end && text.charCodeAt(first) <= 32) first++;
	return first < end ? text.charAt(first) : '';
}

/** The next line with text after the one that ends at `end`, and whether blank lines stand between; null at the end. */
export function nextLine(text: string, end: number): { line: Line; blankBefore: boolean } | null {
	let blankBefore = false;
	for (let at = end + 1; at < text.length; at = lineEnd(text, at) + 1) {
		if (firstCharacter(text, at, lineEnd(text, at)) !== '') return { line: lineAt(text, at), blankBefore };
		blankBefore = true;
	}
	return null;
}

/** The last line with text before `start`; an empty one at the beginning. */
export function previousLine(text: string, start: number): Line {
	let end = start - 1;
	while (end > 0 && text.charCodeAt(end - 1) <= 32) end--;
	if (end <= 0) return { start: 0, end: 0, text: '' };
	return lineAt(text, text.lastIndexOf('\n', end - 1) + 1);
}
