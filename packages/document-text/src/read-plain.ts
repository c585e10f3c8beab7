import type { ListItem, Nodes, Parents, Root, TableRow } from 'mdast';
import { parseMarkdown } from './markdown-tree.ts';
import { codeHead, withoutDeepNesting } from './mask-source.ts';
import { findFrontMatter } from './scan-headings.ts';
import { SourceText } from './source-text.ts';
import type { Span } from './types.ts';

/** A stretch of Markdown that is not read as it stands; `read` is read in its place, for most of them nothing. */
export interface Markup {
	/** UTF-16 code units of the text. */
	from: number;
	to: number;
	read: string;
}

/** How a Markdown text is read as plain text that keeps its lines: for those who look at it, not for listeners. */
export interface PlainReading {
	/** In order, apart from each other. */
	markup: Markup[];
	headings: Span[];
}

/** Of one paragraph: the parser's time grows with the square of them, and whoever waits looks at a page or two. */
const MOST_MARKS = 3000;
const MARK = /[*_~[\]]/g;

/** Between the cells of a table's row. */
const NEXT_CELL = ' · ';

/**
 * The marks of a Markdown text: without them it is its words, with a dot between the cells of a table's row and bullets
 * before the items of a list. It may be a stretch of a document that begins inside a table or a block of code, and whose
 * references are defined elsewhere. A paragraph of little but marks leaves the whole as it is. `atStart`: it may begin with front matter.
 */
export function readPlain(text: string, atStart: boolean): PlainReading {
	if (text.split(/\n[ \t]*\n/).some((paragraph) => (paragraph.match(MARK)?.length ?? 0) > MOST_MARKS))
		return { markup: [], headings: [] };
	const start = (atStart && findFrontMatter(text)?.end) || 0;
	const body = text.slice(start);
	const head = definitionsFor(body) + (atStart ? '' : openingOf(body));
	const source = withoutDeepNesting(head + body);
	const reader = new PlainReader(source, head.length);
	reader.read(parseMarkdown(source, false));
	const by = start - head.length;
	return {
		markup: [
			...(start > 0 ? [{ from: 0, to: start, read: '' }] : []),
			...reader.markup.map(({ from, to, read }) => ({ from: from + by, to: to + by, read })),
		],
		headings: reader.headings.map(({ start, end }) => ({ start: start + by, end: end + by })),
	};
}

/** The words of a text, or of its [from, to). */
export function plainOf(text: string, markup: readonly Markup[], from = 0, to = text.length): string {
	let plain = '';
	let at = from;
	for (const mark of markup) {
		if (mark.to <= from || mark.from >= to) continue;
		plain += text.slice(at, Math.max(at, mark.from));
		if (mark.from >= from) plain += mark.read;
		at = Math.min(mark.to, to);
	}
	return plain + text.slice(at, to);
}

/** What has to stand before a text that begins inside a block of code, or among the rows of a table. */
function openingOf(text: string): string {
	if (codeHead(text) !== null) return '```\n';
	const [first = '', second = ''] = text.split('\n', 2);
	const isRow = /^[ \t]*\|.*\|[ \t]*$/.test(first) && !/^[\s|:-]+$/.test(second);
	return isRow ? '| |\n|-|\n' : '';
}

/** Definitions of what a text refers to, as the text itself may not hold them. */
function definitionsFor(text: string): string {
	const references = [...text.matchAll(/\]\[([^[\]\n^][^[\]\n]*)\]|\[([^[\]\n^][^[\]\n]*)\]\[\]/g)];
	return [...new Set(references.map(([, label, own]) => label ?? own))].map((label) => `[${label}]: #\n\n`).join('');
}

/** A definition that refers to something; "[HOST_A]: olá" is what somebody says. */
const DEFINITION = /\]:[ \t]*\n?[ \t]*<?(?:[a-z]+:\/\/|mailto:|[./#])/i;
const TAG = /<!--[\s\S]*?(?:-->|$)|<[/!?]?[a-z][^<>]*>/gi;
/** Tags between whose contents there is room. */
const APART = /^<\/?(?:br|td|th)\b/i;

class PlainReader {
	readonly markup: Markup[] = [];
	readonly headings: Span[] = [];
	readonly #source: string;
	/** Up to where the source has been read. */
	#at: number;
	/** What is read before the next words: a bullet, or what stands between two cells. */
	#before = '';

	/** @param at where in the source the text begins that is to be read */
	constructor(source: string, at: number) {
		this.#source = source;
		this.#at = at;
	}

	read(root: Root): void {
		this.#children(root);
		this.#passOver(this.#source.length);
	}

	#children(node: Parents): void {
		for (const child of node.children) this.#node(child);
	}

	#node(node: Nodes): void {
		const start = node.position?.start.offset ?? 0;
		const end = node.position?.end.offset ?? start;
		if (end <= this.#at) return;
		switch (node.type) {
			case 'text':
				this.#words(node.value, start, end);
				break;
			case 'inlineCode': {
				const ticks = /^`+/.exec(this.#source.slice(start, end))?.[0].length ?? 0;
				this.#words(node.value, start + ticks, end - ticks);
				break;
			}
			case 'code':
				this.#words(node.value, this.#source.indexOf('\n', start) + 1, end);
				break;
			case 'image':
			case 'imageReference':
				this.#words(node.alt ?? '', start + 2, end);
				break;
			case 'html':
				this.#html(start, end);
				break;
			case 'footnoteReference':
				this.#keep(start, end);
				break;
			case 'definition':
				if (!DEFINITION.test(this.#source.slice(start, end))) this.#keep(start, end);
				break;
			case 'listItem':
				this.#item(node, start);
				break;
			case 'tableRow':
				this.#row(node);
				break;
			default:
				if (node.type === 'heading') this.headings.push({ start, end });
				if (node.type === 'footnoteDefinition') this.#keep(start, this.#source.indexOf(':', start) + 1);
				if ('children' in node) this.#children(node);
		}
	}

	#item(item: ListItem, start: number): void {
		const number = /^\d+[.)]/.exec(this.#source.slice(start, start + 11))?.[0];
		const box = typeof item.checked === 'boolean' ? `${item.checked ? '☑' : '☐'} ` : '';
		if (number !== undefined) this.#keep(start, start + number.length);
		this.#before = number === undefined ? box || '• ' : box && ` ${box}`;
		this.#children(item);
		this.#before = '';
	}

	#row(row: TableRow): void {
		const start = this.#at;
		for (const cell of row.children) {
			this.#before = this.#at === start ? '' : NEXT_CELL;
			this.#children(cell);
		}
		this.#before = '';
	}

	/** What the parser made of source[start, end). */
	#words(value: string, start: number, end: number): void {
		const raw = this.#source.slice(start, end);
		// In code within a line, the end of a line is a space.
		if (raw === value || (raw.includes('\n') && !value.includes('\n'))) {
			this.#keep(start, end);
			return;
		}
		const words = new SourceText();
		words.pushParsed(value, this.#source, start, end);
		for (let unit = 0, next = 1; unit < value.length; unit = next++) {
			const { start: from, end: to } = words.span(unit, unit + 1);
			while (next < value.length && words.from[next] === from) next++;
			this.#keep(from, to, value.slice(unit, next));
		}
	}

	#html(start: number, end: number): void {
		let at = start;
		const keep = (to: number) => {
			if (this.#source.slice(at, to).trim() !== '') this.#keep(at, to);
		};
		for (const { 0: tag, index } of this.#source.slice(start, end).matchAll(TAG)) {
			keep(start + index);
			at = start + index + tag.length;
			if (APART.test(tag)) this.#keep(start + index, at, ' ');
		}
		keep(end);
	}

	/** Words: of [from, to) of the source, `read` is read, by default what stands there. */
	#keep(from: number, to: number, read = this.#source.slice(from, to)): void {
		const start = Math.max(from, this.#at);
		this.#passOver(from);
		if (start < to && this.#source.slice(from, to) !== read) this.#mark(start, to, read);
		this.#at = Math.max(this.#at, to);
	}

	/** What stands before the next words, up to `to`: of it, ends of lines are read, but not of lines of marks alone. */
	#passOver(to: number): void {
		const gap = this.#source.slice(this.#at, to);
		const before = this.#before;
		this.#before = '';
		if (before === '' && gap.trim() === '') return;
		const isInLine = this.#at > 0 && this.#source[this.#at - 1] !== '\n';
		let at = this.#at;
		for (const [index, line] of gap.split(/(?<=\n)/).entries()) {
			const end = at + line.length;
			const isRead = (index === 0 && isInLine) || /^[ \t>]*\n$/.test(line);
			if (!line.endsWith('\n')) this.#mark(at, end, before);
			else this.#mark(at, isRead ? end - 1 : end, '');
			at = end;
		}
		this.#at = to;
	}

	#mark(from: number, to: number, read: string): void {
		const last = this.markup.at(-1);
		if (from === to) return;
		if (last?.to !== from) this.markup.push({ from, to, read });
		else {
			last.to = to;
			last.read += read;
		}
	}
}
