import type { Block } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';

type Table = Extract<Block, { kind: 'table' }>;

/** Spaces that set the columns of a table in plain text apart. */
const GAP = / {2,}|\t+/;
const LEAST_ROWS = 3;
/** Words of what stands behind a number that is a cell rather than a paragraph. */
const MOST_CELL = 6;
/** Characters of a paragraph that is looked at. */
const LONGEST = 6000;

/** "Saldo em 29/02 ...... R$ 94.318,02". */
const LEADER = /^\s*(\S[^\n]{0,80}?)\s?\.{3,}\s*(\S[^\n]{0,120}?)\s*$/;
const LEAST_LED = 2;

/** A line of columns above dashes, which Markdown takes for a heading, as the paragraph that it is; null for any other. */
function ruledHead(
	block: Block,
	source: (from: number, to: number) => string,
): Extract<Block, { kind: 'paragraph' }> | null {
	if (block.kind !== 'heading') return null;
	const [line = '', rule = '', ...more] = source(block.start, block.end).trim().split('\n');
	if (more.length > 0 || !GAP.test(line.trim()) || !/^\s*-{3,}\s*$/.test(rule)) return null;
	const { start, end, text } = block;
	return { kind: 'paragraph', start, end, sentences: [{ start, end, text }] };
}

/** A header in a paragraph of its own, above a line of dashes, with the rows below it: "Empresa   Preço". */
export function withRuledHeads(blocks: readonly Block[], source: (from: number, to: number) => string): Block[] {
	const joined: Block[] = [];
	for (const block of blocks) {
		const above = joined.at(-1);
		const ruled = above && block.kind === 'paragraph' ? ruledHead(above, source) : null;
		const head = ruled ?? above;
		const isHead =
			ruled !== null ||
			(head?.kind === 'paragraph' &&
				block.kind === 'paragraph' &&
				GAP.test(source(head.start, head.end).trim()) &&
				/^\s*-{3,}(?: {1,}-{3,})+\s*$/.test(source(head.end, block.start)));
		if (isHead && head?.kind === 'paragraph' && block.kind === 'paragraph')
			joined[joined.length - 1] = { ...head, sentences: [...head.sentences, ...block.sentences], end: block.end };
		else joined.push(block);
	}
	return joined;
}

/** Lines of names and figures with dots between, as the table that they are; null for any other paragraph. */
function ledTable(block: Block, source: string): Table | null {
	let at = block.start;
	const rows = source.split('\n').map((line) => {
		const row = { cells: (LEADER.exec(line) ?? []).slice(1), start: at, end: at + line.length };
		at += line.length + 1;
		return row;
	});
	const isLed = rows.length >= LEAST_LED && rows.every(({ cells }) => cells.length === 2);
	return isLed ? { kind: 'table', header: ['', ''], rows, start: block.start, end: block.end } : null;
}

/** Lines that begin below the last column go on in the cell above; they are left without cells. */
function joinWrapped(lines: { cells: string[]; start: number; end: number }[], source: string): void {
	const written = source.split('\n');
	const rule = written.find((line) => /^\s*-{3,}(?: {2,}-{3,})+\s*$/.test(line));
	const column = rule ? rule.trimEnd().lastIndexOf(' ') + 1 : 0;
	if (column === 0) return;
	for (const [index, line] of lines.entries()) {
		const above = lines.slice(0, index).findLast(({ cells }) => cells.length > 1);
		const isBelow = (written[index] ?? '').slice(0, column).trim() === '' && line.cells.length === 1;
		if (!above || !isBelow) continue;
		above.cells.push(`${above.cells.pop()} ${line.cells[0]}`);
		above.end = line.end;
		line.cells = ['-'];
	}
}

/**
 * Lines of a plain text in columns, a header first, as the table that they are; what stands above and below it in its
 * paragraph stays a paragraph.
 */
export function alignedTable(block: Block, source: string): Block[] {
	if (block.kind !== 'paragraph' || source.length > LONGEST) return [block];
	const led = source.includes('...') ? ledTable(block, source) : null;
	if (led) return [led];
	if (!GAP.test(source.trim())) return [block];
	if (/_{4}|\.{4}/.test(source) || !/\d/.test(source) || /(?:CPF|CNPJ|RG|OAB)\b/.test(source)) return [block];
	let at = block.start;
	const lines = source.split('\n').map((line) => {
		const row = { cells: line.trim().split(GAP), start: at, end: at + line.length };
		at += line.length + 1;
		return row;
	});
	joinWrapped(lines, source);
	const first = lines.findIndex(({ cells }) => cells.length > 1);
	const last = lines.findLastIndex(({ cells }) => cells.length > 1);
	const rows = lines.slice(first, last + 1).filter(({ cells }) => !/^[\s|+=-]*$/.test(cells.join('')));
	const [header, ...body] = rows;
	const width = body[0]?.cells.length ?? 0;
	const names = header?.cells.length === width - 1 ? ['', ...header.cells] : (header?.cells ?? []);
	const isNumbered = rows.every(({ cells }) => /^\(?\d{1,2}(?:\.\d{1,2}){0,3}[.)]?$/.test(cells[0] ?? ''));
	if (isNumbered && rows.some(({ cells }) => countWords(cells.at(-1) ?? '') > MOST_CELL)) return [block];
	const isRow = ({ cells }: { cells: string[] }) => cells.length > 1 && cells.length <= width;
	if (!header || rows.length < LEAST_ROWS || names.length !== width || !body.every(isRow)) return [block];
	const end = lines[last]?.end ?? block.end;
	const table: Table = { kind: 'table', header: names, rows: body, start: header.start, end };
	const beside = (from: number, to: number): Block[] => {
		const sentences = block.sentences.filter(({ start, end }) => start >= from && end <= to);
		return sentences.length === 0 ? [] : [{ kind: 'paragraph', sentences, start: from, end: to }];
	};
	return [...beside(block.start, header.start), table, ...beside(end, block.end)];
}
