import type { Block, Span } from '@nexus/core/documents';
import { inSmallLetters, smallLetter } from '../reading/small-letters.ts';
import { type Column, type ReadTable, readTable, unitOf } from '../reading/table-columns.ts';
import { contentStems, countWords } from '../reading/words.ts';
import { enumerated } from './fill.ts';
import { isSaidWhole, LONG_TURN, type Telling, type Told } from './telling.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** Rows and columns, the labels' among them, of a table that is told whole. */
const SMALL = { rows: 4, columns: 4 };
/** The same where the document is said whole and the table has more than quantities. */
const READ_WHOLE = { rows: 8, columns: 3 };
/** Cells told of a row, its label aside. */
const MOST_CELLS = 3;
/** Rows told of a larger table. */
const MOST_ROWS = 3;
const MOST_TURNS = 2;
/** Words of a cell; of a longer one its first sentence is told, or nothing. */
const LONG_CELL = 24;
/** Words of a row's cells. */
const LONG_ROW = 40;
/** Columns that are compared: fewer where the labels are figures, or short words that need to be told what they are of. */
const MOST_COMPARED = { named: 2, bare: 1 };
/** Items of a table of one column. */
const MOST_LABELS = 8;

/**
 * A small table row by row; of a larger one the highest and the lowest of what it measures, or its first rows. How many
 * rows and columns there are is said where not all are told.
 */
export function tellTable(table: Table, telling: Telling): Told[] {
	const read = readTable(table, telling.language, telling.stock.table);
	if (read.labels.length === 0) return [];
	if (read.columns.length === 0) return one(labelsAlone(read, telling), table);
	const compared = isSmall(read, telling) ? null : compare(read, telling);
	return compared ? one(compared, table) : inRows(table, read, telling);
}

function one(text: string | null, { start, end }: Span): Told[] {
	return text === null ? [] : [{ text, spans: [{ start, end }] }];
}

function isSmall(read: ReadTable, telling: Telling): boolean {
	const rows = read.labels.length;
	const columns = read.columns.length + 1;
	if (rows <= SMALL.rows) return true;
	const isWorth = read.columns.some(({ isMoney, isMeasure, values }) => isMoney || !isMeasure || values.includes(null));
	return isWorth && rows <= READ_WHOLE.rows && columns <= READ_WHOLE.columns && isSaidWhole(telling);
}

function labelsAlone({ key, labels, total }: ReadTable, { stock, phrasing }: Telling): string | null {
	let words = 0;
	const told = labels.slice(0, MOST_LABELS).filter((label) => {
		words += countWords(label);
		return words < LONG_TURN;
	});
	if (told.length === 0) return null;
	const body = enumerated(told, stock.list.and);
	const isAll = told.length === total;
	const values = {
		x: key && isAll ? `${key}: ${body}` : body,
		n: stock.table.count(total),
		k: stock.table.count(told.length),
	};
	return phrasing.say({ pool: isAll ? stock.table.rows : stock.table.someRows, unique: true, values })?.text ?? null;
}

interface Extremes {
	column: Column;
	top: { labels: string[]; cell: string };
	low: { labels: string[]; cell: string };
	/** How often the text around speaks of the column; money above all. */
	weight: number;
}

/** Rows that add up or level the others. */
const SUM = /^(?:sub)?(?:total|totais|soma|m[eé]dia|geral|sum|average|mean|overall|all)(?!\p{L})/iu;
/** Labels that may share a highest or lowest value. */
const MOST_EQUAL = 2;

function compare(read: ReadTable, { stock, phrasing, language, known }: Telling): string | null {
	const stems = contentStems(known, language);
	const found = read.columns.flatMap((column, index) => {
		const ends = extremesOf(column, read);
		if (ends === null) return [];
		const own = new Set(YEAR.test(column.header) ? [] : contentStems(column.header, language));
		const spoken = stems.filter((stem) => own.has(stem)).length;
		return [{ ...ends, weight: spoken + (column.isMoney ? 1000 : 0) + index * 0.1 }];
	});
	const sorted = found.toSorted((a, b) => b.weight - a.weight);
	const key = keyOf(read, sorted);
	const best = sorted.slice(0, key || !hasWords(read) ? MOST_COMPARED.bare : MOST_COMPARED.named);
	const chosen = found.filter((one) => best.includes(one));
	const headers = inSmallLetters(
		chosen.map(({ column }) => column.header),
		language,
		known,
	);
	const said = chosen.flatMap(({ top, low }, index) => {
		const first = key ? stock.table.compareBy : stock.table.compare;
		const values = {
			n: stock.table.count(read.total - read.labels.filter((label) => SUM.test(label)).length),
			key: key?.toLowerCase() ?? '',
			col: headers[index] ?? '',
			top: enumerated(top.labels, stock.list.and),
			topValue: smallLetter(top.cell, language, known),
			low: enumerated(low.labels, stock.list.and),
			lowValue: smallLetter(low.cell, language, known),
		};
		return phrasing.say({ pool: index === 0 ? first : stock.table.compareMore, unique: true, values })?.text ?? [];
	});
	return said.length === 0 ? null : said.join(' ');
}

/** Labels beside years, hours and the sum of all. */
function hasWords({ labels }: ReadTable): boolean {
	return labels.some((label) => /\p{L}{2}/u.test(label) && !SUM.test(label));
}

/** The ends of a column's scale, where nearly every row has a quantity of the same unit and few share an end. */
function extremesOf(column: Column, { labels }: ReadTable): Omit<Extremes, 'weight'> | null {
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
	return { column, top, low };
}

/** What the rows are, where their labels do not say it themselves: "Low" and "High", "First" and "Sixth". */
function keyOf({ key }: ReadTable, [first]: readonly Extremes[]): string | null {
	const labels = first ? [...first.top.labels, ...first.low.labels] : [];
	const bare = labels.length > 0 && labels.every((label) => /^\p{Lu}\p{Ll}{2,8}$/u.test(label));
	return bare && /^\p{L}{3,}(?: \p{L}+){0,2}$/u.test(key) ? key : null;
}

function inRows(table: Table, read: ReadTable, { stock, phrasing, language, known }: Telling): Told[] {
	const small = isSmall(read, { stock, phrasing, language, known });
	const columns = read.columns.length > SMALL.columns - 1 ? read.columns.slice(0, MOST_CELLS) : read.columns;
	const headers = inSmallLetters(
		columns.map(({ header }) => header),
		language,
		known,
	);
	const shown = columns.map(({ cells }) => inSmallLetters(cells.map(shortened), language, known));
	const rows = read.labels.flatMap((label, at) => {
		const cells = columns.flatMap(({ header, values }, index) => {
			const cell = shown[index]?.[at] ?? '';
			if (cell === '') return [];
			if (YEAR.test(header)) return [`${cell} ${language === 'pt-BR' ? 'em' : 'in'} ${header}`];
			const isClear = columns.length === 1 && !(at === 0 && !PLAIN.test(header) && isBareFigure(cell, values[at]));
			const isEvent = index === 0 && HOUR.test(label);
			return [header && !isClear && !isEvent ? `${headers[index]}, ${cell}` : cell];
		});
		const [row] = read.rows.slice(at, at + 1);
		while (countWords(cells.join(' ')) > LONG_ROW) cells.pop();
		const name = shortened(label);
		return cells.length === 0 || name === '' || !row ? [] : [{ text: labelled(name, cells.join('; ')), row }];
	});
	const turns: (typeof rows)[] = [];
	for (const row of small ? rows : rows.slice(0, MOST_ROWS)) {
		const open = turns.at(-1);
		const words = open ? open.reduce((sum, { text }) => sum + countWords(text), countWords(row.text)) : 0;
		if (open && words <= LONG_TURN - 10) open.push(row);
		else if (turns.length < MOST_TURNS) turns.push([row]);
		else break;
	}
	const told = turns.flat().length;
	if (told === 0) return [];
	const partial = told < read.total && table.header.length > 0;
	const fewer = columns.length < read.columns.length;
	const pool = partial
		? fewer
			? stock.table.piece
			: stock.table.someRows
		: fewer
			? stock.table.someColumns
			: stock.table.rows;
	const head = { start: table.start, end: Math.max(table.start + 1, read.rows[0]?.start ?? table.end) };
	return turns.flatMap((turn, index) => {
		const x = turn.map(({ text }) => text).join('. ');
		const [n, m] = [read.total, read.columns.length + 1].map(stock.table.count);
		const k = stock.table.count(partial ? told : columns.length + 1);
		const values = { x, n: (partial ? n : m) ?? '', m: m ?? '', k };
		const text = index === 0 ? phrasing.say({ pool, unique: true, values })?.text : phrasing.claim(x) ? `${x}.` : null;
		const spans = turn.map(({ row }) => ({ start: row.start, end: row.end }));
		return text ? [{ text, spans: [head, ...spans] }] : [];
	});
}

const YEAR = /^(?:1\d|20)\d\d$/;

/** Headers that say no more of a figure than its label does. */
const PLAIN = /^(?:valor(?:es)?|dados?|detalhes?|resposta|descrição|values?|data|details?|answer|description)$/i;

/** What happens at an hour needs no header. */
const HOUR = /^\d{1,2}(?::\d\d|h)/;

/** "12.000" says little without the header of its column. */
function isBareFigure(cell: string, value: number | null | undefined): boolean {
	return value !== null && value !== undefined && /^-?[\d.,\s]+$/.test(cell);
}

/** A label and what its row says; the hour "7:30" has a colon already. */
function labelled(label: string, said: string): string {
	return `${label}${/\d:\d\d$/.test(label) ? ',' : ':'} ${said}`;
}

/** A long cell's first sentence; nothing of one that is too long all the same. */
function shortened(cell: string): string {
	if (countWords(cell) <= LONG_CELL) return cell;
	const [first = ''] = cell.split(/(?<=[.!?;])\s+/);
	return countWords(first) <= LONG_CELL ? first.replace(/[.;]$/, '') : '';
}
