import type { Language } from '@nexus/contract';
import { countWords } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { smallHeader } from './cell-words.ts';
import { type Around, chosenRows, isNews, TIMES, tellingColumns } from './chosen-rows.ts';
import { type Column, type ReadTable, readTable, type Table } from './read-table.ts';
import { asSentence } from './readable-sentences.ts';
import { isForTheEye, sidesOf } from './table-kinds.ts';
import type { Piece } from './unit.ts';

/** Figures and words of a turn, beyond which the rows of a table are shared. */
const TURN = { figures: 4, words: 44 } as const;
/** Things that one sentence names. */
const MOST_ITEMS = 4;

/**
 * What a table says, each row a sentence that stands by itself: "Rope: in 2023–24, $4,900; in 2024–25, $5,150.", or, of
 * cells that are sentences or hold commas, "Bat on a pet. Exposure? No. What to do: call." A small table is told whole,
 * a larger one by the rows that weigh most; nothing is told of one for the eye.
 */
export function tablePieces(table: Table, language: Language, around: Around = { above: '', below: '' }): Piece[] {
	const sides = sidesOf(table);
	if (sides)
		return sides.flatMap((side) =>
			tablePieces(side, language, around).map((piece, index) =>
				index === 0 ? { ...piece, text: `${asSentence(side.header[0] ?? '')} ${piece.text}` } : piece,
			),
		);
	const read = readTable(table, language);
	const { key, rows } = read;
	const span = { start: table.start, end: table.end };
	if (rows.length === 0 || isForTheEye(table, read)) return [];
	const labels = rows.map(({ label }) => label);
	if (read.columns.length === 0)
		return [{ text: asSentence(labels.slice(0, MOST_ITEMS).join('; ')), spans: [span], fragment: true }];
	if (OPPOSED.test(`${key}|${read.columns[0]?.header}`))
		return [{ header: key, cells: labels }, ...read.columns].map(({ header, cells }) => {
			return { text: asSentence(`${header}: ${cells.filter(Boolean).join('; ')}`), spans: [span] };
		});
	const columns = tellingColumns(read);
	const said = columns.map((column) => ({
		...column,
		cells: column.cells.map((cell, at) => (isNews(read, column, at, around) ? withoutColons(cell, column) : '')),
	}));
	const told = chosenRows(read, columns, around, language).flatMap((at) => {
		const text = rowOf(read, said, at, language);
		const figures = new Set(said.map(({ cells, isWordy }) => (isWordy ? '' : cells[at])).filter(Boolean)).size;
		return text === '' ? [] : [{ at, text, weight: Math.max(figures / TURN.figures, countWords(text) / TURN.words) }];
	});
	const [first] = told;
	const [column, second] = said;
	if (!first || !column) return [];
	const isNamed = !second && !column.isWordy && !TIMES.test(column.header) && /\P{L}/u.test(column.header);
	first.text = `${isNamed ? `${asSentence(column.header)} ` : ''}${first.text}`;
	const groupOf = (at: number) => rows[at]?.group ?? '';
	const runs: (typeof told)[] = [];
	for (const [index, row] of told.entries()) {
		const group = groupOf(row.at);
		const opens = group !== '' && (index === 0 || group !== groupOf(told[index - 1]?.at ?? 0));
		if (opens) row.text = `${asSentence(group)} ${row.text}`;
		if (opens || index === 0) runs.push([row]);
		else runs.at(-1)?.push(row);
	}
	const head = { start: span.start, end: Math.max(span.start + 1, rows[0]?.start ?? span.end) };
	return runs.flatMap(inTurns).map((turn) => ({
		text: turn.map(({ text }) => text).join(' '),
		spans: [head, ...turn.flatMap(({ at }) => rows[at] ?? [])],
	}));
}

/** Two columns that are two lists side by side rather than rows. */
const OPPOSED =
	/^(?:(pode|deve|fa[çc]a|permitido|inclui|inclu[íi]do)\|n[ãa]o |(?:pr[óo]s|vantagens|pontos fortes)\||antes\|depois|(do|allowed|included|can)s?\|(?:not|do ?n|can ?n|excluded|never)|(?:pros|advantages|strengths)\|)/iu;

/** Weight of a turn that holds no more rows. */
const FULL = 1.3;

/** Rows in as many turns as they need, of about the same weight. */
function inTurns<Told extends { weight: number }>(told: readonly Told[]): Told[][] {
	const all = told.reduce((sum, { weight }) => sum + weight, 0);
	let [number, room, weight] = [0, 0, 0];
	for (const row of told) {
		if (row.weight > room) [number, room] = [number + 1, FULL];
		room -= row.weight;
	}
	const turns: Told[][] = [];
	for (const row of told) {
		const isFull = weight + row.weight / 2 > (all * turns.length) / number;
		if (turns.length === 0 || (isFull && turns.length < number)) turns.push([row]);
		else turns.at(-1)?.push(row);
		weight += row.weight;
	}
	return turns;
}

/** A row as a sentence, or as sentences where its cells are; empty where it says nothing beside its label. */
function rowOf(read: ReadTable, columns: readonly Column[], at: number, language: Language): string {
	const name = nameOf(read, at, language);
	const cells = columns.flatMap(({ header, cells: all }) => (all[at] ? { header, cell: all[at] } : []));
	const [first] = cells;
	if (!first) return '';
	const isSame = cells.length > 1 && cells.length === columns.length && cells.every(({ cell }) => cell === first.cell);
	if (columns.length === 1 || isSame) return asSentence(`${name}${/[?!]["”]?$/.test(name) ? '' : ':'} ${first.cell}`);
	if (columns.some(isOfSentences))
		return [asSentence(name), ...cells.map(({ header, cell }) => sentenceOf(header, cell))].join(' ');
	const { inYear } = languagePack(language).table;
	const spoken = cells.map(({ header, cell }) => {
		const head = isYear(header) ? `${inYear} ${header}` : smallHeader(header);
		return head === '' || cell.includes(head) ? cell : `${head}, ${cell}`;
	});
	return asSentence(`${name}: ${spoken.join('; ')}`);
}

/** Words of a cell that is heard as a sentence. */
const LONG = 5;

/** Whether commas of a column's own would run into those that set its cells apart. */
const isOfSentences = ({ header, cells }: Column): boolean =>
	/[,;:?]/.test(header) || cells.some((cell) => /[,;:.]\s/.test(cell) || countWords(cell) > LONG);

/** "massa mole: ovo demais" -> "massa mole, ovo demais": behind the colon of its head. */
const withoutColons = (cell: string, { header }: Column): string =>
	header === '' ? cell : cell.replace(/(?<=\p{L}):\s/gu, ', ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sentenceOf = (header: string, cell: string): string =>
	header === '' || header.endsWith('?')
		? `${header} ${asSentence(capital(cell))}`.trim()
		: asSentence(`${header}: ${cell}`);

const isYear = (text: string): boolean => /^(?:1\d|20)\d\d(?:[–/-]\d\d(?:\d\d)?)?$/.test(text);
/** "12:26", "9h30": when something happened. */
const CLOCK = /^\d{1,2}(?::\d\d|h(?:\d\d)?)(?:\s?[ap]\.?m\.?)?$/iu;
/** Labels such as "menos de 6" and "7 a 8" say nothing without what they measure. */
const SCALE = /^(?:\W*\d|\p{L}$|(?:menos|mais|de|até|acima|abaixo|less|more|under|over|up|fewer)\s)/iu;
/** "250,000", "2 million". */
const NUMBER = /^\d[\d.,]*(?:\s(?:mil|milh\p{L}{2,3}|thousand|million))?$/u;

/** "In 2019", "At 12:26", "Code 0", "10 hosts", "Idade, menos de 6". */
function nameOf({ rows, key }: ReadTable, at: number, language: Language): string {
	const { inYear, atTime } = languagePack(language).table;
	const label = rows[at]?.label ?? '';
	if (isYear(label)) return `${inYear} ${label}`;
	if (rows.every((row) => CLOCK.test(row.label))) return `${atTime} ${label}`;
	const areMeasures = rows.every((row) => /^\d[\d.,]*\s\p{L}{3,}$/u.test(row.label));
	if (key === '' || areMeasures || !rows.every((row) => SCALE.test(row.label))) return label;
	if (NUMBER.test(label) && /[^su]s$/i.test(key)) return `${label} ${smallHeader(key)}`;
	return `${key}${/^(?:\d\S*|\p{L}|\d+ \p{Ll}{1,3}|\d+\. .*)$/u.test(label) ? '' : ','} ${label.replace(/^\p{Lu}(?=\p{Ll}+ )/u, (letter) => letter.toLowerCase())}`;
}
