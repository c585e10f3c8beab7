import type { Span } from './types.ts';

/** Fenced code blocks of a text in order, fences included; an unclosed one runs to the end. Linear time. */
export function findFences(text: string): Span[] {
	const fences: Span[] = [];
	if (!text.includes('```') && !text.includes('~~~')) return fences;
	const lines = /^ {0,3}(`{3,}(?=[^`\n]*$)|~{3,})([^\n]*)/gm;
	let open: { start: number; mark: string } | null = null;
	for (const line of text.matchAll(lines)) {
		const [whole, mark = '', info = ''] = line;
		if (open === null) {
			open = { start: line.index, mark };
		} else if (mark.startsWith(open.mark) && info.trim() === '') {
			fences.push({ start: open.start, end: line.index + whole.length });
			open = null;
		}
	}
	if (open !== null) fences.push({ start: open.start, end: text.length });
	return fences;
}
