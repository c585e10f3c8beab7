import type { List, ListItem, Nodes, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { looksLikeCode } from './code-likeness.ts';
import { maskSource } from './mask-source.ts';
import { attributionOf, quoteBlock } from './quote-block.ts';
import { readHtml } from './read-html.ts';
import { readPhrasing } from './read-phrasing.ts';
import { plainSentences, type ReadSentence, readLine, readSentences } from './read-sentences.ts';
import type { Block, Span } from './types.ts';

type ListBlock = Extract<Block, { kind: 'list' }>;
type Item = ListBlock['items'][number];

/** What reading one part needs to know everywhere. */
interface Reading {
	source: string;
	offset: number;
}

const SYNTAX = [gfm({ singleTilde: false }), { disable: { null: ['codeIndented'] } }];
const TREE = [gfmFromMarkdown()];
/** A longer "heading" is a paragraph with a line of dashes below it. */
const LONGEST_HEADING = 200;

/**
 * Parses one part of a document, Markdown or plain text, into blocks in reading order. Offsets are those of `text` plus
 * `offset`, where `text` begins in the document; front matter is looked for at offset 0 only. Follows CommonMark 0.31 and
 * GitHub's extensions, but for indented code, which must look like code; headings of plain text ("CAPÍTULO III") and
 * bullets such as "•" count as well. Cut-off fences, tables and references do not leak their marks.
 */
export function parseBlocks(text: string, offset: number): Block[] {
	const atStart = offset === 0;
	const masked = maskSource(text, atStart);
	const tree = fromMarkdown(masked.text, {
		extensions: atStart ? [...SYNTAX, frontmatter(['yaml', 'toml'])] : SYNTAX,
		mdastExtensions: atStart ? [...TREE, frontmatterFromMarkdown(['yaml', 'toml'])] : TREE,
	});
	const reading = { source: masked.text, offset };
	const blocks = [
		...masked.blocks.map((block) => shift(block, offset)),
		...tree.children.flatMap((node) => readNode(node, reading)),
	];
	return mergeAttributions(
		blocks.sort((a, b) => a.start - b.start),
		reading,
	);
}

function readNode(node: RootContent, reading: Reading): Block[] {
	const span = spanOf(node, reading);
	switch (node.type) {
		case 'heading': {
			const title = readLine(readPhrasing(node.children, reading.source)).replace(/\s*\{[#.][^}]*\}$/, '');
			if (!/[\p{L}\p{N}]/u.test(title)) return [];
			if (title.length > LONGEST_HEADING) return paragraph(span, sentencesOf(node, reading));
			return [{ ...span, kind: 'heading', level: node.depth, text: title }];
		}
		case 'paragraph':
			return readParagraph(node, span, reading);
		case 'list':
			return readList(node, span, reading);
		case 'table':
			return readTable(node, span, reading);
		case 'blockquote': {
			const sentences = node.children.flatMap((child) => deepSentences(child, reading));
			return [quoteBlock(span, sentences), ...node.children.flatMap((child) => hoisted(child, reading))].filter(
				(block) => block.kind !== 'quote' || block.sentences.length > 0,
			);
		}
		case 'code':
			return [{ ...span, kind: 'code', language: node.lang?.replace(/[^\w+#.-].*$/, '') || null }];
		case 'footnoteDefinition': {
			const sentences = node.children.flatMap((child) => deepSentences(child, reading));
			if (sentences.length === 0) return [];
			return [
				{ ...span, kind: 'footnote', label: node.label ?? node.identifier, sentences: plainSentences(sentences) },
			];
		}
		case 'html':
			return paragraph(
				span,
				readSentences(readHtml(reading.source, span.start - reading.offset, span.end - reading.offset), reading.offset),
			);
		default:
			return [];
	}
}

function readParagraph(node: Nodes, span: Span, reading: Reading): Block[] {
	const raw = reading.source.slice(span.start - reading.offset, span.end - reading.offset);
	const lines = raw.split('\n');
	if (lines.every((line) => /^\s*\|.*\|\s*$/.test(line))) return [headlessTable(lines, span)];
	if (lines.length >= 3 && looksLikeCode(raw)) return [{ ...span, kind: 'code', language: null }];
	return paragraph(span, sentencesOf(node, reading));
}

function paragraph(span: Span, sentences: ReadSentence[]): Block[] {
	return sentences.length === 0 ? [] : [{ ...span, kind: 'paragraph', sentences: plainSentences(sentences) }];
}

/** Rows of a table whose header stands in an earlier part. */
function headlessTable(lines: string[], span: Span): Block {
	const rows: (Span & { cells: string[] })[] = [];
	let start = span.start;
	for (const line of lines) {
		const cells = line
			.trim()
			.replace(/^\||\|$/g, '')
			.split('|');
		if (!/^[\s|:-]+$/.test(line)) {
			rows.push({ start, end: start + line.length, cells: cells.map((cell) => readCell(cell)) });
		}
		start += line.length + 1;
	}
	return { ...span, kind: 'table', header: [], rows };
}

function readCell(markdown: string): string {
	const tree = fromMarkdown(markdown.trim(), { extensions: SYNTAX, mdastExtensions: TREE });
	const [only] = tree.children;
	return only !== undefined && 'children' in only ? readLine(readPhrasing(only.children, markdown.trim())) : '';
}

function readTable(node: Table, span: Span, reading: Reading): Block[] {
	const rows = node.children.map((row) => ({
		...spanOf(row, reading),
		cells: row.children.map((cell) => readLine(readPhrasing(cell.children, reading.source))),
	}));
	const [header, ...body] = rows;
	if (!rows.some((row) => row.cells.some((cell) => /[\p{L}\p{N}]/u.test(cell)))) return [];
	return [{ ...span, kind: 'table', header: header?.cells ?? [], rows: body }];
}

function readList(node: List, span: Span, reading: Reading): Block[] {
	if (isTableOfContents(node)) return [];
	const items = node.children.flatMap((item) => readItem(item, reading));
	const blocks = node.children.flatMap((item) => item.children.flatMap((child) => hoisted(child, reading)));
	if (items.length === 0) return blocks;
	return [{ ...span, kind: 'list', ordered: node.ordered === true, items }, ...blocks];
}

/** An item, then the items of the lists in it, at one level. */
function readItem(item: ListItem, reading: Reading): Item[] {
	const items: Item[] = [];
	const own: ReadSentence[] = [];
	const nested: Item[] = [];
	for (const child of item.children) {
		if (child.type === 'list') nested.push(...child.children.flatMap((inner) => readItem(inner, reading)));
		else own.push(...deepSentences(child, reading));
	}
	const last = own.at(-1);
	if (last !== undefined) {
		items.push({ start: spanOf(item, reading).start, end: last.end, sentences: plainSentences(own) });
	}
	return [...items, ...nested];
}

/** At least three items, each nothing but a link to a heading of the same document. */
function isTableOfContents(node: List): boolean {
	const isEntry = (item: ListItem): boolean =>
		item.children.every((child) => {
			if (child.type === 'list') return child.children.every(isEntry);
			return child.type === 'paragraph' && child.children.length === 1 && isLocalLink(child.children[0]);
		});
	const count = (list: List): number =>
		list.children.reduce(
			(sum, item) =>
				sum + 1 + item.children.reduce((inner, child) => inner + (child.type === 'list' ? count(child) : 0), 0),
			0,
		);
	return node.children.every(isEntry) && count(node) >= 3;
}

function isLocalLink(node: Nodes | undefined): boolean {
	return node?.type === 'link' && node.url.startsWith('#');
}

/** Sentences of a block and all in it that is read in flow. */
function deepSentences(node: RootContent, reading: Reading): ReadSentence[] {
	if (node.type === 'paragraph' || node.type === 'heading') return sentencesOf(node, reading);
	if (node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote') {
		return node.children.flatMap((child) => deepSentences(child, reading));
	}
	if (node.type === 'html') {
		const { start, end } = spanOf(node, reading);
		return readSentences(readHtml(reading.source, start - reading.offset, end - reading.offset), reading.offset);
	}
	return [];
}

/** Code, tables and footnotes inside items and quotes, which stand as blocks of their own. */
function hoisted(node: RootContent, reading: Reading): Block[] {
	if (node.type === 'code' || node.type === 'table' || node.type === 'footnoteDefinition')
		return readNode(node, reading);
	if (node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote') {
		return node.children.flatMap((child) => hoisted(child, reading));
	}
	return [];
}

function sentencesOf(node: Nodes, reading: Reading): ReadSentence[] {
	if (!('children' in node)) return [];
	return readSentences(readPhrasing(node.children, reading.source), reading.offset);
}

/** "— Nome" in a paragraph of its own right after a quote is the quote's attribution. */
function mergeAttributions(blocks: Block[], reading: Reading): Block[] {
	const merged: Block[] = [];
	for (const block of blocks) {
		const last = merged.at(-1);
		const isSigned = last?.kind === 'quote' && last.attribution === null;
		const name = isSigned ? attributionOf(block, reading.source.slice(block.start - reading.offset)) : null;
		if (last?.kind === 'quote' && name !== null)
			merged[merged.length - 1] = { ...last, end: block.end, attribution: name };
		else merged.push(block);
	}
	return merged;
}

function spanOf(node: Nodes, reading: Reading): Span {
	const start = node.position?.start.offset ?? 0;
	return { start: start + reading.offset, end: (node.position?.end.offset ?? start) + reading.offset };
}

function shift(block: Block, offset: number): Block {
	return { ...block, start: block.start + offset, end: block.end + offset };
}
