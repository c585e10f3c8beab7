import { blanked } from './around-pictures.ts';
import { isBoxOfProse } from './code-likeness.ts';
import { findFences } from './find-fences.ts';
import { APART, BORDER, bordersIn, Marks, mayBeMisread, partsLines } from './html-borders.ts';
import { type HtmlSpan, htmlSpans, placesWithin } from './html-spans.ts';
import type { Span } from './types.ts';

/** A line that begins with such a tag: HTML up to the next blank line (CommonMark 0.31, 4.6). */
const OPENING = new RegExp(String.raw`^[ \t]*<\/?(?:${APART})(?=[\s/>])`, 'gim');
/** What a form asks for. */
const CONTROL = /<(button|label|select|textarea)(?=[\s>])[^<>]{0,300}>[\s\S]{0,200}?<\/\1>/gi;
/** Tags before a table or a paragraph in its line, which would make it a part of one, or code. */
const BEFORE_BLOCK =
	/^[ \t]*(?:<\/?(?:a|b|center|font|i|small|span|strong)(?:\s[^<>\n]{0,200})?>[ \t]*){1,4}(?=<(?:table|p|h[1-6])[\s>])/gim;
const BLANK_LINE = /\n[ \t]*\n/g;
/** What Markdown would take for a list, a heading or a quotation; a sign that is not read keeps it from that. */
const AS_MARK = /^(?:\d{1,9}[.)]|[-+*>]|#{1,6})(?=\s|>)/;
const NO_MARK = '\u200B';
/** Characters of a paragraph that goes on in the line below: of an address, a recipe, a poem. */
const LINE = 80;
/** Quotations of one text; of more, Markdown's parser makes too much work. */
const MOST_QUOTES = 200;

/**
 * A Markdown text with the tags that part its HTML into headings, paragraphs, items and quotations made into marks and
 * blank lines of Markdown: a page saved or exported as HTML has the same blocks then as one that was written in Markdown.
 * As long as the text, every word that is seen at its place. Linear time.
 */
export function htmlAsMarkdown(written: string): string {
	if (!/<[a-z/!]/i.test(written)) return written;
	const fences = findFences(written);
	const isCode = placesWithin(fences);
	const elements = htmlSpans(written).filter(({ start }) => !isCode(start));
	const boxes = new Set(
		elements.filter(({ name, start, end }) => name === 'pre' && isProseBox(written.slice(start, end))),
	);
	const spans = elements.filter((element) => !boxes.has(element));
	const text = withTablesInOneLine(withoutControls(unboxed(written, [...boxes]), spans), spans);
	const openings = [...text.matchAll(OPENING)];
	if (openings.length === 0) return text;
	const isKept = placesWithin([...fences, ...spans.filter(({ name }) => name !== 'form')]);
	const hidden = spans.filter(({ isHidden }) => isHidden);
	const pieces: string[] = [];
	let done = 0;
	let code = 0;
	let left = MOST_QUOTES;
	let nextHidden = 0;
	for (const { 0: opening, index } of openings) {
		if (index < Math.max(done, code)) continue;
		BLANK_LINE.lastIndex = index;
		const stretch = { start: index, end: BLANK_LINE.exec(text)?.index ?? text.length };
		if (isIndentedCode(text, opening, index, code)) {
			code = stretch.end;
			continue;
		}
		const quotes = Math.max(0, left);
		const markdown = marked(text, stretch, isKept, quotes);
		left -= markdown.split('\n> ').length - 1;
		while ((hidden[nextHidden]?.end ?? stretch.end) <= stretch.start) nextHidden++;
		pieces.push(text.slice(done, index), without(markdown, stretch, hidden, nextHidden));
		done = stretch.end;
	}
	return pieces.join('') + text.slice(done);
}

/**
 * Whether a tag stands in code that is known by its indent: below a blank line, with no HTML above that (CommonMark 0.31,
 * 4.4).
 * @param code where the last such code ends
 */
function isIndentedCode(text: string, opening: string, at: number, code: number): boolean {
	if (!/^(?: {4}| {0,3}\t)/.test(opening)) return false;
	const above = text.slice(Math.max(code, at - LINE * 3), at);
	if (code > 0 && above.trim() === '') return true;
	return /\n[ \t]*\n$/.test(above) && !/^\s*<|>\s*$|^-{3}$/.test(above.trimEnd().split('\n').at(-1) ?? '');
}

const isProseBox = (box: string): boolean => isBoxOfProse(withoutTags(box).replace(/\n\s*\n/g, '\n'));

/** Prose that is set as it was typed ("<pre>"), as paragraphs. */
function unboxed(text: string, boxes: readonly Span[]): string {
	let done = 0;
	const pieces = boxes.map(({ start, end }) => {
		const box = text.slice(start, end).replace(/^<[^<>]*>|<[^<>]*>$/g, ({ length }) => `\n${' '.repeat(length - 2)}\n`);
		const piece = text.slice(done, start) + box;
		done = end;
		return piece;
	});
	return pieces.join('') + text.slice(done);
}

/** Forms without what they ask for. */
function withoutControls(text: string, spans: readonly HtmlSpan[]): string {
	let done = 0;
	const pieces = spans.flatMap(({ name, start, end }) => {
		if (name !== 'form' || start < done) return [];
		const piece = text.slice(done, start) + text.slice(start, end).replace(CONTROL, blanked);
		done = end;
		return piece;
	});
	return pieces.join('') + text.slice(done);
}

/** No blank line ends a table before its last row, and nothing keeps it from beginning a line, nor makes it code. */
function withTablesInOneLine(text: string, spans: readonly HtmlSpan[]): string {
	let done = 0;
	const pieces = spans.flatMap(({ name, start, end }) => {
		const table = text.slice(start, end);
		// Behind a blank line, a cell may hold Markdown.
		if (name !== 'table' || start < done || /\n[ \t]*\n[ \t]*[^<\s]/.test(table)) return [];
		const indent = /\n([ \t]{4,})$/.exec(text.slice(Math.max(done, start - LINE), start))?.[1] ?? '';
		const isCode = indent === '' || isIndentedCode(text, indent, start - indent.length, 0);
		const before = isCode ? start : start - indent.length;
		const piece = text.slice(done, before) + '\n'.repeat(start - before) + table.replaceAll('\n', ' ');
		done = end;
		return piece;
	});
	const whole = pieces.join('') + text.slice(done);
	return whole.replace(BEFORE_BLOCK, (tags) => `${' '.repeat(tags.length - 1)}\n`);
}

/** A stretch without scripts, drawings and code that stand in it. */
function without(markdown: string, { start, end }: Span, hidden: readonly Span[], first: number): string {
	let done = start;
	const pieces: string[] = [];
	for (let at = first; at < hidden.length; at++) {
		const span = hidden[at] as Span;
		if (span.start >= end) break;
		const to = Math.min(span.end, end);
		pieces.push(
			markdown.slice(done - start, span.start - start),
			blanked(markdown.slice(span.start - start, to - start)),
		);
		done = to;
	}
	return pieces.join('') + markdown.slice(done - start);
}

/** One stretch of HTML. @param quotes how many quotations it may have */
function marked(text: string, stretch: Span, isKept: (at: number) => boolean, quotes: number): string {
	const marks = new Marks(quotes);
	const pieces: string[] = [];
	/** The mark that the words before this border began with. */
	let before = '';
	let isLine = false;
	/** Whether a line's end is a space there, as HTML has it. */
	let isParagraph = false;
	let done = stretch.start;
	for (const border of bordersIn(text, stretch, isKept)) {
		const { words, start, end, isOpening } = border;
		const room = end - start;
		const mark = marks.of(border, room - (words === '' ? 1 : 2));
		// "<li><p>": one item.
		const goesOn: boolean = before !== '' && words === '' && mark === '' && isOpening;
		// "<p>2 onions</p><p>1 leek</p>": lines of one paragraph.
		const goesOnBelow = () => {
			const next = nextLine(text, end);
			return before === '' && isShort(words) && (isShort(next) || (isLine && next.length <= LINE));
		};
		isLine = mark === '' && partsLines(border) && (words === '' ? isLine : goesOnBelow());
		const isBlank: boolean = goesOn || (isLine && words === '');
		const isMisread = mark === '' && mayBeMisread(border) && AS_MARK.test(text.slice(end, end + 12));
		const between = isBlank ? ' '.repeat(room) : isLine ? `${' '.repeat(room - 1)}\n` : borderOf(room, mark);
		pieces.push(
			before.startsWith('#') || (isParagraph && !TYPED.test(words)) ? words.replaceAll('\n', ' ') : words,
			isMisread && room > 1 ? between.slice(0, -1) + NO_MARK : between,
		);
		if (!goesOn) before = mark;
		isParagraph = border.name === 'p' && isOpening;
		done = end;
	}
	return pieces.join('') + text.slice(done, stretch.end);
}

const isShort = (words: string): boolean =>
	words !== '' && words.length <= LINE && !/[.!?…:;,]["”»)]?$/.test(words) && !words.includes('\n');

/** What stands between here and the next tag that parts anything, as far as it may be a line. */
function nextLine(text: string, from: number): string {
	const ahead = text.slice(from, from + LINE * 3).replace(/^(?:\s{0,20}<[^<>]{0,200}>){1,9}\s*/, '');
	const border = ahead.search(BORDER);
	return border < 0 ? ahead : withoutTags(ahead.slice(0, border)).trim();
}
/** Where lines are told apart in a paragraph. */
const TYPED = /<br| {2}\n|\n[ \t]*(?:[-*+>|#]|\d{1,2}[.)])\s/i;
const withoutTags = (html: string): string => html.replace(/<[^<>]*>/g, '');

/** A blank line, as far as there is room for it, and a mark at the beginning of the next. */
function borderOf(length: number, mark: string): string {
	const room = length - mark.length;
	return room < 2 ? `${'\n'.repeat(Math.max(0, room))}${mark}` : `\n${' '.repeat(room - 2)}\n${mark}`;
}
