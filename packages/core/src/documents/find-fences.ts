import type { Span } from './types.ts';

/** Fenced code blocks of a text in order, fences included; an unclosed one runs to the end. Linear time. */
export function findFences(text: string): Span[] {
	const fences: Span[] = [];
	const opening = /^ {0,3}(`{3,}(?=[^`\n]*$)|~{3,})/gm;
	if (!text.includes('```') && !text.includes('~~~')) return fences;
	for (let open = opening.exec(text); open !== null; open = opening.exec(text)) {
		const mark = open[1] ?? '```';
		const closing = new RegExp(`^ {0,3}${mark[0]}{${mark.length},}[ \\t]*$`, 'gm');
		closing.lastIndex = opening.lastIndex + 1;
		const close = closing.exec(text);
		const end = close === null ? text.length : closing.lastIndex;
		fences.push({ start: open.index, end });
		opening.lastIndex = end;
	}
	return fences;
}
