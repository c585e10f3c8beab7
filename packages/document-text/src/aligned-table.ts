import { findFrontMatter } from './scan-headings.ts';
import type { Block, Span } from './types.ts';

/** What sets the columns of a plain text apart: "Saldo em 29/02 ...... R$ 94.318,02"; two spaces may end a sentence. */
const GAP =
	/\s*\.{4,}\s*|(?<![.!?:]["”')\]]{0,2} *|\p{Sc} *) {2,}|(?<!\p{Sc} *) {3,}|\t+|(?<!:|->) (?=\p{Lu}{0,2}\p{Sc}\s*[\d.,]+(?:\s\(-\))?$)/u;
/** Of which the figures below are, rather than one of them. */
const YEAR = /^(?:19|20)\d\d(?:\/\d\d)?$/;
const LEADER = /\.{4}/;
/** Rows of a table with a head, which an account with dots has none of. */
const LEAST_ROWS = 3;

/** The first dash of a line below heads of columns, which Markdown takes for the end of what stands above it. */
const RULE_BELOW = /(?<=\S(?: {2,}|\.{3,} ?)\S[^\n]*\n[ \t]*)-(?=--[ -]*\n)/g;
/** A line of dashes, or of what the figures below are counted in: "£  £". */
const RULE = /^(?:[\s|+=-]*|[\p{Sc}\s]*)$/u;

/** A text as long as before, with the lines of dashes in its tables as a part of them. */
export function withRulesInTables(text: string): string {
	const top = findFrontMatter(text)?.end ?? 0;
	return text.slice(0, top) + text.slice(top).replace(RULE_BELOW, '+');
}

/**
 * Blocks with the tables that a plain text has in columns. The years above the first of them are above those that follow,
 * down to the next heading.
 * @param source what stands from one place of the text to another
 */
export function alignedTables(blocks: readonly Block[], source: (start: number, end: number) => string): Block[] {
	let years: readonly string[] = [];
	return blocks.flatMap((block) => {
		if (block.kind === 'heading') years = [];
		const found = alignedTable(block, source(block.start, block.end), years);
		for (const each of found)
			if (each.kind === 'table' && each !== block && areYears(each.header.slice(1))) years = each.header.slice(1);
		return found;
	});
}

const areYears = (names: readonly string[]): boolean => names.length > 1 && names.every((name) => YEAR.test(name));

/**
 * A paragraph of lines in columns, the first of them a head, as the table that it is, between what stands above and below
 * it in the paragraph; a list where its columns have no names, and nothing that can be read where they hold figures.
 * @param known years that stand above its columns
 */
function alignedTable(block: Block, source: string, known: readonly string[]): Block[] {
	if (block.kind !== 'paragraph') return [block];
	let at = block.start;
	const rowsOf = source.split('\n').map((line) => {
		const cells = line.trim().split(GAP);
		let from = 0;
		const columns = cells.map((cell) => {
			from = line.indexOf(cell, from) + cell.length;
			return from - cell.length;
		});
		const row = { cells: cells.map((cell) => cell.replace(/ +/g, ' ')), columns, start: at, end: at + line.length };
		at += line.length + 1;
		return row;
	});
	const lines = withoutWraps(rowsOf.filter(({ cells }) => !RULE.test(cells.join(''))));
	const isSet = ({ cells }: { cells: string[] }) => cells.length > 1;
	if (lines.filter(isSet).length < 2 || lines.filter(isSet).length * 2 <= lines.length) return [block];
	const set = lines.slice(lines.findIndex(isSet), lines.findLastIndex(isSet) + 1);
	const [head, ...written] = set;
	const width = written[0]?.cells.length ?? 0;
	const rows = written.map((row) => withWholeSum(row, width));
	const start = head?.start ?? block.start;
	const end = set.at(-1)?.end ?? block.end;
	const prose = (of: Span): Block[] => {
		const sentences = block.sentences.flatMap((sentence) => {
			if (sentence.start < of.start || sentence.start >= of.end) return [];
			if (sentence.end <= of.end) return sentence;
			const cut = source.slice(sentence.start - block.start, of.end - block.start);
			return { start: sentence.start, end: of.end, text: cut.replace(/\s+/g, ' ').trim() };
		});
		return sentences.length > 0 ? [{ ...block, ...of, sentences }] : [];
	};
	const [above, below] = [prose({ start: block.start, end: start }), prose({ start: end, end: block.end })];
	const names = head?.cells ?? [];
	const isRow =
		[names, ...rows.map(({ cells }) => cells)].every(([label = '']) => /^\d/.test(label)) ||
		names.slice(1).every((cell) => /\d/.test(cell) && !YEAR.test(cell));
	const isBeside = (above: readonly string[]) => above.length === width - 1;
	const named = isBeside(names) ? ['', ...names] : names;
	const header = isRow ? (isBeside(known) ? ['', ...known] : []) : named;
	const told = isRow && head ? [head, ...rows] : rows;
	const areWhole = (isRow || header.length === width) && told.every(({ cells }) => cells.length === width);
	const isLong = rows.length >= LEAST_ROWS - 1 || LEADER.test(source);
	if (areWhole && isLong && /\d/.test(source))
		return [...above, { kind: 'table', header, rows: told, start, end }, ...below];
	const isGrid = set.some(({ cells }) => cells.filter((cell) => !/\p{L}{2}/u.test(cell)).length > MOST_FIGURES);
	const tells = set.filter(({ cells }) => /\d/.test(cells.slice(1).join(''))).length * 2 > set.length;
	const isEven = set.every(({ cells }) => cells.length === set[0]?.cells.length);
	// Lines that a program has spaced out, a cast, a committee.
	if (!isGrid && !tells && !isEven) return [block];
	if (isGrid || !tells) return [...above, { kind: 'code', language: null, start, end }, ...below];
	return [...above, ...(areYears(names) ? groupsOf(rows, names) : groupsOf(set)), ...below];
}

/** "TOTAL      $84,960" below columns of rates and quantities: what stands in the last one. */
function withWholeSum(row: Row, width: number): Row {
	const [label = '', sum = ''] = row.cells;
	if (row.cells.length !== 2 || width < 3 || !SUM.test(label)) return row;
	return { ...row, cells: [label, ...Array.from({ length: width - 2 }, () => ''), sum] };
}

/** A line of a plain text: what stands in its columns, and where in the line each begins. */
type Row = Span & { cells: string[]; columns: number[] };

/** Rows with the lines that go on below one of their columns, but the first, as a part of it. */
function withoutWraps(lines: readonly Row[]): Row[] {
	const rows: Row[] = [];
	for (const line of lines) {
		const above = rows.at(-1);
		const columns = line.columns.map((column, at) =>
			/^\(?\p{L}/u.test(line.cells[at] ?? '') ? (above?.columns.indexOf(column) ?? -1) : -1,
		);
		if (!above || above.cells.length <= line.cells.length || !columns.every((column) => column > 0)) rows.push(line);
		else {
			const wrapped = (cell: string, at: number) => [cell, line.cells[columns.indexOf(at)]].filter(Boolean).join(' ');
			rows[rows.length - 1] = { ...above, cells: above.cells.map(wrapped), end: line.end };
		}
	}
	return rows;
}

/**
 * An account as a list for each of its groups, behind the heading that opens it: "ENTRADAS", down to what it comes to; as
 * a table where its columns are those of years.
 */
function groupsOf(rows: readonly Row[], years: readonly string[] = []): Block[] {
	const blocks: Block[] = [];
	let group: Row[] = [];
	let depth = -1;
	const close = () => {
		const [first, last] = [group[0], group.at(-1)];
		const isTable = years.length > 0 && group.every(({ cells }) => cells.length === years.length + 1);
		if (!first || !last) return;
		const span = { start: first.start, end: last.end };
		blocks.push(isTable ? { kind: 'table', header: ['', ...years], rows: group, ...span } : listOf(group, span));
		group = [];
	};
	for (const row of rows) {
		const { cells, columns, start, end } = row;
		const [label = ''] = cells;
		const isHeading = cells.length === 1 && HEADING.test(label);
		const isBehind = (columns[0] ?? 0) <= depth && (group[0]?.columns[0] ?? 0) > depth;
		if (isHeading || isBehind || SUM.test(group.at(-1)?.cells[0] ?? '')) close();
		if (isHeading) {
			const name = /\p{Ll}/u.test(label) ? label : label.charAt(0) + label.slice(1).toLowerCase();
			const text = `${name.replace(/:$/, '')}:`;
			blocks.push({ kind: 'paragraph', start, end, sentences: [{ start, end, text }] });
			depth = columns[0] ?? 0;
		} else group.push(row);
	}
	close();
	return blocks;
}

/** "ENTRADAS", "Expenses:". */
const HEADING = /^\p{Lu}[^.;]{1,40}$/u;

/** What a group comes to ends it: "Total". */
const SUM = /^(?:sub)?tota(?:l|is)(?!\p{L})/iu;

/** Figures of a row whose columns have no names. */
const MOST_FIGURES = 2;

/** Rows in columns without names as they are read from left to right: "Single: £12, £18". */
function listOf(rows: readonly (Span & { cells: string[] })[], span: Span): Block {
	const items = rows.map(({ cells: [label = '', ...rest], start, end }) => ({
		start,
		end,
		sentences: [{ start, end, text: rest.length > 0 ? `${label.replace(/:$/, '')}: ${rest.join(', ')}` : label }],
	}));
	return { kind: 'list', ordered: false, items, ...span };
}
