import type { Table } from 'mdast';
import { parseMarkdown } from './markdown-tree.ts';
import { type Reading, spanOf } from './read-flow.ts';
import { readPhrasing } from './read-phrasing.ts';
import { readLine } from './read-sentences.ts';
import type { Block, Span } from './types.ts';

type TableBlock = Extract<Block, { kind: 'table' }>;

/** Header and rows as plain text; null for a table without a word or a number. */
export function readTable(node: Table, reading: Reading): TableBlock | null {
	const rows = node.children.map((row) => ({
		...spanOf(row, reading),
		cells: row.children.map((cell) => readLine(readPhrasing(cell.children, reading.source))),
	}));
	const [first, second, ...others] = rows;
	// A head that is left blank, above a first row in bold letters.
	const isBlank = first?.cells.every((cell) => cell === '') && second !== undefined;
	const isHead =
		isBlank && node.children[1]?.children.every(isBold) && node.children[2]?.children.every(isBold) === false;
	const [header, ...body] = isHead ? [second, ...others] : rows;
	if (!rows.some((row) => row.cells.some((cell) => /[\p{L}\p{N}]/u.test(cell)))) return null;
	return { ...spanOf(node, reading), kind: 'table', header: header?.cells ?? [], rows: body };
}

const isBold = ({ children }: Table['children'][0]['children'][0]): boolean =>
	children.every((child) => child.type === 'strong');

/** Rows whose header stands in an earlier part, which Markdown takes for a paragraph; null when they are none. */
export function headlessTable(raw: string, span: Span): TableBlock | null {
	const lines = raw.split('\n');
	if (!lines.every((line) => /^\s*\|.*\|\s*$/.test(line))) return null;
	const rows: TableBlock['rows'] = [];
	let start = span.start;
	for (const line of lines) {
		if (!/^[\s|:-]+$/.test(line)) rows.push({ start, end: start + line.length, cells: splitRow(line).map(readCell) });
		start += line.length + 1;
	}
	return { ...span, kind: 'table', header: [], rows };
}

function splitRow(line: string): string[] {
	return line
		.trim()
		.replace(/^\||\|$/g, '')
		.split(/(?<!\\)\|/);
}

function readCell(markdown: string): string {
	const text = markdown.trim();
	const [only] = parseMarkdown(text, false).children;
	return only?.type === 'paragraph' ? readLine(readPhrasing(only.children, text)) : '';
}
