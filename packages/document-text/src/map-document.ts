import { detectLanguage } from '@nexus/language/detection';
import type { HeadingLine } from './classify-heading.ts';
import { frontMatterOf, unfolded } from './front-matter.ts';
import { isTitleLike, plainHeading } from './heading-patterns.ts';
import { htmlAsMarkdown } from './html-as-markdown.ts';
import { plainInline } from './plain-inline.ts';
import { type Scan, scanHeadings } from './scan-headings.ts';
import type { DocumentMap, Section } from './types.ts';

const TITLE_SEARCH = 4000;

/**
 * The whole document at a glance: title, language and sections, by one light pass over its lines (no Markdown parse),
 * in linear time. Understands Markdown's headings and the ones of plain text: "CAPÍTULO III", "2.1 Método", short lines
 * in capitals or alone above a paragraph.
 */
export function mapDocument(text: string, filename = ''): DocumentMap {
	const markdown = htmlAsMarkdown(text);
	const scan = scanHeadings(markdown);
	const headings = hasMarkdownHeadings(scan)
		? scan.headings.filter((heading) => heading.kind !== 'short')
		: scan.headings;
	const levelled = hasMarkdownHeadings(scan) ? headings : closeLevels(headings);
	return {
		title: findTitle(text, scan, /\.md$/i.test(filename)),
		language: detectLanguage(withoutComments(text)),
		characters: text.length,
		words: countWords(text),
		sections: toSections(markdown, levelled, scan.frontMatter?.end ?? 0),
	};
}

/** Without HTML comments, which nobody reads: a draft that was left in one may be in another language. */
function withoutComments(text: string): string {
	const kept: string[] = [];
	let at = 0;
	for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', at)) {
		const end = text.indexOf('-->', start);
		if (end < 0) break;
		kept.push(text.slice(at, start));
		at = end + '-->'.length;
	}
	return [...kept, text.slice(at)].join(' ');
}

function hasMarkdownHeadings(scan: Scan): boolean {
	return scan.headings.some((heading) => heading.kind === 'atx' || heading.kind === 'setext');
}

/** Levels of plain headings without holes: a text with numbered and capital lines only gets 1 and 2. */
function closeLevels(headings: HeadingLine[]): HeadingLine[] {
	const used = [...new Set(headings.map((heading) => heading.level))].sort((a, b) => a - b);
	return headings.map((heading) => ({ ...heading, level: used.indexOf(heading.level) + 1 }));
}

function toSections(text: string, headings: HeadingLine[], start: number): Section[] {
	const sections: Section[] = [];
	const firstStart = headings[0]?.start ?? text.length;
	if (text.slice(start, firstStart).trim() !== '') {
		sections.push({ start, end: firstStart, heading: null, level: 0, path: [] });
	}
	const above: HeadingLine[] = [];
	headings.forEach((heading, index) => {
		while ((above.at(-1)?.level ?? 0) >= heading.level) above.pop();
		sections.push({
			start: heading.start,
			end: headings[index + 1]?.start ?? text.length,
			heading: heading.text,
			level: heading.level,
			path: above.map((outer) => outer.text),
		});
		above.push(heading);
	});
	return sections;
}

function findTitle(text: string, scan: Scan, isMarkdown: boolean): string | null {
	const declared = scan.frontMatter === null ? null : frontMatterTitle(text.slice(0, scan.frontMatter.end));
	if (declared !== null) return declared;
	const tops = scan.headings.filter((heading) => heading.level === 1 && /^(?:atx|setext)$/.test(heading.kind));
	const [top] = tops;
	if (top !== undefined && (tops.length === 1 || !isDivision(top.text))) return top.text;
	return firstShortLine(text, scan, isMarkdown);
}

/** The first heading is low, and others as high stand below it: a document that begins with a section. */
function isOneOfMany({ headings: [first, ...others] }: Scan): boolean {
	return first !== undefined && first.level > 2 && others.some(({ level }) => level <= first.level);
}

function isDivision(heading: string): boolean {
	const kind = plainHeading(heading)?.kind;
	return kind === 'chapter' || kind === 'division';
}

function frontMatterTitle(frontMatter: string): string | null {
	const named = /^["']?(?:title|post_title|t[íi]tulo)["']?[ \t]*[:=][ \t]*(.+)$/im
		.exec(unfolded(frontMatter))?.[1]
		?.trim();
	const value = named ?? frontMatterOf(frontMatter)?.fields.find(({ name }) => name === 'title')?.value ?? '';
	const title = plainInline(unescaped(value.replace(/^(["'])(.*)\1$/, '$2')));
	return /[\p{L}\p{N}]/u.test(title) && !/^[>|]/.test(value) ? title : null;
}

/** "R\u00e9veillon", as YAML may have it between double quotation marks. */
const unescaped = (value: string): string =>
	value.replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** "*Data:* 26/02/2026", "Date: May 2", right below what it is the date of. */
const FIELD = /^[*_]{0,2}(?:data|date|dia|when|quando)[*_]{0,2}\s?:/iu;

function firstShortLine(text: string, scan: Scan, isMarkdown: boolean): string | null {
	const start = scan.frontMatter?.end ?? 0;
	const lines = text.slice(start, start + TITLE_SEARCH).split('\n');
	const first = lines.findIndex((line) => line.trim() !== '' && !/^\s*[=_*~-]{5,}\s*$/.test(line));
	const line = (lines[first] ?? '').trim();
	if (/^ {0,3}#{1,6}\s/.test(lines[first] ?? ''))
		return isDivision(plainInline(line.replace(/^#+/, ''))) || isOneOfMany(scan) ? null : heading(line);
	const isBold = /^\*\*[^*]+\*\*$/.test(line);
	if (isMarkdown && !isBold && /^(?:[-*+>|`~<]|\d+[.)]\s)/.test(line)) return null;
	const title = plainInline(line);
	const isBoxed = first > 0 && lines[first - 1]?.trim() !== '';
	const below = (lines[first + 1] ?? '').trim();
	const alone = isBoxed || below === '' || /^(?:=+|-{2,})$/.test(below) || (!title.includes(':') && FIELD.test(below));
	const hasMore = text.length - start > line.length + 40;
	return alone && hasMore && isTitleLike(title, 120) && !isDivision(title) ? title : null;
}

function heading(line: string): string | null {
	return plainInline(line.replace(/^#+\s*|\s*#+$/g, '')) || null;
}

/** Runs of characters between white space, without making an array of them. */
function countWords(text: string): number {
	let words = 0;
	let inWord = false;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		const isSpace = code <= 32 || code === 0xa0 || (code >= 0x2000 && code <= 0x200b) || code === 0x3000;
		if (!isSpace && !inWord) words++;
		inWord = !isSpace;
	}
	return words;
}
