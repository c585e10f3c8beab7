import { blanked } from './around-pictures.ts';
import { findFences } from './find-fences.ts';
import type { Span } from './types.ts';

/** Elements that stand apart from what is around them, but for tables (HTML Living Standard, 15.3, "Flow content"). */
const APART =
	'address|article|aside|blockquote|body|center|d[dlt]|details|div|fieldset|figcaption|figure|footer|form|h[1-6r]|header|html|legend|li|main|nav|[ou]l|p|section|summary';
/** A line that begins with such a tag: HTML up to the next blank line (CommonMark 0.31, 4.6). */
const OPENING = new RegExp(String.raw`^[ \t]*<\/?(?:${APART})(?=[\s/>])`, 'gim');
const TAG = new RegExp(String.raw`<(\/?)(${APART})(?=[\s/>])[^<>]{0,2000}>`, 'gi');
/** What stays HTML. */
const KEPT = /<!--|<(code|head|iframe|pre|script|style|svg|table|template)(?=[\s>])/gi;
/** What a form asks for. */
const CONTROL = /<(button|label|select|textarea)(?=[\s>])[^<>]{0,300}>[\s\S]{0,200}?<\/\1>/gi;
const WORD = /\S/g;
const BLANK_LINE = /\n[ \t]*\n/g;

/**
 * A Markdown text with the tags that part its HTML into headings, paragraphs, items and quotations made into marks and
 * blank lines of Markdown: a page saved or exported as HTML has the same blocks then as one that was written in Markdown.
 * As long as the text, every word at its place. Linear time.
 */
export function htmlAsMarkdown(written: string): string {
	const text = withTablesInOneLine(written.replace(CONTROL, blanked));
	const openings = [...text.matchAll(OPENING)];
	if (openings.length === 0) return text;
	const isKept = within([...findFences(text), ...keptHtml(text)]);
	const pieces: string[] = [];
	let done = 0;
	for (const { index } of openings) {
		if (index < done) continue;
		BLANK_LINE.lastIndex = index;
		const end = BLANK_LINE.exec(text)?.index ?? text.length;
		pieces.push(text.slice(done, index), marked(text, { start: index, end }, isKept));
		done = end;
	}
	return pieces.join('') + text.slice(done);
}

/** No blank line ends a table before its last row. */
function withTablesInOneLine(text: string): string {
	if (!TABLE.test(text)) return text;
	const isCode = within(findFences(text));
	let done = 0;
	const pieces = keptHtml(text).flatMap(({ start, end }) => {
		if (!TABLE.test(text.slice(start, start + TABLE_TAG)) || isCode(start)) return [];
		const piece = text.slice(done, start) + text.slice(start, end).replaceAll('\n', ' ');
		done = end;
		return piece;
	});
	return pieces.join('') + text.slice(done);
}
const TABLE = /<table(?=[\s>])/i;
const TABLE_TAG = '<table>'.length;

/** Whether a place stands in one of the spans, for places that are asked for in their order. */
function within(spans: Span[]): (at: number) => boolean {
	const sorted = spans.sort((a, b) => a.start - b.start);
	let next = 0;
	return (at) => {
		while (next < sorted.length && (sorted[next]?.end ?? 0) <= at) next++;
		return (sorted[next]?.start ?? at + 1) <= at;
	};
}

function keptHtml(text: string): Span[] {
	const found: Span[] = [];
	const unclosed = new Set<string>();
	let done = 0;
	for (const { 0: tag, 1: name, index } of text.matchAll(KEPT)) {
		const close = name === undefined ? '-->' : `</${name}`;
		if (index < done || unclosed.has(close)) continue;
		const at = text.indexOf(close, index + tag.length);
		if (at < 0) unclosed.add(close);
		else {
			done = at + close.length;
			found.push({ start: index, end: done });
		}
	}
	return found;
}

/** One stretch of HTML. */
function marked(text: string, stretch: Span, isKept: (at: number) => boolean): string {
	const pieces: string[] = [];
	const lists: string[] = [];
	let done = stretch.start;
	let last = '';
	TAG.lastIndex = stretch.start;
	for (let tag = TAG.exec(text); tag !== null && tag.index < stretch.end; tag = TAG.exec(text)) {
		const [whole, slash, written = ''] = tag;
		const { index } = tag;
		if (isKept(index)) continue;
		const name = written.toLowerCase();
		if (name === 'ol' || name === 'ul') slash ? lists.pop() : lists.push(name);
		const words = text.slice(done, index).trimEnd();
		const start = done + words.length;
		WORD.lastIndex = index + whole.length;
		const end = Math.min(WORD.exec(text)?.index ?? stretch.end, stretch.end);
		const mark = slash ? '' : markOf(name, lists.at(-1), end - start);
		// "<li><p>": one item.
		const goesOn: boolean = last !== '' && words === '' && mark === '' && !slash;
		pieces.push(last.startsWith('#') ? words.replaceAll('\n', ' ') : words);
		pieces.push(goesOn ? ' '.repeat(end - start) : border(end - start, mark));
		if (!goesOn) last = mark;
		done = end;
	}
	return pieces.join('') + text.slice(done, stretch.end);
}

function markOf(name: string, list: string | undefined, room: number): string {
	if (name === 'li') return list === 'ol' ? '1. ' : '- ';
	if (name === 'blockquote') return '> ';
	const level = Number(/^h(\d)$/.exec(name)?.[1] ?? 0);
	return level === 0 ? '' : `${'#'.repeat(Math.max(1, Math.min(level, room - 2)))} `;
}

/** A blank line, as far as there is room for it, and a mark at the beginning of the next. */
function border(length: number, mark: string): string {
	const room = length - mark.length;
	return room < 2 ? `${'\n'.repeat(room)}${mark}` : `\n${' '.repeat(room - 2)}\n${mark}`;
}
