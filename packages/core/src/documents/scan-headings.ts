import { isCapsLine, isTitleLike, type PlainHeadingKind, plainHeading } from './heading-patterns.ts';
import { plainInline } from './plain-inline.ts';
import type { Span } from './types.ts';

export type HeadingKind = 'atx' | 'setext' | PlainHeadingKind;

/** A heading's line or lines in the text. */
export interface HeadingLine extends Span {
	kind: HeadingKind;
	/** 1 to 6. */
	level: number;
	/** Plain text, without Markdown. */
	text: string;
}

export interface Scan {
	headings: HeadingLine[];
	/** Fenced code blocks, fences included. */
	fences: Span[];
	/** YAML or TOML at the very start, delimiters included. */
	frontMatter: Span | null;
}

interface Line extends Span {
	/** Trimmed. */
	text: string;
}

const LEVELS: Record<PlainHeadingKind, number> = { division: 1, chapter: 2, numbered: 2, caps: 3, bold: 4, short: 3 };
const LONGEST_HEADING = 200;
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;

/** Finds front matter, fenced code and headings line by line, in linear time. `atStart`: the text begins the document. */
export function scanHeadings(text: string, atStart = true): Scan {
	const frontMatter = atStart ? findFrontMatter(text) : null;
	const headings: HeadingLine[] = [];
	const fences: Span[] = [];
	let previous: Line | null = null;
	let before: Line | null = null;
	let at = frontMatter?.end ?? 0;
	while (at < text.length) {
		const end = lineEnd(text, at);
		const first = firstCharacter(text, at, end);
		if (first === '`' || first === '~') {
			const fenceEnd = closeFence(text, at, end);
			if (fenceEnd !== null) {
				fences.push({ start: at, end: fenceEnd });
				at = fenceEnd + 1;
				before = previous = null;
				continue;
			}
		}
		if (first === '<' && text.startsWith('<!--', text.indexOf('<', at))) {
			const close = text.indexOf('-->', at);
			at = lineEnd(text, close === -1 ? text.length : close) + 1;
			before = previous = null;
			continue;
		}
		const line: Line | null =
			first === '' || end - at > LONGEST_HEADING * 2 ? null : { start: at, end, text: text.slice(at, end).trim() };
		const heading: HeadingLine | null =
			line === null ? null : headingAt(text, line, first, previous, before, headings.at(-1));
		if (heading !== null) headings.push(heading);
		before = previous;
		previous = heading !== null || first === '' ? null : (line ?? { start: at, end, text: text.slice(at, at + 400) });
		if (heading !== null) before = null;
		at = Math.max(end, heading?.end ?? 0) + 1;
	}
	return { headings, fences, frontMatter };
}

function headingAt(
	text: string,
	line: Line,
	first: string,
	previous: Line | null,
	before: Line | null,
	last: HeadingLine | undefined,
): HeadingLine | null {
	if (first === '#') return atxHeading(text, line);
	if ((first === '=' || first === '-') && previous !== null && before === null) {
		const setext = setextHeading(line, previous);
		if (setext !== null) return setext;
	}
	return previous === null ? plainHeadingAt(text, line, last) : null;
}

function atxHeading(text: string, line: Line): HeadingLine | null {
	if (line.end - line.start > LONGEST_HEADING * 2) return null;
	const match = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(text.slice(line.start, line.end));
	if (match === null) return null;
	const title = plainInline(match[2] ?? '');
	if (title === '') return null;
	return { start: line.start, end: line.end, kind: 'atx', level: (match[1] ?? '#').length, text: title };
}

function setextHeading(line: Line, previous: Line): HeadingLine | null {
	if (!/^(?:=+|-{2,})$/.test(line.text) || previous.text.length > LONGEST_HEADING) return null;
	if (/^(?:[-*+>|#•]|\d+[.)]\s)/.test(previous.text)) return null;
	const title = plainInline(previous.text);
	if (title === '') return null;
	const level = line.text.startsWith('=') ? 1 : 2;
	return { start: previous.start, end: line.end, kind: 'setext', level, text: title };
}

/** Headings of plain text: their wording tells, and that they stand alone between blank lines. */
function plainHeadingAt(text: string, line: Line, last: HeadingLine | undefined): HeadingLine | null {
	const known = plainHeading(line.text);
	if (known === null && !isTitleLike(line.text, 70)) return null;
	const next = nextLine(text, line.end);
	const isChapter = known?.kind === 'chapter' || known?.kind === 'division';
	const alone = next === null || next.blankBefore;
	if (!alone && !isChapter) return null;
	if (next !== null && isUnderline(next.text)) return null;
	const at = { start: line.start, end: line.end };
	if (known === null) return isShortHeading(line, next) ? { ...at, kind: 'short', level: 3, text: plain(line) } : null;
	if (known.kind === 'caps' && next !== null && isCapsLine(next.text)) return null;
	if (known.kind === 'numbered' && !isNumberedHeading(text, line, next, last)) return null;
	const level = Math.min(6, LEVELS[known.kind] + (known.kind === 'numbered' ? known.depth - 1 : 0));
	const title = known.bare && next !== null ? chapterTitle(text, next) : null;
	if (title !== null) {
		return { start: line.start, end: title.end, kind: known.kind, level, text: `${plain(line)} — ${plain(title)}` };
	}
	if (!alone && !/^\p{Lu}/u.test(next?.text ?? '')) return null;
	return { ...at, kind: known.kind, level, text: plain(line) };
}

function plain(line: Line): string {
	return plainInline(line.text).replace(/[:.]$/, '');
}

/** The line below "CAPÍTULO III", when it is that chapter's title. */
function chapterTitle(text: string, next: Line): Line | null {
	if (!isTitleLike(next.text.replace(/\.$/, ''), 70) || plainHeading(next.text)?.kind === 'chapter') return null;
	const after = nextLine(text, next.end);
	return after?.blankBefore === true ? next : null;
}

/** A short line alone above a paragraph of prose. */
function isShortHeading(line: Line, next: (Line & { blankBefore: boolean }) | null): boolean {
	if (next === null || /[!?]$/.test(line.text) || /^(?:\d|["“«'‘])/.test(line.text)) return false;
	return next.end - next.start > 60 && /^["“«'‘—–-]?\s*[\p{Lu}\p{N}]/u.test(next.text);
}

/** Not an item of a numbered list: its neighbours are prose, not the numbers before and after it. */
function isNumberedHeading(text: string, line: Line, next: Line | null, last: HeadingLine | undefined): boolean {
	if (next !== null && /^(?:\d+[.)]\s|[-*+•`~|]|#)/.test(next.text) && !plainHeadingBelow(line, next)) return false;
	const number = Number.parseInt(line.text, 10);
	const isSimple = /^\d+[.)]\s/.test(line.text);
	if (!isSimple || number <= 1) return true;
	const above = previousText(text, line.start);
	return last?.end === above.end || !new RegExp(`^${number - 1}[.)]\\s`).test(above.text);
}

/** "1. Introdução" directly above "1.1 Contexto". */
function plainHeadingBelow(line: Line, next: Line): boolean {
	const number = /^\d+(?:\.\d+)*/.exec(line.text)?.[0] ?? '';
	return next.text.startsWith(`${number}.1`);
}

function isUnderline(line: string): boolean {
	return /^(?:=+|-{2,})$/.test(line);
}

function findFrontMatter(text: string): Span | null {
	const fence = text.startsWith('---\n') ? '---' : text.startsWith('+++\n') ? '+++' : null;
	if (fence === null) return null;
	const close = text.indexOf(`\n${fence}`, 3);
	if (close === -1 || close > 50_000) return null;
	const end = lineEnd(text, close + 1);
	if (text.slice(close + 1, end).trim() !== fence || !/^[\w"'-]+\s*[:=]/m.test(text.slice(4, close))) return null;
	return { start: 0, end: Math.min(end + 1, text.length) };
}

/** The end of the fenced block whose opening line is [at, end), or null when that line opens none. */
function closeFence(text: string, at: number, end: number): number | null {
	const open = FENCE.exec(text.slice(at, end))?.[1];
	if (open === undefined) return null;
	let line = end + 1;
	while (line < text.length) {
		const close = lineEnd(text, line);
		const mark = text.slice(line, Math.min(close, line + open.length + 24)).trim();
		if (mark.startsWith(open) && mark.split('').every((character) => character === open[0])) return close;
		line = close + 1;
	}
	return text.length;
}

function firstCharacter(text: string, at: number, end: number): string {
	let first = at;
	while (first < end && text.charCodeAt(first) <= 32) first++;
	return first < end ? text.charAt(first) : '';
}

function lineEnd(text: string, at: number): number {
	const end = text.indexOf('\n', at);
	return end === -1 ? text.length : end;
}

function nextLine(text: string, from: number): (Line & { blankBefore: boolean }) | null {
	let blankBefore = false;
	for (let at = from + 1; at < text.length; ) {
		const end = lineEnd(text, at);
		if (firstCharacter(text, at, end) !== '') {
			return { start: at, end, text: text.slice(at, Math.min(end, at + 400)).trim(), blankBefore };
		}
		blankBefore = true;
		at = end + 1;
	}
	return null;
}

function previousText(text: string, from: number): Line {
	let end = from - 1;
	while (end > 0 && text.charCodeAt(end - 1) <= 32) end--;
	if (end <= 0) return { start: 0, end: 0, text: '' };
	const start = text.lastIndexOf('\n', end - 1) + 1;
	return { start, end, text: text.slice(start, Math.min(end, start + 400)).trim() };
}
