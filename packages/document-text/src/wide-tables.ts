import type { Block } from './types.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** Columns of a table that is wide. */
const WIDE = 5;
/** "Yes", "FN25bk": a mark or a code, which nobody follows by ear. */
const MARK = /^(?:yes|no|sim|não|[-–—]|n\/?a|)$|^(?=\S*\d)(?=\S*\p{L})[\p{L}\d/-]{3,12}$/iu;

/** A wide table without its columns of marks and codes. */
export function withoutCodeColumns(table: Table): Table {
	const { header, rows } = table;
	const told = header.map((_, at) => at === 0 || rows.some(({ cells }) => !MARK.test(cells[at]?.trim() ?? '')));
	if (header.length < WIDE || told.filter(Boolean).length < 2) return table;
	const kept = (cells: readonly string[]) => cells.filter((_, at) => told[at]);
	return { ...table, header: kept(header), rows: rows.map((row) => ({ ...row, cells: kept(row.cells) })) };
}
