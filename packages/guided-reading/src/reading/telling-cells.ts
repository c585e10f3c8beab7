import type { Language } from '@nexus/contract';
import { contentStems, countWords } from '@nexus/language/words';
import { type Column, type ReadTable, unitOf } from './table-columns.ts';

/** Rows that are told of a table which is not told whole; things that one sentence names. */
const MOST_ROWS = 3;
export const MOST_ITEMS = 4;
/** Columns that are told of a row, and those of words. */
const MOST_COLUMNS = 5;
const MOST_WORDY = 2;
/** Labels that may share an end of the scale. */
const MOST_EQUAL = 2;

export const YEAR = /^(?:19|20)\d\d$/;

/** Columns that tell one row from another: those that say the same in all rows do not, nor does "yes, 24/7" among words. */
export function tellingColumns({ columns, labels }: ReadTable): Column[] {
	const telling = columns.filter(({ cells }) => {
		const said = cells.filter(Boolean);
		return said.length > 0 && (labels.length === 1 || said.length < labels.length || new Set(said).size > 1);
	});
	const wordy = telling.filter(isWordy);
	const figures = telling.filter((column) => !isWordy(column));
	if (telling.length < 2) return telling.length > 0 ? telling : columns.slice(0, 1);
	if (wordy.length > figures.length && wordy.some(({ cells }) => cells.some((cell) => countWords(cell) > MOST_ITEMS)))
		return telling.filter((column) => !isWordy(column) || wordy.indexOf(column) < MOST_WORDY).slice(0, MOST_WORDY + 1);
	const units = new Set(figures.flatMap(({ cells }) => cells.map((cell) => unitOf(cell) ?? '')));
	const isMatrix = wordy.length === 0 && figures.length > 2 && units.size < 3 && figures.every(isOfRow);
	if (isMatrix) return [figures[0], figures.at(-1)].flatMap((column) => column ?? []);
	return telling.slice(0, MOST_COLUMNS);
}

export const ANSWER = /^(?:sim|não|yes|no)(?:,|$)/iu;
export const isWordy = ({ cells }: Column): boolean =>
	cells.filter((cell) => cell !== '' && !STARTS_FIGURE.test(cell) && !ANSWER.test(cell)).length * 2 >=
	Math.max(1, cells.filter(Boolean).length);
/** Named for when or under what its figures hold, rather than for what they are. */
const isOfRow = ({ header }: Column): boolean => YEAR.test(header) || ADVERBIAL.test(header);
export const ADVERBIAL =
	/^(?:before|after|during|until|with|without|now|then|today|later|since|in|on|at|by|from|antes|depois|durante|até|com|sem|hoje|agora|desde|em|n[ao]s?)(?!\p{L})/iu;

export const OPPOSED_TIMES = /^(?:before|now|then|today|antes|agora|depois|hoje)$/iu;

export const STARTS_FIGURE =
	/^(?:(?:about|at (?:least|most)|over|under|cerca de|pelo menos|no máximo|mais de|menos de)\s)?(?:[\d\p{Sc}-]|\p{Lu}{0,3}\p{Sc})/u;

/** Rows that add up or level the others. */
const SUM =
	/^(?:sub)?(?:total|totais|soma|sobra|m[eé]dia|geral|sum|average|mean|overall|all|surplus|deficit|net|resultado|saldo|super[áa]vit|d[ée]ficit)(?!\p{L})/iu;

export const isSum = (label: string): boolean =>
	SUM.test(label.split(', ').at(-1) ?? '') || /\stotal(?:\s\([^()]*\))?$/iu.test(label);

/** Which rows are told: all of a few; of a scale or of years the ends; else the first, the greatest, and the sum or the least. */
export function tellingRows({ labels }: ReadTable, columns: readonly Column[]): number[] {
	const all = labels.map((_label, at) => at);
	if (labels.length <= MOST_ROWS) return all;
	const sums = all.filter((at) => isSum(labels[at] ?? ''));
	if (sums.length > 1 && sums.length <= MOST_ROWS) return sums;
	if (columns.some((column) => isWordy(column) && column.cells.some((cell) => countWords(cell) > MOST_ITEMS)))
		return all.slice(0, MOST_ROWS);
	const measures = columns.filter(({ isMeasure, values }) => isMeasure && values.some((value) => value !== null));
	const by = measures.find(({ isMoney }) => isMoney) ?? measures[0];
	if (!by) return all.slice(0, MOST_ROWS);
	const numbers = labels.map((label) => Number.parseFloat(label.replace(/[^\d.]/g, '')));
	const isScale = numbers.every((value, at) => value > (numbers[at - 1] ?? Number.NEGATIVE_INFINITY));
	const units = new Set(by.cells.flatMap((cell, at) => (isSum(labels[at] ?? '') ? [] : (unitOf(cell) ?? []))));
	if (isScale || isBareScale(labels) || units.size > 1) return [0, labels.length - 1];
	const inner = by.values.map((value, at) => (isSum(labels[at] ?? '') ? null : value));
	const most = inner.indexOf(Math.max(...inner.map((value) => value ?? Number.NEGATIVE_INFINITY)));
	const least = inner.indexOf(Math.min(...inner.map((value) => value ?? Number.POSITIVE_INFINITY)));
	const sum = labels.findIndex(isSum);
	return [...new Set([0, most, sum < 0 ? least : sum])].sort((a, b) => a - b);
}

/** Words of a label that other labels have, too, tell no row from another; figures of so many signs stand nowhere by chance. */
const TELLING_FIGURE = 3;

const OF_TABLE = /(?<!\p{L})(?:n?a tabela|n?o quadro|the table)(?!\p{L}|\s\d)/iu;

/** The rows of more than a few that a text speaks of, all where it speaks of the table, by what their labels alone name or by their figures. */
export function spokenRows({ labels, columns }: ReadTable, text: string, language: Language): number[] {
	if (labels.length <= MOST_ROWS || text === '') return [];
	if (OF_TABLE.test(text)) return [...labels.keys()];
	const said = new Set(contentStems(text, language));
	const figures = new Set((text.match(/\d[\d.,]*\d%?|\d%/g) ?? []).filter((one) => one.length >= TELLING_FIGURE));
	const stems = labels.map((label) => new Set(contentStems(label, language)));
	return labels.flatMap((_label, at) => {
		const own = [...(stems[at] ?? [])].filter((stem) => stems.every((other, one) => one === at || !other.has(stem)));
		const cells = columns.flatMap(({ cells: all }) => all[at]?.match(/\d[\d.,]*\d%?|\d%/g) ?? []);
		return own.some((stem) => said.has(stem)) || cells.some((cell) => figures.has(cell)) ? [at] : [];
	});
}

/** Labels such as "menos de 6" and "7 a 8" say nothing without what they measure. */
function isBareScale(labels: readonly string[]): boolean {
	return labels.every((label) => /^\W*\d|^(?:menos|mais|de|até|acima|abaixo|less|more|under|over|up)\s/iu.test(label));
}

/** The ends of a column's scale, where nearly every row has a quantity of the same unit and few share an end. */
export function extremesOf(
	column: Column,
	{ labels }: ReadTable,
): { top: string; most: string; low: string; least: string } | null {
	const rows = labels.flatMap((label, at) => {
		const cell = column.cells[at] ?? '';
		return isSum(label) || cell === '' ? [] : [{ label, cell, value: column.values[at] ?? null }];
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
