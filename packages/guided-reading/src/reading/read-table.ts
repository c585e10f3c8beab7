import type { Language } from '@nexus/contract';
import type { Block, Span } from '@nexus/document-text';
import { isSpeakable, signsInWords } from '@nexus/language/sayable';
import { countWords } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { withoutNotation } from './notation.ts';

export type Table = Extract<Block, { kind: 'table' }>;

interface Row extends Span {
	label: string;
	/** Above which of them it stands: "Expenses"; empty where its table has no groups. */
	group: string;
	/** One for each column beside the label; empty where there is nothing. */
	cells: string[];
}

/** A table as it is told. */
export interface ReadTable {
	/** What the labels are of. */
	key: string;
	/** Of each column beside the labels; empty where it has none. */
	heads: string[];
	rows: Row[];
}

/** What of a table can be followed by ear; a larger one is for the eye. */
const MOST = { rows: 10, cells: 30, columns: 6, words: 240 } as const;
/** Of a program or of statistics. */
const FOR_THE_EYE =
	/[`\\{}[\]_=<>±|]|(?:^|\s)--\p{L}|\(\)|::|^\/\p{L}|\d\s?\([−-]?\d[\d.,]*(?:\)|\s?(?:–|-|to|a)\s?[−-]?\d)/iu;
const SPREAD = /^(?:SD|SE|SEM|DP|EP|IQR|p|(?:9\d ?% ?)?(?:CI|IC)(?: ?9\d ?%)?)\.?$/iu;
const NOTHING = /^(?:[-–—.…*]*|n\/?[ad]\.?|\?)$/iu;
const YES = /^(?:[✓✔✅☑🗸x]\uFE0F?)$/iu;
const NO = /^[✗✘❌✖☒]\uFE0F?$/u;

/** A table's rows by what stands in its first column, each cell as it is said; null where it cannot be told whole. */
export function readTable(written: Table, source: string, language: Language): ReadTable | null {
	const table = withFirstRow(written);
	const width = Math.max(table.header.length, ...table.rows.map(({ cells }) => cells.length));
	const texts = table.rows.flatMap(({ cells }) => cells);
	const isLarge = table.rows.length > MOST.rows || table.rows.length * width > MOST.cells || width > MOST.columns;
	const isCode = /`/.test(source.slice(source.indexOf('\n')));
	if (
		isLarge ||
		isCode ||
		texts.some((cell) => FOR_THE_EYE.test(cell)) ||
		table.header.some((head) => SPREAD.test(head)) ||
		countWords([...table.header, ...texts].join(' ')) > MOST.words
	)
		return null;
	const heads = Array.from({ length: width }, (_none, at) => headOf(table, at, language));
	const names = table.header.filter((name) => name.trim() !== '');
	if (new Set(names).size < names.length) return null;
	const cells = table.rows.map((row) => heads.map(({ unit }, at) => said(row.cells[at] ?? '', unit, language)));
	if (cells.flat().includes(null)) return null;
	const isBare = ({ cells: [label = '', ...rest] }: Table['rows'][number]) =>
		width > 1 && label.trim() !== '' && rest.every((cell) => cell.trim() === '');
	const isGroup = (at: number) =>
		table.rows
			.slice(at, at + 2)
			.map(isBare)
			.join() === 'true,false';
	if (table.rows.some((row, at) => isBare(row) && !isGroup(at))) return null;
	const rows: Row[] = [];
	let [group, above] = ['', ''];
	for (const [at, { start, end }] of table.rows.entries()) {
		const [label = '', ...rest] = (cells[at] ?? []).map((cell) => cell ?? '');
		if (isGroup(at)) group = label;
		else if (label !== '' || rest.some(Boolean)) {
			rows.push({ label: label || above, group: isSum(label) ? '' : group, cells: rest, start, end });
			above = label || above;
		}
	}
	const [key = '', ...others] = heads.map(({ name }) => name);
	const areLettered = others.length > 1 && rows.every(({ label }) => /^\p{L}$|^\d{1,2}[ªº.]?$/u.test(label));
	if (rows.length === 0 || !areLettered || key.length > 2)
		return rows.length === 0 ? null : { key, heads: others, rows };
	const named = rows.map((row) => ({ ...row, label: `${row.label}. ${row.cells[0]}`, cells: row.cells.slice(1) }));
	return { key: others[0] ?? '', heads: others.slice(1), rows: named };
}

/** With its head for a row where that holds figures: "Wells (143) | 740,740.00". */
function withFirstRow(table: Table): Table {
	const [, ...cells] = table.header;
	if (cells.length === 0 || !cells.every((cell) => /^\P{L}*\d[.,]\d+$/u.test(cell))) return table;
	const first = { cells: table.header, start: table.start, end: table.rows[0]?.start ?? table.end };
	return { ...table, header: [], rows: [first, ...table.rows] };
}

/** Rows that add up the others: no group goes on below them. */
const isSum = (label: string): boolean =>
	/^(?:sub)?(?:total|totais|soma|saldo|surplus|net|result)(?!\p{L})/iu.test(label);

const UNIT =
	/^(?:em |in )?((?:[KMB]|mil|mi|bi)?\s?(?:R|US)?[$€£](?:\s?(?:K|M|B|mil|mi|milhões|bi|bilhões))?|[%‰]|(?!\p{Lu}{2}(?<![KMGT]B)|[np]$)[\p{L}°µ]{1,4}[²³]?(?:(?:\/| por | per )\p{L}{1,4})?|sq ft|kWh\/\p{L}{2,4}|litros|liters|minut[oe]s|days|meses|months|semanas|weeks|years|horas|hours)$/u;

/** A head, without the unit that its bare figures are counted in: "Altura (m)", "$K". */
function headOf({ header, rows }: Table, at: number, language: Language): { name: string; unit: string } {
	const name = quiet(heard(header[at] ?? '', language)).replace(/[:.]$/, '');
	const [, before = '', aside = ''] = /^([^([]+)[([]([^()[\]]*)[)\]]$/u.exec(name) ?? [];
	const areFigures = rows.every(({ cells }) => isFigure(cells[at] ?? '') || NOTHING.test(cells[at] ?? ''));
	if (!areFigures) return { name, unit: '' };
	const unit = UNIT.exec(aside)?.[1] ?? '';
	if (unit !== '') return { name: before.trim(), unit };
	return /[$€£%]/.test(name) && UNIT.test(name) ? { name: '', unit: name } : { name, unit: '' };
}

/** "SIGN UP BY" -> "Sign up by"; what is shorter may be an acronym. */
const quiet = (text: string): string =>
	/\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text) ? text.charAt(0) + text.slice(1).toLowerCase() : text;

function heard(cell: string, language: Language): string {
	const { periods } = languagePack(language).table;
	const plain = periods.reduce((text, [written, as]) => text.replace(written, as), cell.trim());
	return signsInWords(withoutNotation(plain.replace(/(?:(?<=\p{L}{3})|\s)[¹²³⁴*†]+$/gu, ''), language), language);
}

/** A cell as it is said, in its brackets what it has there; null where it cannot be. */
function said(cell: string, unit: string, language: Language): string | null {
	const { yes, no } = languagePack(language).table;
	if (NOTHING.test(cell.trim())) return '';
	if (YES.test(cell.trim())) return yes;
	if (NO.test(cell.trim())) return no;
	const text = quiet(heard(cell, language))
		.replace(/^((?:R|US)?[$€£]\s?)?\(((?:R|US)?[$€£]\s?)?(\d[\d.,]{2,})\)$/u, '−$1$2$3')
		.replace(/(?<=\p{Sc}\d[\d.,]*)\s(?=[KMB](?!\p{L}))|(?<=\d)[.,]0(?=\s?%)/gu, '')
		.replace(/^[-−–]\s?(?=\P{L}?\d|\p{Lu}{0,2}\p{Sc})/u, '−')
		.replace(/(?<!(?:^|\s)\p{Lu}\p{L}{0,4}|\b[ap]\.m)\.$|[;,]+$/u, '');
	// Among words, a short cell is judged by what it holds, not by how little that is.
	return isSpeakable(`a cell among other words ${text.replace(/^[−+]|\s*\([^()]*\)/g, '')}`)
		? withUnit(text, unit)
		: null;
}

const isFigure = (cell: string): boolean => /^[-−–+]?\d[\d.,]*%?$|^\([\d.,]+\)$/.test(cell.trim());

function withUnit(cell: string, unit: string): string {
	if (unit === '' || cell.endsWith('%') || !isFigure(cell)) return cell;
	const [, sign = '', scale = ''] = /^((?:R|US)?[$€£])\s?(.*)$/u.exec(unit) ?? [];
	if (sign === '') return /^[%‰°]/.test(unit) ? `${cell}${unit}` : `${cell} ${unit}`;
	const [, minus = '', figure = ''] = /^([−+]?)(.*)$/u.exec(cell) ?? [];
	return `${minus}${sign}${sign === '$' ? '' : ' '}${figure}${scale.length > 1 ? ' ' : ''}${scale}`;
}
