import type { Block } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import { isSum } from './telling-cells.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** Whether a table is read: one of pairs or few rows, a plain one, right below a heading, or announced above; none of statistics. */
export function isTableTold(table: Table, index: number, source: (from: number, to: number) => string): boolean {
	if (isStatistics(table)) return false;
	if (table.rows.filter(({ cells }) => isSum(cells[0] ?? '')).length >= SUMS) return true;
	return (
		isSmall(table) ||
		isPlain(table) ||
		index === 0 ||
		ANNOUNCES.test(source(Math.max(0, table.start - ABOVE), table.start))
	);
}

/** So many totals are of accounts, which are told by them. */
const SUMS = 2;
/** Characters above a table in which it is announced. */
const ABOVE = 260;
const ANNOUNCES =
	/:[*_\s]*$|(?<!\p{L})(?:tabela|quadro|abaixo|a seguir|seguintes?|table|below|following|follows|as shown)(?!\p{L})[^\n]{0,200}\n?[*_\s]*$/iu;

/** Rows, columns and words of a cell of a table that is heard out: the text around it leans on it. */
const PLAIN = { rows: 8, columns: 4, label: 10, words: 8 } as const;

const isPlain = ({ header, rows }: Table): boolean =>
	rows.length <= PLAIN.rows &&
	[header, ...rows.map(({ cells }) => cells)].every(
		([label = '', ...cells]) =>
			cells.length < PLAIN.columns &&
			countWords(label) <= PLAIN.label &&
			cells.every((cell) => countWords(cell) <= PLAIN.words),
	);

/** A table of pairs or of few rows, which is soon heard. */
const isSmall = ({ header, rows }: Table): boolean =>
	Math.max(header.length, rows[0]?.cells.length ?? 0) < 3 || rows.length < 3;

/** "32.6 (1.3)", "−2.3 ± 0.4", "p < 0.001" in most cells: for the eye. */
function isStatistics({ rows }: Table): boolean {
	const cells = rows.flatMap(({ cells: own }) => own.slice(1)).filter(Boolean);
	const coded = cells.filter((cell) =>
		/\d\s?\([−-]?\d[\d.,]*(?:\)|\s(?:–|-|to|a)\s)|±|[<>=≤]\s?\.?0[.,]?\d*$/.test(cell),
	);
	return coded.length * 2 > cells.length;
}
