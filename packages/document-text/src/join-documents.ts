import { fold } from '@nexus/language/words';
import { findFences } from './find-fences.ts';
import { plainInline } from './plain-inline.ts';
import { findFrontMatter } from './scan-headings.ts';
import { firstCharacter, lineEnd } from './text-lines.ts';
import type { JoinedDocument } from './types.ts';

/** Characters of a title that its heading has. */
const LONGEST_TITLE = 160;
const encoder = new TextEncoder();

/**
 * One text of several documents, each under its title as a heading, and where each stands in it. The same documents give
 * the same text. Front matter and a first line that is the title are left out; a code block or comment that is left open
 * is closed, so that no document swallows the next.
 */
export function joinDocuments(documents: readonly { id: string; title: string; text: string }[]): {
	text: string;
	documents: JoinedDocument[];
} {
	let text = '';
	let bytes = 0;
	let closing = '';
	const joined = documents.map(({ id, title, text: whole }): JoinedDocument => {
		const { body, head } = withoutHead(whole, title);
		const own = whole.slice(body.start, body.end);
		const before = `${closing}${text === '' ? '' : '\n\n'}`;
		const heading = headingOf(title);
		const at = text.length + before.length;
		const start = at + heading.length;
		const byteStart = bytes + byteLength(before) + byteLength(heading);
		const byteEnd = byteStart + byteLength(own);
		text += before + heading + own;
		bytes = byteEnd;
		closing = closingOf(own);
		return {
			...{ documentId: id, title, before, at, heading, head },
			...{ start, end: start + own.length, byteStart, byteEnd },
			...{ from: body.start, byteFrom: byteLength(whole.slice(0, body.start)) },
		};
	});
	return { text, documents: joined };
}

const byteLength = (text: string): number => encoder.encode(text).length;

/** Underlined rather than after a `#`: text after it without Markdown's headings keeps its plain ones. */
const headingOf = (title: string): string => `${escaped(title.slice(0, LONGEST_TITLE))}\n===\n\n`;

/** Fit to be a line of Markdown that says just this. */
function escaped(title: string): string {
	const line = title.replace(/\s+/g, ' ').trim();
	return line
		.replace(/[\\`*_[\]<>&~$|]/g, '\\$&')
		.replace(/^[-+#=•]/, '\\$&')
		.replace(/^(\d{1,9})([.)])/, '$1\\$2');
}

/** What follows the front matter and the line that says the title; and where that line, else the front matter, stands. */
function withoutHead(text: string, title: string) {
	const end = text.trimEnd().length;
	const front = findFrontMatter(text)?.end ?? 0;
	const first = skipSpace(text, front, end);
	const line = lineEnd(text, first);
	const said = text.slice(first, Math.min(line, first + 400)).replace(/^ {0,3}#{1,6}\s|\s#+\s*$/g, '');
	if (first < end && keyOf(plainInline(said)) === keyOf(title)) {
		const under = lineEnd(text, line + 1);
		const isUnderlined = /^ {0,3}(?:=+|-+)[ \t]*$/.test(text.slice(line + 1, under));
		const after = Math.min(isUnderlined ? under : line, end);
		return { body: { start: skipSpace(text, after, end), end }, head: { start: first, end: Math.min(line, end) } };
	}
	return { body: { start: first, end }, head: { start: 0, end: Math.min(front, LONGEST_TITLE) } };
}

const keyOf = (title: string): string =>
	fold(title)
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();

function skipSpace(text: string, from: number, end: number): number {
	let at = Math.min(from, end);
	while (at < end && firstCharacter(text, at, at + 1) === '') at++;
	return at;
}

/** What ends a code block or a comment that runs to the text's end, and beyond it. */
function closingOf(text: string): string {
	const comment = text.lastIndexOf('<!--');
	if (comment >= 0 && !text.includes('-->', comment)) return '\n-->';
	const last = findFences(`${text}\n`).at(-1);
	if (last === undefined || last.end <= text.length) return '';
	return `\n${/[`~]+/.exec(text.slice(last.start, last.start + 80))?.[0] ?? ''}`;
}
