import type { Block } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';

/** Spaces that set the columns of a table in plain text apart. */
const GAP = / {2,}|\t+/;
const LEAST_ROWS = 3;
/** Words of what stands behind a number that is a cell rather than a paragraph. */
const MOST_CELL = 6;
/** Characters of a paragraph that is looked at. */
const LONGEST = 6000;

/** "Saldo em 29/02 ...... R$ 94.318,02". */
const LEADER = /^\s*(\S[^\n]{0,80}?)\s?\.{3,}\s*(\S[^\n]{0,120}?)\s*$/;
/** "Inscrições no Aberto da Zona da Mata R$ 1.150,00": too long for dots. */
const UNLED = /^\s*(\S[^\n]{0,80}?)\s+(\p{L}{0,2}\$\s?\d[^\n]{0,40}?)\s*$/u;
/** "R$ 640,00 (-)": what is taken off. */
const OFF = /^(.{1,40}?)\s?\(-\)$/;
const RULE = /^\s*-{3,}(?: +-{3,})*\s*$/;
const RULES = /^\s*-{3,}(?: +-{3,})+\s*$/;

/** With a line of columns above one of dashes in one paragraph with the rows below it, whatever Markdown takes it for. */
export function withRuledHeads(blocks: readonly Block[], source: (from: number, to: number) => string): Block[] {
	const joined: Block[] = [];
	for (const block of blocks) {
		const above = joined.at(-1);
		const isHead = above?.kind === 'heading' || above?.kind === 'paragraph';
		if (above && isHead && block.kind === 'paragraph' && isRuled(above, source(above.start, block.start))) {
			const head =
				above.kind === 'heading' ? [{ start: above.start, end: above.end, text: above.text }] : above.sentences;
			joined.splice(-1, 1, { ...block, start: above.start, sentences: [...head, ...block.sentences] });
		} else joined.push(block);
	}
	return joined;
}

function isRuled({ kind }: Block, source: string): boolean {
	const lines = source.trimEnd().split('\n');
	const rule = lines.pop() ?? '';
	const isOne = kind === 'heading' && lines.length === 1;
	return (isOne ? RULE : RULES).test(rule) && GAP.test(lines.join('\n').trim());
}

/** The lines of a text, each with its cells and where it stands. */
function linesOf(source: string, start: number, cellsOf: (line: string) => string[]) {
	let at = start;
	return source.split('\n').map((line) => {
		const row = { cells: cellsOf(line), start: at, end: at + line.length };
		at += line.length + 1;
		return row;
	});
}

/**
 * Lines of a plain text in columns, a header first, as the table that they are; what stands above and below it in its
 * paragraph stays a paragraph.
 */
export function alignedTable(block: Block, source: string): Block[] {
	if (block.kind !== 'paragraph' || source.length > LONGEST) return [block];
	const { start, end: below } = block;
	const led = linesOf(source, start, (line) =>
		(LEADER.exec(line) ?? UNLED.exec(line) ?? []).slice(1).map((cell) => cell.replace(/\s+/g, ' ').replace(OFF, '-$1')),
	);
	if (led.length > 1 && /\.{3}/.test(source) && led.every(({ cells }) => cells.length === 2))
		return [{ kind: 'table', header: ['', ''], rows: led, start, end: below }];
	if (!GAP.test(source.trim())) return [block];
	if (/_{4}|\.{4}/.test(source) || !/\d/.test(source) || /(?:CPF|CNPJ|RG|OAB)\b/.test(source)) return [block];
	const lines = linesOf(source, start, (line) => line.trim().split(GAP));
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
	const end = lines[last]?.end ?? below;
	// Which column a row with fewer cells has nothing in is not known.
	const isWhole = body.every(({ cells }) => cells.length === width);
	const table: Block = !isWhole
		? { kind: 'code', language: null, start: header.start, end }
		: { kind: 'table', header: names, rows: body, start: header.start, end };
	const beside = (from: number, to: number): Block[] => {
		const sentences = block.sentences.filter((one) => one.start >= from && one.end <= to);
		return sentences.length === 0 ? [] : [{ kind: 'paragraph', sentences, start: from, end: to }];
	};
	return [...beside(start, header.start), table, ...beside(end, below)];
}
