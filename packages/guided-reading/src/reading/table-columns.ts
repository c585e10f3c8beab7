import type { Language } from '@nexus/contract';
import type { Block, Span } from '@nexus/document-text';
import { isSpeakable, signsInWords, withoutAsides } from '@nexus/language/sayable';
import { languagePack } from '../language/index.ts';
import { withoutNotation } from './notation.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** A column beside the labels, its cells as they are said. */
export interface Column {
	/** Without the unit in its parenthesis; empty where it has no header. */
	header: string;
	isMoney: boolean;
	/** Worth more or less than another: no years, ranks, rooms or codes. */
	isMeasure: boolean;
	/** One for each row; empty where there is nothing, or nothing that can be said. */
	cells: string[];
	/** What each cell counts; null where it is no quantity. */
	values: (number | null)[];
}

export interface ReadTable {
	/** What the labels are of. */
	key: string;
	labels: string[];
	/** Where each row stands. */
	rows: Span[];
	/** How many rows there are that hold anything, those too that cannot be said. */
	total: number;
	columns: Column[];
}

export interface Marks {
	yes: string;
	no: string;
}

/** Characters of a cell that are read: no sentence that could be told is longer. */
const LONGEST_CELL = 400;

/** "R$ (11.666,37)", "(1,200)": a loss, as accounts have it. */
const LOSS = /^(\p{Lu}{0,2}\p{Sc}\s?)?\((\d[\d.,]{2,})\)$/u;
/** "61 (52–72)": an interval beside its estimate. */
const INTERVAL = /^([-−]?\d[\d.,]*)\s\([-−]?\d[\d.,]*\s?[–-]\s?[-−]?\d[\d.,]*\)$/u;

function forTheEar(cell: string, language: Language): string {
	const plain = cell.replace(LOSS, '-$1$2').replace(INTERVAL, '$1');
	return signsInWords(withoutNotation(plain, language), language);
}

/** A table's rows by their labels: the first column, or the one behind it where the first only counts the rows. */
export function readTable(table: Table, language: Language, marks: Marks): ReadTable {
	const width = Math.max(table.header.length, ...table.rows.map(({ cells }) => cells.length));
	const raw = (column: number) =>
		table.rows.map(({ cells }) => forTheEar((cells[column] ?? '').slice(0, LONGEST_CELL), language));
	const header = (column: number) => forTheEar((table.header[column] ?? '').slice(0, LONGEST_CELL), language);
	const first = width > 2 && countsRows(raw(0)) ? 1 : 0;
	const spanned = filledDown(raw(first));
	const isPair = width > first + 2 && (spanned !== null || pairs(raw(first), raw(first + 1)));
	const at = isPair ? first + 1 : first;
	const behind = isPair ? raw(first + 1).map((cell) => sayable(cell, marks)) : [];
	const named = (spanned ?? raw(first)).map((cell) => measured(cell));
	const labels = named.map(({ name }, row) => [sayable(name, marks), behind[row]].filter(Boolean).join(', '));
	const kept = table.rows.map((_row, index) => index).filter((index) => labels[index] !== '');
	const only = <Item>(items: readonly Item[]) => kept.flatMap((index) => items.slice(index, index + 1));
	const withUnits = (cells: readonly string[]) => cells.map((cell, row) => withUnit(cell, named[row]?.unit ?? ''));
	const isSummed = labels.some((label) => SUM.test(label));
	const withSigns = (cells: string[]) => (isSummed ? withFirstSign(cells) : cells);
	const columns = Array.from({ length: Math.max(0, width - at - 1) }, (_none, index) => at + 1 + index).map((index) =>
		readColumn(header(index), only(withUnits(withSigns(raw(index)))), language, marks),
	);
	const holds = ({ cells }: { cells: string[] }) =>
		width === 1 || cells.slice(at + 1).some((cell) => !NOTHING.test(cell.trim()));
	return {
		total: table.rows.filter(holds).length,
		key: isPair ? '' : withoutAsides(headerOf(header(first)).name),
		labels: only(labels),
		rows: only(table.rows),
		columns,
	};
}

/** Labels of several rows each, which stand in the first of them alone; null for any others. */
function filledDown(labels: readonly string[]): string[] | null {
	const isSpanned =
		(labels[0] ?? '').trim() !== '' && labels.filter((label) => label.trim() === '').length * 2 > labels.length;
	if (!isSpanned) return null;
	let last = '';
	return labels.map((label) => {
		last = label.trim() || last;
		return last;
	});
}

/** Labels that come again, told apart by the words behind them: "Horta, Escola", "Horta, Mercado". */
function pairs(labels: readonly string[], behind: readonly string[]): boolean {
	const isUnique = (cells: readonly string[]) => new Set(cells).size === cells.length;
	const both = labels.map((label, row) => `${label}|${behind[row]}`);
	return !isUnique(labels) && isUnique(both) && behind.every((cell) => /\p{L}{2}/u.test(cell) && !/\d/.test(cell));
}

/** "1", "2º", "3.": the number of each row, in order. */
function countsRows(cells: readonly string[]): boolean {
	return (
		cells.length > 1 && cells.every((cell, index) => Number.parseInt(cell, 10) === index + 1 && /^\d+\D?$/.test(cell))
	);
}

const YES = /^(?:✓|✔|✅|☑|🗸)\uFE0F?$/u;
const NO = /^(?:✗|✘|❌|✖|☒)\uFE0F?$/u;
const NOTHING = /^(?:[-–—.…*]*|n\/?[ad]\.?|\?)$/iu;

/** "Área (m²)" of a row, whose figures are counted in what stands in its parenthesis. */
function measured(label: string): { name: string; unit: string } {
	const { name, aside } = headerOf(label);
	const unit = /\d/.test(aside) ? undefined : MEASURED_IN.exec(aside)?.[0];
	return unit === undefined ? { name: label, unit: '' } : { name, unit };
}

/** Units as they stand in parentheses behind what they measure. */
const MEASURED_IN =
	/^(?:em |in )?(?:[\p{L}²³]{1,10}(?:\/| por | per )(?:min\p{L}*|h|hora|hour|s|dia|day|m[êe]s|month|ano|year|km|kg|ha|m[²³]?)|[%‰]|°?[CF]|[kcmµ]?m[²³]?|k?m\/h|mi|ft|in|sq ft|sq mi|ha|[km]?g|t|lbs?|oz|[ml]?[lL]|m[lL]|[kMGT]?Wh?|[kMGT]?Wh\/(?:ano|mês|yr|year|mo)|[KMGT]B|[kMG]?Hz|min|h|s|ms|dias|days|meses|months|semanas|weeks|anos|years|yrs|horas|hours|(?:R|US)?\$(?:\s?(?:K|M|B|mil|mi|milhões|bi|bilhões))?|€|£)$/u;

/** What a figure is without it is something else: "3 colheres (sopa)", "Aug. 13 (vote)", "12 (of 40)". */
const HOLDS_MORE = /\([^()]*\d[^()]*\)|\(\p{L}+(?:\s\p{L}+){2,}\)|\d[^()]*\(\p{Ll}{3,12}\)$/u;

/** A cell as it is said, its minus kept; empty where it cannot be. */
function sayable(cell: string, { yes, no }: Marks): string {
	const plain = cell.trim().replace(/^\/(?=\p{L})/u, '');
	if (YES.test(plain)) return yes;
	if (NO.test(plain)) return no;
	const isNegative = /^[-−–]\s?(?:\p{Lu}{0,2}\p{Sc}\s?)?\d/u.test(plain);
	const text = (HOLDS_MORE.test(plain) ? plain : withoutAsides(plain)).replace(
		/(?<!(?:^|\s)\p{Lu}\p{L}{0,4}|\b[ap]\.m)\.$|[;,]+$/u,
		'',
	);
	// Among words, a short cell is judged by what it holds, not by how little that is.
	const words = plain.replace(/^[-−–+]\s?(?=(?:\p{Lu}{0,2}\p{Sc}\s?)?\d)/u, '').replace(/\s*\([^()]*\)/g, '');
	if (NOTHING.test(text) || !isSpeakable(`a cell among other words ${words}`)) return '';
	return isNegative ? `-${text.replace(/^[-−–]\s?/, '')}` : text;
}

/** A header and what stands in the parenthesis behind it: "Altura (m)". */
function headerOf(header: string): { name: string; aside: string } {
	const found = /^([^([]+)[([]([^()[\]]*)[)\]]\s*$/u.exec(header);
	return { name: (found?.[1] ?? header).trim(), aside: (found?.[2] ?? '').trim() };
}

const YEAR = /^(?:1\d|20)\d\d$/;
const CURRENCY = /^(?:\p{Lu}{0,3}\p{Sc}|\p{Lu}{3})$/u;
const MONEY =
	/^-?(?:\p{Lu}{0,3}\p{Sc}|(?:USD|EUR|BRL|GBP)\s)|\p{Sc}$|(?<!\p{L})(?:reais|dollars|euros|USD|EUR|BRL|GBP)$/u;
const UNIT =
	/^(?:em |in )?(?!(?:average|mean|median|total|n|m[ée]di[ao]s?|mediana|l[íi]quid[oa]|brut[oa]|approx\p{L}*)$)(?!\p{Lu}{2,}(?<![KMGT]B)$)([\p{L}%‰°²³/$€£µ ]{1,14})$/u;
/** Columns whose figures tell one thing from another. */
const NAMING =
	/^(?:salas?|rooms?|n[ºo°]\.?|no\.?|nr\.?|number|número|#|id|c[oó]d(?:igo)?|code|tel(?:efone)?|phone|ramal|extension|p[aá]g(?:ina)?|page|ano|year|since|desde|pos(?:ição|ition)?|rank(?:ing)?|lugar|vers(?:ão|ion)|release|cep|zip|data|date|hora|horário|time|artigo|cap[ií]tulo|chapter)(?!\p{L})/iu;
const VERSION = /vers|release/i;
const QUANTITY =
	/^-?(?:\p{Lu}{0,3}\p{Sc}\s?|\p{Lu}{3}\s)?-?\d[\d.,]*(?: \d{3})*(?:\s?[%‰°\p{L}/²³]{1,14})?(?:\s(?!d[eo]\s)\p{L}{1,12})?$/u;

function readColumn(rawHeader: string, raw: readonly string[], language: Language, marks: Marks): Column {
	const { name, aside } = headerOf(rawHeader);
	const isBare = raw.every((cell) => cell.trim() === '' || NOTHING.test(cell.trim()) || isWord(cell) || isFigure(cell));
	const isUnit = aside === '' && CURRENCY_HEAD.test(name);
	const share = SHARE_HEAD.exec(name)?.[1];
	const unit = isBare ? (isUnit ? name : (UNIT.exec(aside)?.[1] ?? '')) : '';
	const year = YEAR.test(aside) ? ` ${languagePack(language).table.inYear} ${aside}` : '';
	const cells = raw.map((cell) => {
		const plain = ticked(cell, raw, marks) ?? sayable(cell, marks);
		const said = share && /^\d[\d.,]*\s?%?$/.test(plain) ? `${plain.replace(/\s?%?$/, '%')} ${share}` : plain;
		return withUnit(
			VERSION.test(name) || !QUANTITY.test(said) ? said : said.replace(/(?<![.,]\d*)(\d)[.,]0(?![\d.,])/, '$1'),
			unit,
		);
	});
	const values = cells.map((cell) => quantity(cell, language));
	const isYears = values.every(
		(value) => value === null || (Number.isInteger(value) && value >= 1000 && value <= 2100),
	);
	const header = isUnit || share ? '' : withoutAsides(name).replace(/\?$/, '').replace(/:\s/g, ', ') + year;
	return {
		header: header && isSpeakable(`a header among words ${name}`) ? header : '',
		isMoney: cells.some((cell) => MONEY.test(cell)) || (CURRENCY.test(unit) && isBare),
		isMeasure: !NAMING.test(name) && !(isYears && !cells.some((cell) => /\D/.test(cell))),
		cells,
		values,
	};
}

/** "$K", "R$ mil": a head that is nothing but what the figures below it are counted in. */
const CURRENCY_HEAD =
	/^(\p{Lu}{0,3}\p{Sc}|%)(?:\s?(K|M|B|mil|mi|milhões|bi|bilhões|thousand|million|billion)|(\/\p{L}{1,8}))?$/u;

/** What adds up is counted in one thing. */
const SUM = /(?:^|\s)(?:sub)?total(?:\s|$)/iu;
const FIRST_SIGN = /^(\p{Lu}{0,2}\p{Sc})\s?\d/u;

/** "$11,220" above "8,700", as accounts have it: what the first figure is counted in, the others are. */
function withFirstSign(cells: string[]): string[] {
	const sign = FIRST_SIGN.exec(cells.find((cell) => cell.trim() !== '') ?? '')?.[1] ?? '';
	const isOne = cells.every((cell) => cell.startsWith(sign) || cell.trim() === '' || isFigure(cell));
	return sign !== '' && isOne ? cells.map((cell) => withUnit(cell, sign)) : cells;
}

/** "% of those in debt": what the figures are shares of. */
const SHARE_HEAD = /^%\s(?=(?:of|d[aeo]s?)\s)(.{4,40})$/u;

const isFigure = (cell: string): boolean => /^\s*[-−–+]?\d[\d.,]*(?:\s?[x×]\s?\d[\d.,]*){0,2}\s*$/.test(cell);
const isWord = (cell: string): boolean => /^\p{L}[\p{L} ]*$/u.test(cell.trim());

/** "x" in a column that holds nothing else is a tick. */
function ticked(cell: string, column: readonly string[], { yes }: Marks): string | null {
	const isTicks = column.every((one) => /^\s*x?\s*$/i.test(one));
	return isTicks && cell.trim() !== '' ? yes : null;
}

function withUnit(cell: string, unit: string): string {
	if (unit === '' || !isFigure(cell)) return cell;
	const money = CURRENCY_HEAD.exec(unit);
	if (money) {
		const [, sign = '', scale = '', per = ''] = money;
		if (sign === '%') return `${cell.trim()}%`;
		const [, minus = '', figure = ''] = /^([-−–]?)(.*)$/u.exec(cell.trim()) ?? [];
		return `${minus}${sign}${sign === '$' ? '' : ' '}${figure}${scale.length > 1 ? ' ' : ''}${scale}${per}`;
	}
	return /^[%‰°]/.test(unit) ? `${cell}${unit}` : `${cell} ${unit}`;
}

const FREE = /^(?:gr[aá]tis|gratuit[oa]|de graça|free)$/iu;

function quantity(cell: string, language: Language): number | null {
	if (FREE.test(cell)) return 0;
	if (!QUANTITY.test(cell)) return null;
	const digits = /-?\d[\d.,\s]*/.exec(cell.replace(/^-\D+/, '-'))?.[0].replace(/\s/g, '') ?? '';
	const plain = languagePack(language).notation.decimalComma
		? digits.replaceAll('.', '').replace(',', '.')
		: digits.replaceAll(',', '');
	const value = Number.parseFloat(plain);
	return Number.isFinite(value) ? value : null;
}

/** What a quantity is counted in, as written, one or many of it; null of what costs nothing. */
export function unitOf(cell: string): string | null {
	return FREE.test(cell) ? null : cell.replace(/[-\d.,\s]+/g, '').replace(/(?<=\p{L}{2})s$/u, '');
}
