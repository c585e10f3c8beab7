import { isCapsLine, isTitleLike, type PlainHeading, type PlainHeadingKind, plainHeading } from './heading-patterns.ts';
import { plainInline } from './plain-inline.ts';
import { type Line, nextLine, previousLine } from './text-lines.ts';
import type { Span } from './types.ts';

type HeadingKind = 'atx' | 'setext' | PlainHeadingKind;

/** A heading's line or lines in the text. */
export interface HeadingLine extends Span {
	kind: HeadingKind;
	/** 1 to 6. */
	level: number;
	/** Plain text, without Markdown. */
	text: string;
}

const LEVELS: Record<PlainHeadingKind, number> = { division: 1, chapter: 2, numbered: 2, caps: 3, short: 3, bold: 4 };
const LONGEST = 200;
/** Characters of a line below a numbered title: Markdown takes the two for an item and a rule. */
const DRAWN = 8;
/** "#  What            Owner    Due": the head of a table in plain text. */
export const COLUMNS = /\S {3,}\S/;

export function atxHeading(text: string, line: Line): HeadingLine | null {
	if (line.end - line.start > LONGEST * 2) return null;
	const written = text.slice(line.start, line.end);
	const match = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(written) ?? UNSPACED.exec(written);
	const title = plainInline(match?.[2] ?? '');
	if (match === null || title === '') return null;
	if (COLUMNS.test(match[2] ?? '') && COLUMNS.test(text.slice(line.end, line.end + LONGEST).split('\n', 2)[1] ?? ''))
		return null;
	return { start: line.start, end: line.end, kind: 'atx', level: (match[1] ?? '#').length, text: title };
}

/** "##Os riscos da votação", "#Requisitos do portal": nothing parts the mark from the words; "#praia #sol" are tags. */
const UNSPACED =
	/^ {0,3}(#{2,6}(?=\p{L})|#(?=\p{Lu}(?!\p{L}*\p{Ll}\p{Lu})[^\s#]*(?:\s[^\s#]+){2}))([^#]+?[^\s#.!?,])#*[ \t]*$/u;

/** `line` underlines `above`, the only line of its paragraph so far. */
export function setextHeading(line: Line, above: Line): HeadingLine | null {
	const isDrawn =
		/^\s{0,3}\^{4,}\s*$/.test(line.text) && Math.abs(line.text.trim().length - above.text.trim().length) < 3;
	if ((!isUnderline(line.text) && !isDrawn) || above.end - above.start > LONGEST) return null;
	const isNumbered = /^\d+[.)]\s/.test(above.text);
	if (isNumbered && (line.text.length < DRAWN || !isTitleLike(above.text))) return null;
	if (/^[-*+>|#•]|\S {2,}\S/.test(above.text)) return null;
	const title = plainInline(above.text);
	if (title === '') return null;
	const kind = isDrawn ? 'short' : isNumbered ? 'numbered' : 'setext';
	const level = line.text.startsWith('=') ? 1 : isDrawn ? 3 : 2;
	return { start: above.start, end: line.end, kind, level, text: title };
}

/**
 * A heading of plain text at a line with nothing but blank lines before it: its wording tells, and that it stands alone.
 * `isFirst`: no text stands before it. `last`: the heading before it.
 */
export function plainHeadingAt(
	text: string,
	line: Line,
	isFirst: boolean,
	last: HeadingLine | undefined,
): HeadingLine | null {
	const known = plainHeading(line.text);
	if (known === null && !isTitleLike(line.text, isFirst ? 120 : 70)) return null;
	const below = nextLine(text, line.end);
	const next = below?.line ?? null;
	const isAlone = below?.blankBefore ?? true;
	if (next !== null && isUnderline(next.text)) return null;
	const at = { start: line.start, end: line.end, text: plain(line) };
	if (known === null) {
		if (next === null) return null;
		if (!isAlone && isFirst && isAboveUnwrapped(line, next)) return { ...at, kind: 'short', level: 1 };
		if (!isAlone) return isAboveLines(line, next) ? { ...at, kind: 'short', level: LEVELS.short } : null;
		if (isFirst) return { ...at, kind: 'short', level: 1 };
		return isAboveProse(line, next) ? { ...at, kind: 'short', level: LEVELS.short } : null;
	}
	if (!standsAsHeading(text, line, known, next, isAlone, isFirst, last)) return null;
	const isTitle = isFirst && known.kind === 'caps' && !isAlone;
	const level = isTitle ? 1 : Math.min(6, LEVELS[known.kind] + known.depth - 1);
	const title = known.bare && next !== null ? chapterTitle(text, next) : null;
	if (title === null) return { ...at, kind: known.kind, level };
	return { start: line.start, end: title.end, kind: known.kind, level, text: `${at.text} — ${plain(title)}` };
}

function standsAsHeading(
	text: string,
	line: Line,
	known: PlainHeading,
	next: Line | null,
	isAlone: boolean,
	isFirst: boolean,
	last: HeadingLine | undefined,
): boolean {
	const below = next === null ? null : plainHeading(next.text);
	if (known.kind === 'chapter' || known.kind === 'division') {
		const isListed = below?.kind === known.kind && !known.bare;
		return !isListed && (isAlone || /^(?:\p{Lu}|\d{1,2}\.1(?!\d))/u.test(next?.text ?? ''));
	}
	if (!isAlone && known.kind === 'bold') return next !== null && /^["“(]?[\p{Lu}\p{N}]/u.test(next.text);
	// "ATA DA REUNIÃO" above who was there and when.
	if (!isAlone && isFirst && known.kind === 'caps') return next !== null && isTitleAbove(next);
	// As the headings before it in the same document.
	const isAsBefore = next !== null && !isCapsLine(next.text) && last !== undefined && goesOn(line, known, next, last);
	if (isAsBefore) return true;
	if (!isAlone) {
		const isNumbered = known.kind === 'numbered' && isNumberedHeading(text, line, next, last);
		return isNumbered && headsParagraph(text, line, next);
	}
	if (known.kind === 'caps') return next !== null && !isCapsLine(next.text);
	return known.kind !== 'numbered' || isNumberedHeading(text, line, next, last);
}

/** Not an item of a numbered list: its neighbours are prose, not the numbers before and after it. */
function isNumberedHeading(text: string, line: Line, next: Line | null, last: HeadingLine | undefined): boolean {
	const isSimple = /^\d+[.)]\s/.test(line.text);
	if (!isSimple) return true;
	const number = Number.parseInt(line.text, 10);
	const isAboveItem = next !== null && /^(?:\d+[.)]\s|[-*+•`~|]|#)/.test(next.text);
	if (isAboveItem && !next.text.startsWith(`${number}.1`)) return false;
	if (number <= 1) return true;
	const above = previousLine(text, line.start);
	return last?.end === above.end || !above.text.startsWith(`${number - 1}${line.text.charAt(String(number).length)} `);
}

/** "Marlene Dufresne", below "FROM THE PRESIDENT": whose words come next. */
const NAME = /^(?:\p{Lu}[\p{L}.'’-]+\s){1,3}\p{Lu}[\p{L}'’-]+$/u;

/** A line in capitals above a name, a paragraph or columns, below a heading in capitals, or with the number after that heading's: "3. CAUSES", "4. IMPACT". */
function goesOn(line: Line, known: PlainHeading, next: Line, last: HeadingLine): boolean {
	if (known.kind !== last.kind) return false;
	if (known.kind === 'caps')
		return (
			(next.text.length > LONG_LINE && /^["“(]?[\p{Lu}\d]/u.test(next.text)) ||
			/\S {2,}\S|^(?:by|por) /i.test(next.text) ||
			NAME.test(next.text)
		);
	const number = /^\d+(?=[.)]\s\P{Ll}+(?:\([^()]{1,40}\))?$)/u.exec(line.text)?.[0];
	return number !== undefined && Number(number) === Number.parseInt(last.text, 10) + 1;
}

const SHORT_TITLE = 50;
/** Of verses only few are longer. */
const LONG_LINE = 55;
/** Characters below a title in which its paragraph's end is looked for. */
const PARAGRAPH = 3000;

/**
 * "1. Pintura da fachada" right above its paragraph, as minutes and contracts have it: a short title, then a line that is
 * longer, begins anew and is a whole sentence's, or leads to a list, and no numbered item among the lines below; or the
 * first paragraph of its own, "1.1".
 */
function headsParagraph(text: string, line: Line, next: Line | null): boolean {
	if (next === null || line.text.length > SHORT_TITLE || next.text.length <= line.text.length) return false;
	if (next.text.startsWith(`${line.text.split(/[.)\s]/, 1)[0]}.1`)) return true;
	if (!/^["“«'‘(]?\p{Lu}/u.test(next.text)) return false;
	const [paragraph = ''] = text.slice(next.start, next.start + PARAGRAPH).split(/\n[ \t]*\r?\n/, 1);
	const [prose = ''] = paragraph.split(/\n[ \t]*[-*+•]\s/, 1);
	return /[.!?…:]["”’»)\]]*\s*$/.test(prose) && !/\n[ \t]*\d+[.)]\s/.test(paragraph);
}

const isTitleAbove = (next: Line): boolean =>
	!isCapsLine(next.text) && /^(?:\(|["“«'‘]?[\p{Lu}\p{N}])/u.test(next.text);

/**
 * "Componentes" right above its lines, as notes have it: a short title, then a line that is a list's, or longer and a
 * whole sentence's. Verses are short, and a paragraph that is wrapped has no short first line.
 */
function isAboveLines(line: Line, next: Line): boolean {
	if (line.text.length > SHORT_TITLE || /[!?]$|^(?:\d|["“«'‘—–-])|:\s/.test(line.text)) return false;
	if (/^[-*+•]\s+\S/.test(next.text)) return true;
	const isSentence = /^["“«'‘(]?\p{Lu}/u.test(next.text) && /[.!?;:…]["”’»)\]]*$/.test(next.text);
	return isSentence && next.text.length >= LONG_LINE && next.text.length > line.text.length;
}

/** Of a text that is wrapped, no line is longer. */
const UNWRAPPED = 125;

/** A title above its paragraph, which is one line. */
const isAboveUnwrapped = (line: Line, next: Line): boolean =>
	next.text.length > UNWRAPPED && line.text.length < UNWRAPPED && /^["“«'‘(]?\p{Lu}/u.test(next.text);

/** A short line alone above a paragraph. */
function isAboveProse(line: Line, next: Line): boolean {
	if (/[!?]$/.test(line.text) || /^(?:\d|["“«'‘])/.test(line.text)) return false;
	return next.end - next.start > 60 && /^["“«'‘—–-]?\s*[\p{Lu}\p{N}]/u.test(next.text);
}

/** The line below "CAPÍTULO III", when it is that chapter's title. */
function chapterTitle(text: string, next: Line): Line | null {
	if (!isTitleLike(next.text.replace(/\.$/, ''), 70) || plainHeading(next.text)?.kind === 'chapter') return null;
	return nextLine(text, next.end)?.blankBefore === true ? next : null;
}

function plain(line: Line): string {
	return plainInline(line.text).replace(/[:.]$/, '');
}

function isUnderline(line: string): boolean {
	return /^(?:=+|-{2,})$/.test(line);
}
