import type { Language } from '@nexus/contract';
import type { Block, Span } from '@nexus/core/document-text';
import { countWords } from '@nexus/language/words';
import { PACKS } from '../language/index.ts';
import { finished } from './asides.ts';
import { type Column, type ReadTable, readTable, unitOf } from './table-columns.ts';
import type { Piece } from './unit.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** Cells of a table that is read whole. */
const SMALL = 32;
const SMALL_ROWS = 8;
/** Rows read of a larger table that has nothing to compare. */
const FIRST_ROWS = 4;
/** Words of a cell, beyond which only its first sentence is read. */
const LONG_CELL = 24;
/** Words of a row. */
const LONG_ROW = 60;
/** Columns that are compared. */
const MOST_COMPARED = 2;
/** Labels that may share an end of the scale. */
const MOST_EQUAL = 2;

/** A small table row by row; of a larger one the ends of what it measures and its totals, else its first rows. */
export function tablePieces(table: Table, language: Language): Piece[] {
	const pack = PACKS[language].table;
	const read = readTable(table, language, pack);
	if (read.labels.length === 0) return [];
	const head = { start: table.start, end: Math.max(table.start + 1, read.rows[0]?.start ?? table.end) };
	if (read.columns.length === 0) return [labelsAlone(read, { start: table.start, end: table.end })];
	const isSmall = read.labels.length <= SMALL_ROWS && read.labels.length * (read.columns.length + 1) <= SMALL;
	if (OPPOSED.test(`${read.key}|${read.columns[0]?.header}`))
		return columnPieces(read, { start: table.start, end: table.end });
	const rows = rowPieces(read, head, pack.inYear);
	if (isSmall && !isManyFigures(read)) return rows;
	if (isSmall) return tellingRows(read, rows, language);
	const compared = comparison(read, { start: table.start, end: table.end }, language);
	const sums = rows.filter((_piece, index) => SUM.test(read.labels[index] ?? ''));
	if (compared.length > 0) return [...compared, ...sums];
	const [first, ...rest] = rows.slice(0, FIRST_ROWS);
	if (!first) return [];
	return [{ ...first, text: `${pack.someRows(read.total, rest.length + 1)} ${first.text}` }, ...rest];
}

/** Two columns that are two lists side by side rather than rows. */
const OPPOSED =
	/^(?:(pode|deve|fa[çc]a|permitido|inclui|inclu[íi]do)\|n[ãa]o |(?:pr[óo]s|vantagens|pontos fortes)\||antes\|depois|(do|allowed|included|can)s?\|(?:not|do ?n|can ?n|excluded|never)|(?:pros|advantages|strengths)\|)/iu;

/** "Pode: cascas de frutas; borra de café. Não pode: carne; laticínios." */
function columnPieces({ key, labels, columns }: ReadTable, span: Span): Piece[] {
	const lists = [{ header: key, cells: labels }, ...columns];
	return lists.flatMap(({ header, cells }) => {
		const said = cells.filter(Boolean).map((cell) => smallCell(shortened(cell)));
		return said.length === 0 ? [] : [{ text: finished(`${header}: ${said.join('; ')}`), spans: [span] }];
	});
}

function labelsAlone({ labels }: ReadTable, span: Span): Piece {
	return { text: finished(labels.slice(0, SMALL_ROWS).join('; ')), spans: [span], fragment: true };
}

/** Figures of a table that a listener can still follow cell by cell. */
const MOST_FIGURES = 16;

function isManyFigures({ columns, labels }: ReadTable): boolean {
	const figures = columns.flatMap(({ values }) => values.filter((value) => value !== null));
	return labels.length > 3 && columns.length > 1 && figures.length > MOST_FIGURES;
}

/** Of many figures those that tell: the ends of a row of years or amounts, else the greatest with the sums, or with the least. */
function tellingRows(read: ReadTable, rows: readonly Piece[], language: Language): Piece[] {
	if (rows.length < read.labels.length) return [...rows];
	const numbers = read.labels.map((label) => Number.parseFloat(label.replace(/[^\d.]/g, '')));
	const isScale = numbers.every((value, index) => value > (numbers[index - 1] ?? Number.NEGATIVE_INFINITY));
	const values = read.columns.find(
		({ isMeasure, values: own }) => isMeasure && own.some((value) => value !== null),
	)?.values;
	const inner = values?.map((value, at) => (SUM.test(read.labels[at] ?? '') ? null : value)) ?? [];
	const most = inner.indexOf(Math.max(...inner.map((value) => value ?? Number.NEGATIVE_INFINITY)));
	const least = inner.indexOf(Math.min(...inner.map((value) => value ?? Number.POSITIVE_INFINITY)));
	const hasSums = read.labels.some((label) => SUM.test(label));
	const told = rows.filter((_row, at) => {
		if (isScale) return at === 0 || at === rows.length - 1;
		return at === most || (hasSums ? SUM.test(read.labels[at] ?? '') : at === least);
	});
	const [first, ...rest] = told;
	if (!first) return [...rows];
	const count = read.total - read.labels.filter((label) => SUM.test(label)).length;
	return [{ ...first, text: `${PACKS[language].table.rows(count)} ${first.text}` }, ...rest];
}

/**
 * "Eletro Sul: valor R$ 3.200,00; garantia 5 anos." Where cells are words, each is told by its column, in every row alike:
 * "Murchou. Causa: pouco queijo; conserto: mais 5 min."
 */
function rowPieces(read: ReadTable, head: Span, inYear: string): Piece[] {
	const { columns, labels } = read;
	const headers = columns.map(({ header }) => smallHeader(header));
	const isScale = isBareScale(labels) && read.key !== '';
	const isWordy =
		columns.length > 1 &&
		columns.some(
			({ cells, header }) => /\d$|,/.test(header) || cells.some((cell) => cell !== '' && !STARTS_FIGURE.test(cell)),
		);
	return labels.flatMap((label, at) => {
		const cells = columns.flatMap(({ cells: own }, index) => {
			const cell = smallCell(shortened(own[at] ?? ''));
			if (cell === '') return [];
			const header = headers[index] ?? '';
			if (header === '' || columns.length === 1) return [cell];
			if (YEAR.test(header)) return [`${cell} ${inYear} ${header}`];
			return [isWordy ? `${header}: ${cell.replace(/[:;]\s/g, ', ')}` : `${header} ${cell}`];
		});
		while (countWords(cells.join(' ')) > LONG_ROW) cells.pop();
		const row = read.rows[at];
		if (cells.length === 0 || !row) return [];
		const name = isScale ? scaled(read.key, shortened(label)) : shortened(label);
		const isLabelled = isWordy && cells.some((cell) => cell.includes(': '));
		const body = cells.join('; ');
		const text = isLabelled
			? `${name}. ${body.charAt(0).toUpperCase()}${body.slice(1)}`
			: `${name}${/\d:\d\d$/.test(label) ? ',' : ':'} ${body}`;
		const [only] = columns.length === 1 && at === 0 ? columns : [];
		const isNamed = only?.isMeasure && countWords(only.header) > 1 && only.values.some((value) => value !== null);
		return [{ text: finished(isNamed ? `${only?.header}. ${text}` : text), spans: [head, row] }];
	});
}

const STARTS_FIGURE = /^(?:[\d\p{Sc}-]|\p{Lu}{0,3}\p{Sc})/u;

/** "Code 0", "10 hosts", "Idade, menos de 6". */
function scaled(key: string, label: string): string {
	if (!/^\d[\d.,]*$/.test(label)) return /^\d/.test(label) ? `${key} ${label}` : `${key}, ${label}`;
	const counts = /[^su]s$/i.test(key) && !YEAR.test(label);
	return counts ? `${label} ${smallHeader(key)}` : `${key} ${label}`;
}

/** "Garantia" -> "garantia"; "IDH" and "Taxa Selic" keep their capitals. */
const smallHeader = (header: string): string =>
	/^\p{Lu}(?:[\p{Ll}-]+(?:\s[^\p{Lu}]+)?|\s[^\p{Lu}]+)$/u.test(header)
		? header.charAt(0).toLowerCase() + header.slice(1)
		: header;

/** "Falta de energia" -> "falta de energia"; a word alone may be a name. */
const smallCell = (cell: string): string =>
	/^\p{Lu}\p{Ll}+\s[^\p{Lu}]+$/u.test(cell) ? cell.charAt(0).toLowerCase() + cell.slice(1) : cell;

/** Labels such as "menos de 6" and "7 a 8" say nothing without what they measure. */
function isBareScale(labels: readonly string[]): boolean {
	return labels.every((label) => /^\W*\d|^(?:menos|mais|até|acima|abaixo|less|more|under|over|up)\s/iu.test(label));
}

const YEAR = /^(?:19|20)\d\d$/;

/** Rows that add up or level the others. */
const SUM = /^(?:sub)?(?:total|totais|soma|m[eé]dia|geral|sum|average|mean|overall|all)(?!\p{L})/iu;

function comparison(read: ReadTable, span: Span, language: Language): Piece[] {
	const found = read.columns.flatMap((column) => {
		const ends = extremesOf(column, read);
		return ends === null ? [] : [{ column, ends }];
	});
	const sorted = found.toSorted((a, b) => Number(b.column.isMoney) - Number(a.column.isMoney));
	const { table } = PACKS[language];
	return sorted.slice(0, MOST_COMPARED).map(({ column, ends }, index) => {
		const count = read.total - read.labels.filter((label) => SUM.test(label)).length;
		const header = smallHeader(column.header);
		const text = table.compare({ header, ...ends });
		return { text: index === 0 ? `${table.rows(count)} ${text}` : text, spans: [span] };
	});
}

/** The ends of a column's scale, where nearly every row has a quantity of the same unit and few share an end. */
function extremesOf(
	column: Column,
	{ labels }: ReadTable,
): { top: string; most: string; low: string; least: string } | null {
	const rows = labels.flatMap((label, at) => {
		const cell = column.cells[at] ?? '';
		return SUM.test(label) || cell === '' ? [] : [{ label, cell, value: column.values[at] ?? null }];
	});
	const values = rows.flatMap(({ value }) => value ?? []);
	const units = new Set(rows.flatMap(({ cell }) => unitOf(cell) ?? []));
	if (column.header === '' || !column.isMeasure || values.length < rows.length || units.size > 1) return null;
	if (rows.length < 3 || rows.length < labels.length / 2) return null;
	const end = (value: number) => {
		const same = rows.filter((row) => row.value === value);
		return { labels: same.map(({ label }) => label), cell: same[0]?.cell ?? '' };
	};
	const [top, low] = [end(Math.max(...values)), end(Math.min(...values))];
	if (top.labels.length > MOST_EQUAL || low.labels.length > MOST_EQUAL || top.cell === low.cell) return null;
	return { top: top.labels.join(', '), most: top.cell, low: low.labels.join(', '), least: low.cell };
}

/** A long cell's first sentence; nothing of one that is too long all the same. */
function shortened(cell: string): string {
	if (countWords(cell) <= LONG_CELL) return cell.replace(/\.$/, '');
	const [first = ''] = cell.split(/(?<=[.!?;])\s+/);
	return countWords(first) <= LONG_CELL ? first.replace(/[.;]$/, '') : '';
}
