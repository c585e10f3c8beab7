import { atxHeading, type HeadingLine, plainHeadingAt, setextHeading } from './classify-heading.ts';
import { bareFrontMatter, withoutText } from './front-matter.ts';
import { firstCharacter, type Line, lineAt, lineEnd } from './text-lines.ts';
import type { Span } from './types.ts';

export interface Scan {
	headings: HeadingLine[];
	/** Fenced code blocks, fences included. */
	fences: Span[];
	/** YAML or TOML at the very start, delimiters included. */
	frontMatter: Span | null;
}

/** Beyond it a text is no document but an attack; the rest belongs to the last section. */
const MOST_HEADINGS = 50_000;
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;

/** Finds front matter, fenced code and headings line by line, in linear time. `atStart`: the text begins the document. */
export function scanHeadings(text: string, atStart = true): Scan {
	const frontMatter = atStart ? findFrontMatter(text) : null;
	const headings: HeadingLine[] = [];
	const fences: Span[] = [];
	/** The line right above, and the one above that; null where blank, a heading or code. */
	let above: Line | null = null;
	let before: Line | null = null;
	let hasText = !atStart;
	let at = frontMatter?.end ?? 0;
	while (at < text.length && headings.length < MOST_HEADINGS) {
		const end = lineEnd(text, at);
		const first = firstCharacter(text, at, end);
		const skipped = first === '' ? null : skipBlock(text, at, end, first);
		if (skipped !== null) {
			if (first !== '<') fences.push({ start: at, end: skipped });
			above = before = null;
			hasText = true;
			at = skipped + 1;
			continue;
		}
		const line = first === '' ? null : lineAt(text, at);
		const heading: HeadingLine | null =
			line === null ? null : headingAt(text, line, first, above, before, !hasText, headings.at(-1));
		if (heading !== null) headings.push(heading);
		before = heading === null ? above : null;
		above = heading === null ? line : null;
		hasText ||= line !== null;
		at = Math.max(end, heading?.end ?? 0) + 1;
	}
	return { headings, fences, frontMatter };
}

function headingAt(
	text: string,
	line: Line,
	first: string,
	above: Line | null,
	before: Line | null,
	isFirst: boolean,
	last: HeadingLine | undefined,
): HeadingLine | null {
	if (first === '#') return atxHeading(text, line);
	if (above === null) return plainHeadingAt(text, line, isFirst, last);
	return /[=\-^]/.test(first) && before === null ? setextHeading(line, above) : null;
}

/** The end of the fenced code or HTML comment that the line [at, end) opens; null when it opens none. */
function skipBlock(text: string, at: number, end: number, first: string): number | null {
	if (first === '`' || first === '~') return closeFence(text, at, end);
	if (first !== '<' || !text.startsWith('<!--', text.indexOf('<', at))) return null;
	const close = text.indexOf('-->', at);
	return close === -1 ? text.length : lineEnd(text, close);
}

function closeFence(text: string, at: number, end: number): number | null {
	const mark = FENCE.exec(text.slice(at, end))?.[1];
	if (mark === undefined) return null;
	for (let line = end + 1; line < text.length; ) {
		const close = lineEnd(text, line);
		const first = firstCharacter(text, line, close);
		if (first === mark[0] && isClosing(text.slice(line, close).trim(), mark)) return close;
		line = close + 1;
	}
	return text.length;
}

function isClosing(line: string, mark: string): boolean {
	return line.length >= mark.length && line.split('').every((character) => character === mark[0]);
}

/** A field at a line's beginning, or indented in the first line, as all others then are. */
const FIELD = /^[\w"'-]+\s*[:=]|(?<![\s\S])[ \t]{1,8}[\w"'-]+[ \t]*[:=]/m;

/** YAML or TOML that a text begins with. */
export function findFrontMatter(text: string): Span | null {
	const fence = /^(---|\+\+\+)[ \t]{0,9}\n/.exec(text)?.[1] ?? null;
	const bare = bareFrontMatter(text);
	if (bare !== null) return { start: 0, end: bare.length };
	if (fence === null) return null;
	const close = text.indexOf(`\n${fence}`, 3);
	if (close === -1 || close > 50_000) return null;
	const end = lineEnd(text, close + 1);
	if (text.slice(close + 1, end).trim() !== fence || !FIELD.test(text.slice(4, close))) return null;
	return { start: 0, end: withoutText(text, Math.min(end + 1, text.length)) };
}
