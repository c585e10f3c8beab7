import type { Language } from '@nexus/contract';
import { asSentence, type Block, withoutCodeColumns } from '@nexus/document-text';
import { isSpeakable, signsInWords } from '@nexus/language/sayable';
import { capital } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import type { Piece } from './unit.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** What of a table can be followed by ear: rows of words, and figures, with rows that sum them up or without. */
const MOST = { rows: 30, summed: 12, figures: 20 } as const;
/** A row that says what a table comes to: it adds up the others, or is set in bold letters. */
const SUM =
	/\*\*|^[\s|]*(?:(?:sub)?total|totais|soma|saldo|sobra|resultado|result|net(?=\s*(?:\||$|\d|income|profit|loss|gain|result|total|change|surplus|deficit|balance|position|cash|revenue))|balance|surplus|overall)(?!\p{L})/iu;
/** Of a program or of statistics; marks for yes and no, which voices pass over. */
const FOR_THE_EYE = /[\\{}[\]_=<>±|✓-✘✅❌☐-☒]|\d\s?\([−-]?\d[\d.,]*\s?(?:–|-|to|a)\s?[−-]?\d/u;
/** Heads of statistics, and of one column that stands against another, without what both are of: "Don't". */
const NO_ROWS = /^(?:SD|SE|DP|EP|IQR|(?:9\d ?% ?)?(?:CI|IC))(?!\p{L})/iu;
const AGAINST = /^(?:n[ãa]o\s\p{L}+|not?\s\p{L}+|don['’]t|contras?|cons)(?!\p{L})/iu;
/** A grid of pictures with their names. */
const PICTURE = /<img\s|!\[/gi;
/** "pred_max_{value}": a name in a program. */
const OF_CODE = /[{}]|\w_\w/;
const NOTHING = /^(?:[-–—.…*]*|n\/?[ad]\.?|\?)$/iu;
/** What a head is not: the table has none, but is an account of labels and amounts. */
const AMOUNT = /^\p{Lu}{0,2}\p{Sc}?\s?\(?[\d.,]*\d[.,]\d+\)?$/u;
/** Heads that say no more than that there are rows. */
const GENERIC =
	/^(?:|what|o que|n(?:o|º|\.º)\.?|number|número|ite(?:m|ns|ms)|amount|valor|quantidade|details?|vot[eo]s?|quanto|quantity|how much|meaning|description|significado|descri[çc][ãa]o)$/iu;

/**
 * The rows of a small table of plain words and figures, each its label and then each cell behind the head of its column:
 * "Rope. In 2023–24: $4,900. In 2024–25: $5,150."; of two columns "Rope: $4,900." Nothing of any other.
 */
export function tablePieces(written: Table, source: string, language: Language): Piece[] {
	const isAccount = written.header.length === 2 && AMOUNT.test(written.header[1] ?? '');
	const first = { cells: written.header, start: written.start, end: written.rows[0]?.start ?? written.end };
	const table = isAccount ? { ...written, header: [], rows: [first, ...written.rows] } : withoutCodeColumns(written);
	const width = Math.max(table.header.length, ...table.rows.map(({ cells }) => cells.length));
	const figures = table.rows.flatMap(({ cells }) => cells.slice(1).filter((cell) => !/\p{L}{3}/u.test(cell)));
	const isForTheEye =
		/`/.test(source) ||
		(source.match(PICTURE)?.length ?? 0) > 1 ||
		table.rows.some(({ cells }) => cells.some((cell) => FOR_THE_EYE.test(cell.replace(ARROW, '').replace(SIGN, ''))));
	// "**Income**" names the rows below it and sums up nothing.
	const found = table.rows.filter(
		({ cells, start, end }) =>
			SUM.test(source.slice(start - written.start, end - written.start)) &&
			cells.slice(1).some((cell) => !NOTHING.test(cell)),
	);
	// Where all labels are bold, only what its words say is a sum.
	const sums = found.length < table.rows.length ? found : found.filter(({ cells }) => SUM.test(cells[0] ?? ''));
	const rows = figures.length > MOST.summed && sums.length > 0 ? sums : table.rows;
	const isGrid = figures.length > MOST.figures && !/^ingredient/iu.test(table.header[0] ?? '');
	if (rows === table.rows && (rows.length > MOST.rows || isGrid)) return [];
	const unfit = width === 2 ? [NO_ROWS, AMOUNT, OF_CODE, AGAINST] : [NO_ROWS, AMOUNT, OF_CODE];
	if (isForTheEye || table.header.some((head) => unfit.some((no) => no.test(head)))) return [];
	const columns = Array.from({ length: width }, (_none, at) => columnOf(table, at, language));
	const [key = '', ...heads] = columns.map(({ name }) => name);
	const areFigures = rows.every(({ cells }) => !/\p{L}{3}/u.test(cells[1] ?? ''));
	const named = heads.length === 1 && areFigures ? heads[0] || key : '';
	const head = { start: first.start, end: first.end };
	const saidRows = rows.map(({ cells }) => saidRow(cells, columns, language));
	const untold = tellingColumns(saidRows, width).slice(1);
	// "Copies | 1000", "Watts | 1500" count something.
	const areYears =
		GENERIC.test(key) || OF_YEARS.test(key) || rows.every(({ cells }) => /^(?:19|20)\d\d(?!\d)/.test(cells[0] ?? ''));
	const pieces: Piece[] = [];
	for (const [at, { cells, start, end }] of rows.entries()) {
		const [label, ...rest] = saidRows[at] ?? [];
		if (label === undefined || label === null || rest.includes(null)) return [];
		// A sign alone: what the row is of cannot be said.
		if (label === '' && cells[0]?.trim()) continue;
		const isWhole = pieces.length > 0 && rest.every((cell) => cell !== '');
		const said = heads.map((name, column) =>
			isWhole && untold[column] && (name !== '' || column === 0) ? null : isWhole ? name.replace(ASIDE, '') : name,
		);
		const name = NUMBER_ALONE.test(label) && key.length > 1 ? `${key} ${label}` : label;
		const row = rowOf(name, rest, said, areYears, language);
		const isFirst = pieces.length === 0 && !GENERIC.test(named);
		// One word is no sentence: "Rope, length: 40 m."
		const inRow = named === heads[0] && ONE_WORD.test(named) && /^\p{L}/u.test(name) ? `, ${named.toLowerCase()}:` : '';
		const text = !isFirst ? row : inRow ? row.replace(':', inRow) : `${asSentence(named)} ${row}`;
		if (/[\p{L}\d]/u.test(text)) pieces.push({ text, spans: [head, { start, end }] });
	}
	return pieces;
}

/** "1", "A": a ward, an option, which tells nothing without the head of its column. */
const NUMBER_ALONE = /^(?:\d{1,2}(?:[.,]\d|[–-]\d{1,3}|\s(?:to|a)\s\d{1,3})?[ºª]?|\p{Lu})\.?$/u;
/** What a head says beside its name, heard once: "Shell mound (4,300 to 2,100 years ago)". */
const ASIDE = /\s\([^()]{8,80}\)$/;
const ONE_WORD = /^\p{Lu}\p{Ll}+$/u;
const OF_YEARS =
	/(?<!\p{L})(?:anos?|safra|exerc[íi]cio|per[íi]odo|years?|season|period|edi[çc][ãa]o|edition|when|quando|data|date)(?!\p{L})/iu;
const YEAR = /^(?:1\d|20)\d\d(?:[–/-]\d\d(?:\d\d)?)?$/;

/** @param heads null where a cell says by itself what it is, as the first row has said */
function rowOf(
	label: string,
	cells: readonly (string | null)[],
	heads: readonly (string | null)[],
	areYears: boolean,
	language: Language,
): string {
	const when = (name: string) => (YEAR.test(name) ? `${capital(languagePack(language).inYear)} ${name}` : name);
	const [only] = cells;
	if (only && cells.length === 1) return behind(areYears ? when(label) : label, only);
	return cells.reduce<string>(
		(row, cell, column) => {
			if (!cell) return row;
			const head = heads[column] ?? null;
			if (head !== null) return `${row} ${behind(when(head), cell)}`.trim();
			return asSentence(`${row.replace(/\.$/, column === 0 ? ':' : ',')} ${cell}`);
		},
		label && asSentence(areYears ? when(label) : label),
	);
}

/** Money, a share or hours, which a cell says by itself: "R$ 20", "31%", "6–9 pm". */
const KIND = /\p{Sc}|%|(?<=\d(?:h|\s?[ap]m)?)\s?(?:[–-]|às|to)\s?(?=\d{1,2}(?::\d\d|\s?[ap]m|h))/u;
/** "Em estufa escura, a 40 °C"; times and amounts begin with a figure. */
const areSeveralWords = (cell: string): boolean =>
	/^\p{L}/u.test(cell) && !cell.includes(';') && /\p{L}{3}/u.test(cell) && (cell.match(/\p{L}+/gu)?.length ?? 0) > 1;

/**
 * Which columns' cells say by themselves what they are: words right behind the label where no other column has such, an
 * amount of money or a share that no other column has. Lengths and times are heard as something else's.
 */
function tellingColumns(rows: readonly (readonly (string | null)[])[], width: number): boolean[] {
	const columns = Array.from({ length: width }, (_none, at) => {
		const cells = rows.map((row) => row[at] ?? '');
		return { areWords: cells.every(areSeveralWords), kinds: cells.map((cell) => KIND.exec(cell)?.[0] ?? '') };
	});
	const told = columns.slice(1);
	const words = told.filter(({ areWords }) => areWords).length;
	const times = new Map<string, number>();
	for (const { kinds } of told) for (const kind of new Set(kinds)) times.set(kind, (times.get(kind) ?? 0) + 1);
	return columns.map(({ areWords, kinds }, at) =>
		at === 1 && areWords ? words === 1 : kinds.every((kind) => kind !== '' && times.get(kind) === 1),
	);
}

/** What figures behind a label are counted in. */
const MEASURE = /^(?:\p{Lu}{0,2}\p{Sc}|%|°C|kg|g|t|km|k?m²|m[²³]?|ha|m?L|h|min|litros|unidades|liters|units)$/u;

/** Cells as they are said; a unit in brackets behind the label is its figures': "Sobra (R$)". */
function saidRow(
	cells: readonly string[],
	columns: readonly { unit: string }[],
	language: Language,
): (string | null)[] {
	const [, before = '', aside = ''] = /^([^(]+)\s\((?:em |in )?([^()]+)\)$/u.exec(cells[0]?.trim() ?? '') ?? [];
	const areFigures = cells.slice(1).every((cell) => isFigure(cell) || NOTHING.test(cell));
	const own = areFigures && MEASURE.test(aside) ? aside : '';
	return columns.map(({ unit }, at) =>
		at === 0 && own !== '' ? before : said(cells[at] ?? '', (at > 0 && own) || unit, language),
	);
}

const behind = (head: string, cell: string): string =>
	head === '' || head.endsWith('?')
		? `${head} ${asSentence(cell)}`.trim()
		: asSentence(`${head.replace(/:\s/g, ', ')}: ${cell}`);

const isFigure = (cell: string): boolean => /^[-−–+]?\d[\d.,]*$|^\([\d.,]+\)$/.test(cell.trim());
/** Money, a share, or a few letters in brackets: "R$ mil", "%", "(m²)". */
const UNIT = /^(?:\p{Lu}{0,2}\p{Sc}[\s\p{L}/]{0,8}|%|(?![np]$)[\p{L}°µ/]{1,4}[²³]?)$/u;

/** A column's head, and the unit in it that its bare figures are counted in: "Altura (m)", "$K". */
function columnOf({ header, rows }: Table, at: number, language: Language): { name: string; unit: string } {
	const written = quiet(heard(header[at] ?? '', language)).replace(/[:.…]+$/, '');
	const name = at > 0 && /^(?:what|o que)$/iu.test(written) ? '' : written;
	const areFigures = rows.every(({ cells }) => isFigure(cells[at] ?? '') || NOTHING.test(cells[at] ?? ''));
	const [, before = '', aside = ''] = /^([^(]+)\s\((?:em |in )?([^()]+)\)$/u.exec(name) ?? [];
	if (areFigures && UNIT.test(aside)) return { name: before, unit: aside };
	return areFigures && /[\p{Sc}%]/u.test(name) && UNIT.test(name) ? { name: '', unit: name } : { name, unit: '' };
}

/** "SIGN UP BY" -> "Sign up by"; what is shorter may be an acronym. */
const quiet = (text: string): string =>
	/\p{Lu}{4}/u.test(text) && !/\p{Ll}|\p{Lu}\d/u.test(text) ? text.charAt(0) + text.slice(1).toLowerCase() : text;

const NOTE_MARK = /(?:(?<=\p{L}{3})|\s)(?:[¹²³⁴*†]+|\(\*+\))$/u;

/** "(–) Freight", "= Left over": what an account does with a row. */
const SIGN = /^\s*(?:\([-–−+=]\)|=)\s+(?=\p{L})/u;

/** "<-- first detection". */
const ARROW = /\s*(?:<[-–—]+|[-–—]+>)\s*/g;

function heard(cell: string, language: Language): string {
	const bare = cell.trim().replace(SIGN, '').replace(NOTE_MARK, '');
	return signsInWords(bare.replace(/\s*<[-–—]+\s*/g, ', '), language);
}

/** A cell as it is said, in its brackets what it has there; null where it cannot be. */
function said(cell: string, unit: string, language: Language): string | null {
	if (NOTHING.test(cell.trim())) return '';
	// What stood between two addresses.
	if (/^(?:e|ou|and|or)$/iu.test(heard(cell, language).trim())) return '';
	const text = quiet(heard(cell, language))
		.replace(/^(\p{Lu}{0,2}\p{Sc}\s?)?\((\p{Lu}{0,2}\p{Sc}\s?)?(\d[\d.,]+)\)$/u, '−$1$2$3')
		.replace(/^(.+?)\s?\(-\)$/, '−$1')
		.replace(/^[-–]\s?(?=\d|\p{Lu}{0,2}\p{Sc})/u, '−');
	// Among words, a short cell is judged by what it holds, not by how little that is.
	const isSayable = isSpeakable(`a cell among other words ${text.replace(/^[−+]|\s*\([^()]*\)/g, '')}`);
	return isSayable ? withUnit(text, unit) : null;
}

function withUnit(cell: string, unit: string): string {
	const [, sign, scale] = /^(\p{Lu}{0,2}\p{Sc})(.*)$/u.exec(unit) ?? [];
	if (!sign) return unit === '%' ? `${cell}%` : `${cell} ${unit}`.trim();
	return cell.replace(/^[−+]?/, (minus) => `${minus}${sign}${sign.length > 1 ? ' ' : ''}`) + scale;
}
