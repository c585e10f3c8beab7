import type { Block } from '@nexus/core/document-text';

type Table = Extract<Block, { kind: 'table' }>;

/** Spaces that set the columns of a table in plain text apart. */
const GAP = / {2,}|\t+/;
const LEAST_ROWS = 3;
/** Characters of a paragraph that is looked at. */
const LONGEST = 6000;

/** Lines of a plain text in columns, a header first, as the table that they are; null for any other paragraph. */
export function alignedTable(block: Block, source: string): Table | null {
	if (block.kind !== 'paragraph' || source.length > LONGEST || !GAP.test(source.trim())) return null;
	if (/_{4}|\.{4}/.test(source)) return null;
	let start = block.start;
	const rows = source.split('\n').flatMap((line) => {
		const row = { cells: line.trim().split(GAP), start, end: start + line.length };
		start += line.length + 1;
		return line.trim() === '' || /^[\s|+=-]+$/.test(line) ? [] : [row];
	});
	const [header, ...body] = rows;
	if (!/\d/.test(source) || /(?:CPF|CNPJ|RG|OAB)\b/.test(source)) return null;
	if (!header || rows.length < LEAST_ROWS || header.cells.length < 2) return null;
	if (!body.every(({ cells }) => cells.length === header.cells.length)) return null;
	return { kind: 'table', header: header.cells, rows: body, start: block.start, end: block.end };
}
