import type { Language } from '@nexus/contract';
import type { Block } from '@nexus/core/documents';
import { continued } from '../reading/casing.ts';
import { withoutAsides } from '../reading/simplify.ts';
import { contentStems } from '../reading/words.ts';
import type { Telling } from './telling.ts';

type Table = Extract<Block, { kind: 'table' }>;

const MOST_ROWS = 3;
const QUANTITY = /^(?:[\p{Sc}\p{L}]{0,3}\$?\s?)?-?\d[\d.,\s]*(?:\s?[%‰°º\p{L}/²³]{0,14})?(?:\s\p{L}{1,12})?$/u;

/** The comparison that matters: highest and lowest of the first column of quantities; else its first rows in words. */
export function tellTable(table: Table, telling: Telling): string | null {
	const isTold = table.rows.length <= MOST_ROWS + 1 && hasWords(table, telling.language);
	return (isTold ? null : compared(table, telling)) ?? inRows(table, telling);
}

/** A cell without asides, its minus kept. */
function cellText(cell: string): string {
	const isNegative = /^\s*[-−–]\s?\d/.test(cell);
	return `${isNegative ? '-' : ''}${withoutAsides(cell)}`;
}

/** A column of words beside the labels: of a few rows, they are worth more than any scale. */
function hasWords(table: Table, language: Language): boolean {
	return table.header.slice(1).some((_header, index) =>
		table.rows.every((row) => {
			const cell = withoutAsides(row.cells[index + 1] ?? '');
			return quantity(cell, language) === null && /\p{L}{3,} \p{L}{2,}/u.test(cell);
		}),
	);
}

interface Comparison {
	column: string;
	top: Entry;
	low: Entry;
	/** How often the text around speaks of the column. */
	weight: number;
}

interface Entry {
	label: string;
	cell: string;
	value: number;
}

function compared(table: Table, { stock, phrasing, language, known }: Telling): string | null {
	const found = comparisons(table, language, known).sort((a, b) => b.weight - a.weight)[0];
	if (!found) return null;
	const key = keyOf(table, found);
	const said = phrasing.say({
		pool: key ? stock.table.compareBy : stock.table.compare,
		unique: true,
		values: {
			key: key?.toLowerCase() ?? '',
			col: continued(found.column, language, known),
			top: found.top.label,
			topValue: found.top.cell,
			low: found.low.label,
			lowValue: found.low.cell,
		},
	});
	return said?.text ?? null;
}

/** What the rows are, where their labels do not say it themselves: "Low" and "High", "First" and "Sixth". */
function keyOf(table: Table, { top, low }: Comparison): string | null {
	const key = withoutAsides(table.header[0] ?? '');
	const bare = [top.label, low.label].every((label) => /^\p{Lu}\p{Ll}{2,8}$/u.test(label));
	return bare && /^\p{L}{3,}(?: \p{L}+){0,2}$/u.test(key) ? key : null;
}

/** One for each column in which every row has a quantity. */
function comparisons(table: Table, language: Language, known: string): Comparison[] {
	const rows = table.rows.map((row) => row.cells.map(cellText)).filter((cells) => (cells[0] ?? '') !== '');
	const stems = contentStems(known, language);
	return table.header.slice(1).flatMap((header, index) => {
		const entries = rows.flatMap((cells) => {
			const cell = cells[index + 1] ?? '';
			const value = quantity(cell, language);
			return value === null ? [] : [{ label: cells[0] ?? '', cell, value }];
		});
		const sorted = entries.sort((a, b) => b.value - a.value);
		const [top, low] = [sorted[0], sorted.at(-1)];
		if (new Set(entries.map(({ cell }) => unitOf(cell))).size > 1) return [];
		if (entries.length < rows.length || !top || !low || top.value === low.value) return [];
		if (isYears(entries.map((entry) => entry.value))) return [];
		const own = new Set(contentStems(header, language));
		const weight = stems.filter((stem) => own.has(stem)).length + index * 0.1;
		return [{ column: withoutAsides(header), top, low, weight }];
	});
}

function inRows(table: Table, { stock, phrasing, language, known }: Telling): string | null {
	const rows = table.rows.slice(0, MOST_ROWS).flatMap((row) => {
		const [label = '', ...cells] = row.cells.map(cellText);
		const told = cells.flatMap((cell, index) => {
			const header = withoutAsides(table.header[index + 1] ?? '');
			if (cell === '') return [];
			if (YEAR.test(header)) return [`${cell} ${language === 'pt-BR' ? 'em' : 'in'} ${header}`];
			const said = continued(inside(cell), language, known);
			return [header && cells.length > 1 ? `${continued(inside(header), language, known)}, ${said}` : said];
		});
		return label === '' || told.length === 0 ? [] : [`${label}: ${told.slice(0, 3).join('; ')}`];
	});
	if (rows.length === 0) return null;
	return phrasing.say({ pool: stock.table.rows, unique: true, values: { x: rows.join('. ') } })?.text ?? null;
}

/** "Borracha gasta" inside a sentence; a name of several words has another capital, one of one word is not told apart. */
function inside(cell: string): string {
	return /^\p{Lu}\p{Ll}+(?:[\s-][^\p{Lu}]+)+$/u.test(cell) ? cell.charAt(0).toLowerCase() + cell.slice(1) : cell;
}

function quantity(cell: string, language: Language): number | null {
	if (!QUANTITY.test(cell)) return null;
	const digits = /-?\d[\d.,\s]*/.exec(cell)?.[0].replace(/\s/g, '') ?? '';
	const plain = language === 'pt-BR' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
	const value = Number.parseFloat(plain);
	return Number.isFinite(value) ? value : null;
}

const YEAR = /^(?:1\d|20)\d\d$/;

/** What a quantity is counted in, as written. */
function unitOf(cell: string): string {
	return cell.replace(/[-\d.,\s]+/g, '');
}

function isYears(values: readonly number[]): boolean {
	return values.every((value) => Number.isInteger(value) && value >= 1000 && value <= 2100);
}
