import type { Language } from '@nexus/contract';
import type { Block, Span } from '@nexus/document-text';
import { isSpeakable, signsInWords, withoutAsides } from '@nexus/language/sayable';
import { languagePack } from '../language/index.ts';
import { quiet, shortened } from './cell-words.ts';
import { withoutNotation } from './notation.ts';

export type Table = Extract<Block, { kind: 'table' }>;

/** A column beside the labels, its cells as they are said. */
export interface Column {
	/** Without the unit in its parenthesis; empty where it has no header. */
	header: string;
	/** One for each row; empty where there is nothing, or nothing that can be said. */
	cells: string[];
	/** What each cell counts; null where it is no quantity. */
	values: (number | null)[];
	/** It says how much more or less something is than it was. */
	isChange: boolean;
	/** Most of its cells are words rather than figures. */
	isWordy: boolean;
}

interface Row extends Span {
	label: string;
	/** Above which of them it stands: "Expenses"; empty where its table has no groups. */
	group: string;
}

export interface ReadTable {
	/** What the labels are of. */
	key: string;
	rows: Row[];
	columns: Column[];
}

/** Characters of a cell that are read: no sentence that could be told is longer. */
const LONGEST_CELL = 400;
/** "61 (52–72)": an interval beside its estimate. */
const INTERVAL = /^([-−]?\d[\d.,]*)\s\([-−]?\d[\d.,]*\s?[–-]\s?[-−]?\d[\d.,]*\)$/u;
const NOTHING = /^(?:[-–—.…*]*|n\/?[ad]\.?|\?)$/iu;

/** A table's rows by their labels: the first column, or the one behind it where the first counts or groups the rows. */
export function readTable(written: Table, language: Language): ReadTable {
	const table = withFirstRow(written);
	const width = Math.max(table.header.length, ...table.rows.map(({ cells }) => cells.length));
	const { periods } = languagePack(language).table;
	const heard = (cell = '') => {
		const plain = periods.reduce((text, [written, said]) => text.replace(written, said), cell.slice(0, LONGEST_CELL));
		return signsInWords(withoutNotation(plain.trim().replace(INTERVAL, '$1'), language), language);
	};
	const raw = (column: number) => table.rows.map(({ cells }) => heard(cells[column]));
	const heads = table.header.map(heard);
	const areLoud = heads.some((head) => /\p{Lu}{5}/u.test(head)) && !/\p{Ll}/u.test(heads.join(''));
	if (areLoud) heads.splice(0, width, ...heads.map(quiet));
	const letters = width > 2 && heads[0] === '' && raw(0).every((cell) => /^\p{L}$/u.test(cell)) ? raw(0) : null;
	const counted = letters || (width > 2 && countsRows(raw(0))) ? 1 : 0;
	const spanned = !letters && width > counted + 2 ? spannedBy(raw(counted), raw(counted + 1)) : null;
	const at = spanned ? counted + 1 : counted;
	const named = raw(at).map(measured);
	const isHead = (row: number) => width > 1 && table.rows[row]?.cells.every((cell, own) => own <= at || !cell.trim());
	const isSummed = named.some(({ name }) => isSum(name));
	let group = '';
	const rows = named.map(({ name }, row): Row => {
		const lettered = letters ? `${heads[at]} ${letters[row]}. ${name}` : name;
		const label = shortened(sayable(isSum(lettered) ? quiet(lettered) : lettered, language));
		if (isHead(row)) group = label;
		const own = spanned?.[row] ?? (isSum(label) && label.includes(' ') ? '' : group);
		if (isSum(label)) group = '';
		return { label, group: own, start: table.rows[row]?.start ?? 0, end: table.rows[row]?.end ?? 0 };
	});
	const kept = [...rows.keys()].filter((row) => rows[row]?.label !== '' && !isHead(row));
	const columns = Array.from({ length: Math.max(0, width - at - 1) }, (_none, index) => at + 1 + index).map((index) => {
		const cells = isSummed ? withFirstSign(raw(index)) : raw(index);
		const withUnits = cells.map((cell, row) => withUnit(cell, named[row]?.unit ?? ''));
		return readColumn(
			heads[index] ?? '',
			kept.map((row) => ({ cell: withUnits[row] ?? '', label: rows[row]?.label ?? '' })),
			language,
		);
	});
	const key = letters ? '' : withoutAsides(headerOf(heads[at] ?? '').name);
	return { key, rows: kept.flatMap((row) => rows[row] ?? []), columns: withUnitColumn(columns) };
}

/** With its head for a row where that holds figures: "Wells (143) | 740,740.00". */
function withFirstRow(table: Table): Table {
	const [, ...cells] = table.header;
	if (cells.length === 0 || !cells.every((cell) => /^\P{L}*\d[.,]\d+$/u.test(cell))) return table;
	const first = { cells: table.header, start: table.start, end: table.rows[0]?.start ?? table.end };
	return { ...table, header: [], rows: [first, ...table.rows] };
}

/** Labels that come again or stand in the first of their rows alone, with others behind them; null for any others. */
function spannedBy(labels: readonly string[], behind: readonly string[]): string[] | null {
	let last = '';
	const filled = labels.map((label) => {
		last = label || last;
		return last;
	});
	const isSpanned = labels[0] !== '' && labels.filter((label) => label === '').length * 2 > labels.length;
	const isUnique = (cells: readonly string[]) => new Set(cells).size === cells.length;
	const isPaired =
		!isUnique(labels) &&
		isUnique(labels.map((label, row) => `${label}|${behind[row]}`)) &&
		behind.every((cell) => /\p{L}{2}/u.test(cell) && !/\d/.test(cell));
	return isSpanned || (isPaired && !labels.includes('')) ? filled : null;
}

/** "1", "2º", "3.": the number of each row, in order. */
const countsRows = (cells: readonly string[]): boolean =>
	cells.length > 1 && cells.every((cell, index) => Number.parseInt(cell, 10) === index + 1 && /^\d+\D?$/.test(cell));

/** Rows that add up or level the others, or what accounts come to. */
const SUM =
	/^(?:sub)?(?:total|totais|soma|sobra|m[eé]dia|geral|sum|average|mean|overall|all|surplus|deficit|profit|loss|net|result|resultado|saldo|(?:closing )?balance|super[áa]vit|d[ée]ficit|lucro|preju[íi]zo)(?!\p{L})|\s(?:sub)?total(?:\s\([^()]*\))?$/iu;
export const isSum = (label: string): boolean => SUM.test(label);

/** Units as they stand in parentheses behind what they measure. */
const MEASURED_IN =
	/^(?:em |in )?(?:[\p{L}²³]{1,10}(?:\/| por | per )(?:min\p{L}*|h|hora|hour|s|dia|day|m[êe]s|month|ano|year|km|kg|ha|m[²³]?)|[%‰]|°?[CF]|[kcmµ]?m[²³]?|k?m\/h|mi|ft|in|sq ft|sq mi|ha|[km]?g|t|lbs?|oz|[ml]?[lL]|m[lL]|[kMGT]?Wh?|[kMGT]?Wh\/(?:ano|mês|yr|year|mo)|[KMGT]B|[kMG]?Hz|min|h|s|ms|litros|liters|dias|days|meses|months|semanas|weeks|anos|years|yrs|horas|hours|(?:R|US)?\$(?:\s?(?:K|M|B|mil|mi|milhões|bi|bilhões))?|€|£)(?:,\s[\p{L} ]{3,20})?$/u;

/** "Área (m²)" of a row, whose figures are counted in what stands in its parenthesis. */
function measured(label: string): { name: string; unit: string } {
	const { name, aside } = headerOf(label.replace(/\s[¹²³⁴*†]+$/u, ''));
	const unit = MEASURED_IN.test(aside) ? aside.replace(/,.*$/, '') : '';
	return unit === ''
		? { name: label, unit }
		: { name: aside.includes(',') ? `${name}${aside.slice(unit.length)}` : name, unit };
}

/** What a figure is without it is something else: "3 colheres (sopa)", "Aug. 13 (vote)", "12 (of 40)". */
const HOLDS_MORE =
	/\([^()]*\d[^()]*\)|\(\p{L}+(?:\s\p{L}+){2,}\)|\d[^()]*\(\p{Ll}{3,12}\)$|\((?:loss|preju[íi]zo|d[ée]ficit)\)$/iu;
const YES = /^(?:✓|✔|✅|☑|🗸)\uFE0F?$/u;
const NO = /^(?:✗|✘|❌|✖|☒)\uFE0F?$/u;

/** A cell or a label as it is said; empty where it cannot be. */
function sayable(cell: string, language: Language): string {
	const { yes, no } = languagePack(language).table;
	const plain = cell.replace(/^\/(?=\p{L})|(?:(?<=\p{L}{3})|\s)[¹²³⁴*†]+$/gu, '').trim();
	if (YES.test(plain)) return yes;
	if (NO.test(plain)) return no;
	const text = (HOLDS_MORE.test(plain) ? plain : withoutAsides(plain)).replace(
		/(?<!(?:^|\s)\p{Lu}\p{L}{0,4}|\b[ap]\.m)\.$|[;,]+$/u,
		'',
	);
	// Among words, a short cell is judged by what it holds, not by how little that is.
	const words = plain.replace(/^[-−–+]\s?(?=\P{L}?\d|\p{Lu}{0,2}\p{Sc})|\s*\([^()]*\)/gu, '');
	if (NOTHING.test(text) || !isSpeakable(`a cell among other words ${words}`)) return '';
	return BELOW.test(plain) ? `-${text.replace(BELOW, '')}` : text;
}

const MONEY = String.raw`(?:\p{Lu}{0,2}\p{Sc}\s?)`;
const BELOW = new RegExp(String.raw`^[-−–]\s?(?=${MONEY}?\d)`, 'u');
const LOSS = new RegExp(String.raw`^(${MONEY})?\((${MONEY})?(\d[\d.,]{2,})\)$`, 'u');
/** What a row comes to, where less than nothing is a loss. */
const RESULT = /^(?:surplus|deficit|net|profit|loss|result|sobra|super[áa]vit|d[ée]ficit|lucro|preju[íi]zo)|\(loss\)/iu;

/** "(3,630)" -> "a loss of 3,630"; "–$287" -> "less $287"; "−20%" -> "minus 20%"; "+9 min" -> "plus 9 min". */
function signed(cell: string, label: string, isAmount: boolean, language: Language): string {
	const { plus, minus, less, loss } = languagePack(language).table;
	const below = isAmount && RESULT.test(label) ? loss : isAmount ? less : minus;
	return cell.replace(BELOW, `${below} `).replace(/^\+\s?(?=\P{L}{0,3}\d)/u, `${plus} `);
}

/** A header and what stands in the parenthesis behind it: "Altura (m)". */
function headerOf(header: string): { name: string; aside: string } {
	const found = /^([^([]+)[([]([^()[\]]*)[)\]]\s*$/u.exec(header);
	return { name: (found?.[1] ?? header).trim(), aside: (found?.[2] ?? '').trim() };
}

const UNIT =
	/^(?:em |in )?(?!(?:average|mean|median|total|n|m[ée]di[ao]s?|mediana|l[íi]quid[oa]|brut[oa]|approx\p{L}*)$)(?!\p{Lu}{2,}(?<![KMGT]B)$)([\p{L}%‰°²³/$€£µ ]{1,14})$/u;
/** Columns whose figures tell one thing from another. */
const NAMING =
	/^(?:salas?|rooms?|n[ºo°]\.?|no\.?|nr\.?|number|número|#|id|c[oó]d(?:igo)?|code|tel(?:efone)?|phone|ramal|extension|p[aá]g(?:ina)?|page|ano|year|since|desde|pos(?:ição|ition)?|rank(?:ing)?|lugar|vers(?:ão|ion)|release|cep|zip|data|date|hora|horário|time|artigo|cap[ií]tulo|chapter)(?!\p{L})/iu;
const QUANTITY =
	/^[-−–+]?(?:\p{Lu}{0,3}\p{Sc}\s?|\p{Lu}{3}\s)?-?\d[\d.,]*(?: \d{3})*(?:\s?[%‰°\p{L}/²³]{1,14})?(?:\s(?!d[eo]\s)\p{L}{1,12})?$/u;
const STARTS_FIGURE =
	/^(?:(?:about|at (?:least|most)|over|under|up to|cerca de|pelo menos|no máximo|mais de|menos de|até)\s)?[-−–+~]?(?:\d|\p{Lu}{0,3}\p{Sc})/u;
const CHANGE = /^(?:varia|chang|diff|diferen|Δ)/iu;
/** "% of those in debt": what the figures are shares of. */
const SHARE_HEAD = /^%\s(?=(?:of|d[aeo]s?)\s)(.{4,40})$/u;

function readColumn(head: string, raw: readonly { cell: string; label: string }[], language: Language): Column {
	const { name, aside } = headerOf(head);
	const isBare = raw.every(({ cell }) => NOTHING.test(cell) || /^\p{L}[\p{L} ]*$/u.test(cell) || isFigure(cell));
	const isUnit = aside === '' && CURRENCY_HEAD.test(name);
	const share = SHARE_HEAD.exec(name)?.[1];
	const unit = isBare ? (isUnit ? name : (UNIT.exec(aside)?.[1] ?? '')) : '';
	const isTicks = raw.every(({ cell }) => /^x?$/i.test(cell));
	const { yes, inYear } = languagePack(language).table;
	const plain = raw.map(({ cell }) => {
		const figure = cell.replace(LOSS, '-$1$2$3').replace(/(?<=\p{Sc}\d[\d.,]*)\s(?=[KMB](?!\p{L}))/u, '');
		const said = isTicks && cell !== '' ? yes : sayable(figure, language);
		const shared = share && /^\d[\d.,]*\s?%?$/.test(said) ? `${said.replace(/\s?%?$/, '%')} ${share}` : said;
		const isExact = /vers|release/i.test(name) || !QUANTITY.test(shared);
		return withUnit(isExact ? shared : shared.replace(/(?<![.,]\d*)(\d)[.,]0(?![\d.,])/, '$1'), unit);
	});
	const values = plain.map((cell) => (NAMING.test(name) ? null : quantity(cell, language)));
	const areYears = plain.every((cell) => /^(?:1[0-9]|20)\d\d$|^$/.test(cell));
	const isChange = CHANGE.test(name) || raw.some(({ cell }) => cell.startsWith('+'));
	const isMoney = plain.some((cell) => /\p{Sc}/u.test(cell)) || raw.some(({ cell }) => LOSS.test(cell));
	const year = /^(?:1\d|20)\d\d$/.test(aside) ? ` ${inYear} ${aside}` : '';
	const header = isUnit || share ? '' : withoutAsides(name).replace(/:\s/g, ', ') + year;
	const filled = plain.filter(Boolean);
	return {
		header: header && isSpeakable(`a header among words ${name}`) ? header : '',
		cells: plain.map((cell, row) => signed(cell, raw[row]?.label ?? '', isMoney && !isChange, language)),
		values: areYears ? values.map(() => null) : values,
		isChange,
		isWordy: filled.filter((cell) => !STARTS_FIGURE.test(cell)).length * 2 >= Math.max(1, filled.length),
	};
}

/** "kg" beside "24.000": the unit that has a column of its own, behind the amount. */
function withUnitColumn(columns: Column[]): Column[] {
	const unit = columns.find(({ header }) => /^(?:unid(?:ade)?|und?|units?|uom)\.?$/iu.test(header));
	const amount = columns.find(({ header }) => /^(?:quant(?:idade|ity)|qtde?|qty|amount)\.?$/iu.test(header));
	if (!unit || !amount) return columns;
	const cells = amount.cells.map((cell, at) => {
		const name = unit.cells[at] ?? '';
		return `${cell} ${cell !== '1' && /^\p{L}{4,}[^s.\P{L}]$/u.test(name) ? `${name}s` : name}`.trim();
	});
	return columns.flatMap((one) => (one === unit ? [] : one === amount ? { ...amount, header: '', cells } : one));
}

/** "$K", "R$ mil": a head that is nothing but what the figures below it are counted in. */
const CURRENCY_HEAD =
	/^(\p{Lu}{0,3}\p{Sc}|%)(?:\s?(K|M|B|mil|mi|milhões|bi|bilhões|thousand|million|billion)|(\/\p{L}{1,8}))?$/u;

/** "$11,220" above "8,700", as accounts have it: what the first figure is counted in, the others are. */
function withFirstSign(cells: string[]): string[] {
	const sign = /^(\p{Lu}{0,2}\p{Sc})\s?\d/u.exec(cells.find((cell) => cell !== '') ?? '')?.[1] ?? '';
	const isOne = cells.every((cell) => cell.startsWith(sign) || cell === '' || isFigure(cell) || LOSS.test(cell));
	return sign !== '' && isOne ? cells.map((cell) => withUnit(cell.replace(LOSS, '-$1$2$3'), sign)) : cells;
}

const isFigure = (cell: string): boolean => /^[-−–+]?\d[\d.,]*(?:\s?[x×]\s?\d[\d.,]*){0,2}$/.test(cell);

function withUnit(cell: string, unit: string): string {
	if (unit === '' || !isFigure(cell)) return cell;
	const [, sign = '', scale = '', per = ''] = CURRENCY_HEAD.exec(unit) ?? [];
	if (sign === '') return /^[%‰°]/.test(unit) ? `${cell}${unit}` : `${cell} ${unit}`;
	if (sign === '%') return `${cell}%`;
	const [, minus = '', figure = ''] = /^([-−–]?)(.*)$/u.exec(cell) ?? [];
	return `${minus}${sign}${sign === '$' ? '' : ' '}${figure}${scale.length > 1 ? ' ' : ''}${scale}${per}`;
}

function quantity(cell: string, language: Language): number | null {
	if (!QUANTITY.test(cell)) return null;
	const digits = /\d[\d.,\s]*/.exec(cell)?.[0].replace(/\s/g, '') ?? '';
	const { decimalComma } = languagePack(language).notation;
	const plain = decimalComma ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
	return Number.parseFloat(plain) * (/^\P{L}?[-−–]/u.test(cell) ? -1 : 1);
}
