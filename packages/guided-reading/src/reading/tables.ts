import type { Language } from '@nexus/contract';
import type { Block, Span } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { shortened, singular, smallCell, smallHeader } from './cell-words.ts';
import { withoutTwins, withUnits } from './column-units.ts';
import { isImperative } from './imperatives.ts';
import { asSentence } from './readable-sentences.ts';
import { isCommonName } from './small-letters.ts';
import { type Column, type ReadTable, readTable } from './table-columns.ts';
import { isOfPrograms, isOfVersions, sidesOf, withoutOwners } from './table-kinds.ts';
import { inTurns, together } from './table-turns.ts';
import {
	ADVERBIAL,
	ANSWER,
	extremesOf,
	isSum,
	isWordy,
	MOST_ITEMS,
	OPPOSED_TIMES,
	STARTS_FIGURE,
	spokenRows,
	tellingColumns,
	tellingRows,
	YEAR,
} from './telling-cells.ts';
import type { Piece } from './unit.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** A table of no more rows, cells and words is told whole: who hears a part of it takes that for all. */
const WHOLE = { rows: 9, cells: 20, words: 150 } as const;

/**
 * What a table says, in one to three sentences: a small one whole; of a larger one its first row, the ends of what it
 * measures and its sums, or the rows that the text below it speaks of. Nothing of a table of options or commands.
 * @param following the text below the table
 */
export function tablePieces(table: Table, language: Language, following = ''): Piece[] {
	const read = withoutOwners(readTable(table, language, languagePack(language).table));
	const span = { start: table.start, end: table.end };
	if (read.labels.length === 0) return [];
	if (isOfPrograms(table, read) || isOfVersions(read)) return [];
	const sides = sidesOf(table);
	if (sides)
		return sides.flatMap((side) =>
			tablePieces(side, language, following).map((piece, index) =>
				index === 0 ? { ...piece, text: `${asSentence(side.header[0] ?? '')} ${piece.text}` } : piece,
			),
		);
	if (read.columns.length === 0) return [{ text: listed('', read.labels), spans: [span], fragment: true }];
	if (OPPOSED.test(`${read.key}|${read.columns[0]?.header}`)) return columnPieces(read, span);
	const columns = tellingColumns({ ...read, columns: withoutTwins(withUnits(read.columns)) });
	if (columns.length === 1) return oneColumn(read, columns, span, language);
	const rows = rowsOf(read, columns, language, following);
	const isOfYears = read.labels.every((label) => YEAR.test(label));
	const all = rows.map((_row, at) => at);
	const sums = all.filter((at) => isSum(read.labels[at] ?? '') && rows[at] !== '');
	const named = isOfYears ? [] : spokenRows(read, following, language).filter((at) => rows[at] !== '');
	const spoken =
		named.length > 0 && sums.length > 1 ? all.filter((at) => named.includes(at) || sums.includes(at)) : named;
	const isSpoken = spoken.length > 0 && countWords(spoken.map((at) => rows[at]).join(' ')) <= WHOLE.words;
	const pieces =
		!isOfYears && isWholeTold(rows, columns)
			? inTurns(rows, all, read, span)
			: isSpoken
				? inTurns(rows, spoken, read, span)
				: together(rows, read, tellingRows(read, columns), span);
	const names = namesOf(read, columns, language);
	return pieces.map((piece, index) => (index === 0 ? { ...piece, text: `${names}${piece.text}` } : piece));
}

/** Rows of a table with so many columns of figures that is told whole, too. */
const FEW = { rows: 8, figures: 3 } as const;

function isWholeTold(rows: readonly string[], columns: readonly Column[]): boolean {
	const figures = columns.filter((column) => !isWordy(column)).length;
	const isFew = rows.length <= FEW.rows && figures <= FEW.figures;
	return (
		rows.length <= WHOLE.rows &&
		(isFew || rows.length * figures <= WHOLE.cells) &&
		countWords(rows.join(' ')) <= WHOLE.words
	);
}

/** Of what happened when, or what words mean, all is told of so many rows and words: the text goes on about it. */
const TOLD = { rows: 16, words: 240 } as const;

/** Two columns that are two lists side by side rather than rows. */
const OPPOSED =
	/^(?:(pode|deve|fa[çc]a|permitido|inclui|inclu[íi]do)\|n[ãa]o |(?:pr[óo]s|vantagens|pontos fortes)\||antes\|depois|(do|allowed|included|can)s?\|(?:not|do ?n|can ?n|excluded|never)|(?:pros|advantages|strengths)\|)/iu;

/** "Pode: cascas de frutas; borra de café. Não pode: carne; laticínios." */
function columnPieces({ key, labels, columns }: ReadTable, span: Span): Piece[] {
	const lists = [{ header: key, cells: labels }, ...columns];
	return lists.flatMap(({ header, cells }) => {
		const said = cells.filter(Boolean).map((cell) => smallCell(shortened(cell)));
		return said.length === 0 ? [] : [{ text: asSentence(`${header}: ${said.join('; ')}`), spans: [span] }];
	});
}

const listed = (lead: string, items: readonly string[]): string =>
	asSentence(lead + items.slice(0, MOST_ITEMS).join('; '));

/** "Leak rate: in 2019, 3 gal/min; in 2025, 140 gal/min." */
function oneColumn(read: ReadTable, columns: Column[], span: Span, language: Language): Piece[] {
	const [column] = columns;
	const { labels } = read;
	if (!column) return [];
	const ends = labels.length > WHOLE.rows ? extremesOf(column, read) : null;
	const sums = labels.flatMap((label, at) => (isSum(label) ? [`${label}: ${column.cells[at]}.`] : []));
	if (ends && !COUNT.test(column.header)) {
		const text = languagePack(language).table.compare({ header: smallHeader(column.header), ...ends });
		return [{ text: [text, ...sums].join(' '), spans: [span] }];
	}
	const isTold = isWordy(column) && read.key !== '' && countWords(column.cells.join(' ')) <= TOLD.words;
	const isFew = labels.length <= (isTold ? TOLD.rows : WHOLE.rows);
	const all = labels.map((_label, at) => at);
	const ended = all.filter((at) => ENDED.test(labels[at] ?? ''));
	const isForm = column.header === '' && read.key === '';
	const led = ended.length > 0 ? [...new Set([...ended, ...all])].slice(0, MOST_ITEMS).sort((a, b) => a - b) : null;
	const isMeasured = column.isMeasure && column.values.some((value) => value !== null);
	const chosen =
		isFew || isWordy(column) || !(isForm || isMeasured)
			? all
			: isForm
				? (led ?? all.slice(0, MOST_ITEMS))
				: tellingRows(read, columns);
	const said = chosen.flatMap((at) => {
		const cell = column.cells[at] ?? '';
		const told = isTold && isFew ? cell : smallCell(shortened(cell));
		return told === '' ? [] : [{ name: nameOf(read, at, language), cell: told }];
	});
	const isNamed = column.isMeasure && countWords(column.header) > 1 && column.values.some((value) => value !== null);
	const items = said.map(({ name, cell }) => (isNamed ? `${name}, ${cell}` : `${name}: ${cell}`));
	if (isNamed) return [{ text: asSentence(`${column.header}: ${items.join('; ')}`), spans: [span] }];
	const told = items.map(asSentence);
	return isFew && countWords(told.join(' ')) <= (isTold ? TOLD.words * 2 : WHOLE.words)
		? inTurns(told, [...told.keys()], { ...read, rows: chosen.flatMap((at) => read.rows[at] ?? []) }, span)
		: together(told, read, [...told.keys()].slice(0, MOST_ITEMS), span);
}

/** What accounts come to. */
const ENDED = /^(?:resultado|saldo|total|l[íi]quido|lucro|preju[íi]zo|net |balance|result|profit|loss)/iu;
/** Says nothing of what its figures are. */
const COUNT = /^(?:count|number|value|total|n|quantidade|valor|número|qtd)?$/iu;

/** "12:26", "9h30": when something happened. */
const CLOCK = /^\d{1,2}(?::\d\d|h(?:\d\d)?)(?:\s?[ap]\.?m\.?)?$/iu;

function nameOf({ labels, key }: ReadTable, at: number, language: Language): string {
	const { inYear, atTime } = languagePack(language).table;
	const label = shortened(labels[at] ?? '');
	if (YEAR.test(label)) return `${inYear} ${label}`;
	if (labels.every((one) => CLOCK.test(one))) return `${atTime} ${label}`;
	const areFigures = labels.every((one) => /^\W*\d/.test(one));
	const areMeasures = labels.every((one) => /^\d[\d.,]*\s\p{L}{3,}$/u.test(one));
	return areFigures && !areMeasures && key !== '' ? scaled(key, label) : label;
}

/** "Code 0", "10 hosts", "Idade, menos de 6". */
function scaled(key: string, label: string): string {
	if (!/^\d[\d.,]*$/.test(label)) return /^\d/.test(label) ? `${key} ${label}` : `${key}, ${label}`;
	return /[^su]s$/i.test(key) ? `${label} ${smallHeader(key)}` : `${key} ${label}`;
}

/** "Problema, causa e conserto. ": what columns of words hold, said once. */
function namesOf({ key }: ReadTable, columns: readonly Column[], language: Language): string {
	const wordy = columns.filter(isWordy).map(({ header }) => header);
	if (wordy.some((header) => OPPOSED_TIMES.test(header))) return '';
	const areNames = wordy.every((header) => header !== '' && isNounLike(header, language));
	if (wordy.length < 2 || wordy.length < columns.length || !areNames) return '';
	const last = wordy.at(-1)?.split(' ').at(-1);
	if (key === '' && !wordy.every((header) => header.includes(' ') && header.split(' ').at(-1) === last)) return '';
	const names = key === '' ? wordy : wordy.map(smallHeader);
	return asSentence(
		`${[key, ...names.slice(0, -1)].filter(Boolean).join(', ')} ${languagePack(language).and} ${names.at(-1)}`,
	).concat(' ');
}

/** Columns of figures with heads so long that they are said in the first row alone, as one reads a table aloud. */
function areLongFigures(columns: readonly Column[]): boolean {
	const heads = columns.map(({ header }) => header);
	const isFew = columns.length > 1 && columns.length <= LONG_HEADS.columns;
	const rows = columns[0]?.cells.length ?? 0;
	if (!isFew || rows < LONG_HEADS.least || rows > FEW.rows || columns.some(isWordy) || columns.every(isOfShares))
		return false;
	const areTold = columns.every(({ cells }) => cells.every((cell) => cell === '' || /[\p{L}%\p{Sc}]/u.test(cell)));
	return (
		areTold && heads.every((head) => head !== '' && !YEAR.test(head)) && countWords(heads.join(' ')) >= LONG_HEADS.words
	);
}

const LONG_HEADS = { columns: 3, least: 3, words: 6 } as const;

/** "The difference between the first two rows": what the text below counts is counted where it is told. */
const COUNTED_ROWS =
	/(?<!\p{L})(?:(?:first|second|third|last)(?: \p{L}{2,5})? rows?|(?:primeir|segund|terceir|últim)as?(?: \p{L}{4,6})? linhas?)(?!\p{L})/iu;
/** Words of a cell that stands in a row with "and". */
const MOST_PLAIN = 5;

/** "Vedatec Engenharia: manta asfáltica dupla, preço de R$ 214.500,00, prazo de 75 dias e garantia de 5 anos." */
function rowsOf(read: ReadTable, columns: readonly Column[], language: Language, following: string): string[] {
	const { and, table } = languagePack(language);
	const isCounted = COUNTED_ROWS.test(following) && read.labels.length <= table.rows.length;
	const last = columns.at(-1);
	const endsInFigure = last !== undefined && !isWordy(last);
	const wordy = columns.filter(isWordy).length;
	const isNamed = areLongFigures(columns);
	const areGroups = columns.length > 1 && columns.every(isOfShares) && columns.every(({ header }) => header !== '');
	return read.labels.map((_label, at) => {
		const plain = columns.map((column) => smallCell(shortened(column.cells[at] ?? '')));
		const isOne = plain.length > 1 && plain[0] !== '' && new Set(plain).size === 1;
		const cells = isOne
			? plain.slice(0, 1)
			: isNamed && at > 0 && plain.every(Boolean)
				? plain
				: columns.flatMap((column) => phrase(column, at, language, areGroups) || []);
		if (cells.length === 0) return '';
		const isPlain = cells.every((cell) => !/[,;]\s|:/.test(cell) && countWords(cell) <= MOST_PLAIN) && wordy < 2;
		const isJoined = isPlain && !areGroups && endsInFigure && cells.length > 1;
		const body = isJoined ? `${cells.slice(0, -1).join(', ')} ${and} ${cells.at(-1)}` : cells.join('; ');
		const number = isCounted ? `${table.rows[at]}, ` : '';
		return asSentence(`${number}${nameOf(read, at, language)}: ${body}`);
	});
}

const isOfShares = ({ cells }: Column): boolean => cells.every((cell) => cell === '' || cell.endsWith('%'));

/** A cell with the name of its column made a part of the sentence: "71 pages", "prazo de 75 dias", "até junho, R$ 41,30". */
function phrase(column: Column, at: number, language: Language, isGroup: boolean): string {
	const { cells, header, isMeasure, values } = column;
	const cell = smallCell(shortened(cells[at] ?? '')).replace(/(?<=\p{L})[:;]\s/gu, ', ');
	const { table } = languagePack(language);
	const name = smallHeader(header);
	if (cell === '') return '';
	if (isGroup) return `${name}, ${cell}`;
	if (cell === table.yes || cell === table.no) {
		const isNoun = header !== '' && isNounLike(header, language);
		return isNoun ? `${cell === table.yes ? table.with : table.without} ${name}` : '';
	}
	if (ANSWER.test(cell)) return cells.some((other) => other !== '' && !ANSWER.test(other)) ? cell.toLowerCase() : '';
	if (isWordy(column) && OPPOSED_TIMES.test(header)) return `${cell} ${name}`;
	if (header === '' || (WHEN.test(header) && AT.test(cell))) return cell;
	if (!STARTS_FIGURE.test(cell) || isWordy(column))
		return isHanging(column) && !SAYS_WHEN.test(cell) && !ADVERBIAL.test(cell) ? `${name}, ${cell}` : cell;
	if (YEAR.test(header)) return `${cell} ${table.inYear} ${header}`;
	if (ADVERBIAL.test(header)) return `${cell} ${name}`;
	if (COUNTED_CELL.test(cell) && /^\p{L}+s$/u.test(name)) return cell;
	const isBare = /^\d[\d.,]*$/.test(cell);
	const isApart = /\d\p{L}?$/u.test(name) || cell.startsWith('-') || countWords(name) >= LONG_HEAD;
	const beside = isApart ? `${name}, ${cell}` : `${name} ${cell}`;
	if (!isNounLike(header, language) && !/\d$/.test(header)) return isBare ? beside : cell;
	if (!/^\p{Ll}/u.test(name) || /\d$/.test(name)) return beside;
	if (cell === '1') return `${cell} ${singular(name)}`;
	const isShare = isOfShares(column);
	const isSingular = table.sharesSingular && countWords(name) < LONG_HEAD && !/s(?:\s|$)/u.test(name);
	if (isShare && (isSingular || /(?:[ai]d[oa]s|áveis)$/u.test(name))) return `${cell} ${name}`;
	const isCount = isBare && isMeasure && values.every((value) => value === null || Number.isInteger(value));
	if (isCount && /s$/u.test(name.split(' ')[0] ?? '')) return `${cell} ${name}`;
	if (isBare && RATE.test(name)) return `${cell} ${name}`;
	const isAmount = MEASURED.test(cell) && isCommonName(name, language);
	return isAmount ? table.of.replace('{h}', () => name).replace('{x}', () => cell) : beside;
}

/** "320 pairs": says what it counts, whatever its column is called. */
const COUNTED_CELL = /^\d[\d.,]*\s\p{L}{4,}$/u;
/** Words of a column's head from which on its cell is set apart from it. */
const LONG_HEAD = 4;
/** "bee visits per flower", "casos por mil habitantes": any figure can stand before it. */
const RATE = /^(?:\p{L}+s|\p{L}+ \p{L}+s)\s(?:per|por)\s/u;

/** Whether a column of days or times has cells that say nothing without its head: "maio". */
const isHanging = ({ header, cells }: Column): boolean =>
	WHEN.test(header) && cells.some((cell) => /^\p{L}+$/u.test(cell));

/** "até junho", "while it lasts": says by itself that it is a time. */
const SAYS_WHEN = /^(?:d[ae]|a partir|enquanto|while)(?!\p{L})/iu;

/** Says nothing beside a time or a day. */
const AT = /^\d{1,2}(?:[:.h/]\d|h|\s?[ap]\.?m)/iu;
const WHEN = /^(?:times?|hours?|dates?|when|hor[aá](?:rio)?s?|datas?|quando)$/iu;

/** Money, shares, and amounts of a measure: "of" can stand before them. */
const MEASURED =
	/\p{Sc}|%|\d\s?(?:[kcmµ]?m[²³23]?|k?m\/h|[km]?g|[km]?[lL]|ha|t|k?Wh?|[KMGT]B|min(?:utos|utes)?|h|s|ms|horas?|hours?|dias?|days?|semanas?|weeks?|m[êe]s(?:es)?|months?|anos?|years?|reais|dollars)\.?$/u;

/** "Change this": what is to be done to something. */
const OBJECT = /\s(?:this|that|the|it|your|an?|isto|isso|[oa]s?)(?:\s|$)/iu;
const ASKING =
	/^(?:how|what|why|who|when|where|which|if|is|are|do|does|can|como|o que|quem|quando|onde|quant[oa]s?|qual|quais|por ?que)(?!\p{L})/iu;
const isNounLike = (header: string, language: Language): boolean =>
	!/[?!]$|\d$/.test(header) && !(isImperative(header, language) && OBJECT.test(header)) && !ASKING.test(header);
