import type { Block } from './types.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** Columns of a table that is wide. */
const WIDE = 5;
/** "Yes", "FN25bk": a mark or a code, which nobody follows by ear. */
const MARK = /^(?:yes|no|sim|não|[-–—]|n\/?a|)$|^(?=\S*\d)(?=\S*\p{L})[\p{L}\d/-]{3,12}$/iu;

const COUNT = /^(?:id|#|n[º°o]?\.?|c[óo]d(?:igo|e)?\.?)$/iu;
/** "B04 (RF04)": what a requirement is called by. */
const CALLED = /^\p{Lu}{1,4}[-. ]?\d{1,3}(?:\s\([^()]{2,12}\))?$/u;

/** A table without a first column that only counts its rows; a wide one without its columns of marks and codes. */
export function withoutCodeColumns({ header: heads, rows: all, ...table }: Table): Table {
	const isCounted = heads.length > 1 && COUNT.test(heads[0]?.trim() ?? '') && all.every(isNumbered);
	const header = isCounted ? heads.slice(1) : heads;
	const rows = isCounted ? all.map((row) => ({ ...row, cells: row.cells.slice(1) })) : all;
	const told = header.map((_, at) => at === 0 || rows.some(({ cells }) => !MARK.test(cells[at]?.trim() ?? '')));
	if (header.length < WIDE || told.filter(Boolean).length < 2) return { ...table, header, rows };
	const kept = (cells: readonly string[]) => cells.filter((_, at) => told[at]);
	return { ...table, header: kept(header), rows: rows.map((row) => ({ ...row, cells: kept(row.cells) })) };
}

const isNumbered = ({ cells }: Table['rows'][number], at: number): boolean =>
	Number(cells[0]) === at + 1 || CALLED.test(cells[0]?.trim() ?? '');
