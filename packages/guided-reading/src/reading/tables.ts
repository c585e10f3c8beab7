import type { Language } from '@nexus/contract';
import { countWords } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { capital } from './casing.ts';
import { type ReadTable, readTable, type Table } from './read-table.ts';
import { asSentence } from './readable-sentences.ts';
import type { Piece } from './unit.ts';

/** Of a turn: words beyond which rows are shared, rows at most, and rows of a few words; the last row is not left alone. */
const TURN = { words: 40, rows: 2, small: 3 } as const;
/** A table that is one turn: rows at most, and words of each, such as a roll call. */
const TINY = { rows: 9, words: 3 } as const;
/** Words of a small row. */
const SMALL = 12;

/**
 * A small table of plain words and figures whole, each row its label and then each cell behind the head of its column:
 * "Rope. In 2023–24: $4,900. In 2024–25: $5,150."; of two columns "Rope: $4,900." Nothing of any other.
 */
export function tablePieces(table: Table, source: string, language: Language): Piece[] {
	const read = readTable(table, source, language);
	if (!read) return [];
	const { key, heads, rows } = read;
	const span = { start: table.start, end: table.end };
	const head = { start: table.start, end: Math.max(table.start + 1, rows[0]?.start ?? table.end) };
	if (heads.length === 0)
		return [{ text: asSentence(rows.map(({ label }) => label).join('; ')), spans: [span], fragment: true }];
	if (OPPOSED.test(`${key}|${heads[0]}`))
		return [key, ...heads].map((head, at) => ({
			text: asSentence(`${head}: ${rows.flatMap(({ label, cells }) => [label, ...cells][at] || []).join('; ')}`),
			spans: [span],
		}));
	const pieces: Piece[] = [];
	const isHeaded = heads.some(Boolean) || GENERIC.test(key);
	const named = isHeaded ? (heads.length === 1 && !GENERIC.test(heads[0] ?? '') && heads[0]) || '' : key;
	const areTiny =
		rows.length <= TINY.rows && rows.every((_, at) => countWords(sentenceOf(read, at, language)) <= TINY.words);
	let turn = { words: 0, rows: 0, areSmall: true };
	rows.forEach(({ start, end, group }, at) => {
		const opens = group !== '' && group !== rows[at - 1]?.group;
		const above = [at === 0 ? named : '', opens ? group : ''].filter(Boolean).map(asSentence);
		const row = sentenceOf(read, at, language);
		const text = [...above, row].join(' ');
		const words = countWords(row);
		const areSmall = turn.areSmall && words <= SMALL;
		const open = pieces.at(-1);
		const most = areTiny ? rows.length : areSmall && rows.length - at !== 2 ? TURN.small : TURN.rows;
		const isFull = turn.rows >= most || turn.words + words > TURN.words;
		if (open && !opens && !isFull) {
			open.text += ` ${text}`;
			open.spans.push({ start, end });
			turn = { words: turn.words + words, rows: turn.rows + 1, areSmall };
		} else {
			turn = { words: countWords(text), rows: 1, areSmall: words <= SMALL };
			pieces.push({ text, spans: [head, { start, end }] });
		}
	});
	return pieces;
}

/** Two columns that are two lists side by side rather than rows. */
const OPPOSED =
	/^(?:(pode|deve|fa[çc]a|permitido|inclui|inclu[íi]do)\|n[ãa]o |(?:pr[óo]s|vantagens|pontos fortes)\||antes\|depois|(do|allowed|included|can)s?\|(?:not|do ?n|can ?n|excluded|never)|(?:pros|advantages|strengths)\|)/iu;

/** A row: its label, and each cell behind the head of its column. */
function sentenceOf(read: ReadTable, at: number, language: Language): string {
	const { heads, rows } = read;
	const { inYear } = languagePack(language).table;
	const cells = rows[at]?.cells ?? [];
	const name = nameOf(read, at, language);
	if (cells.every((cell) => cell === '')) return asSentence(name);
	if (heads.length === 1) return asSentence(`${name}${/[?!]["”]?$/.test(name) ? '' : ':'} ${cells[0]}`);
	const spoken = heads.map((head, column) => {
		const cell = cells[column] ?? '';
		return cell === '' ? '' : spokenCell(isYear(head) ? `${capital(inYear)} ${head}` : head, cell);
	});
	if (at > 0 && (isTimetable(read) || areDistinct(read)))
		return asSentence(`${name}: ${cells.filter(Boolean).join(', ')}`);
	return [asSentence(name), ...spoken].filter(Boolean).join(' ');
}

const spokenCell = (head: string, cell: string): string => {
	const plain = head === '' ? cell : cell.replace(/(?<=\p{L}):\s/gu, ', ');
	const name = head.replace(/:\s/gu, ', ');
	return head === '' || head.endsWith('?') ? `${head} ${asSentence(plain)}`.trim() : asSentence(`${name}: ${plain}`);
};

/** Words of a cell of a timetable. */
const MOST_CELL = 9;
const WHEN = /\d\s?h(?!\p{L})|\d:\d\d|(?<![\d/])\d{1,2}\/\d{1,2}|\d\sde\s\p{L}{4}|\p{Lu}\p{Ll}{2,8}\.?\s\d{1,2}(?!\d)/u;

/** Heads of the columns of a list of tasks. */
const TASK = /^(?:owner|due|status|responsible|respons[áa]ve(?:l|is))(?!\p{L})/iu;

/** Who does what and when: what each column is tells itself once it was said. */
function isTimetable({ heads, rows }: ReadTable): boolean {
	const cells = rows.flatMap((row) => row.cells);
	return (
		cells.every((cell) => countWords(cell) <= MOST_CELL && !/[.;:]\s|\d\s?%|^[\d.,]+$/u.test(cell)) &&
		heads.some((head, column) => TASK.test(head) || rows.every((row) => WHEN.test(row.cells[column] ?? '')))
	);
}

/** Of what kind a cell is, as one hears: a share, money, a figure; null for words and for nothing. */
function kindOf(cell: string): string | null {
	const figure = /^[-−]?(?:(\p{Sc}|R\$|US\$)\s?)?\d[\d.,]*\s?(%)?$/u.exec(cell);
	return figure && (figure[2] ?? (figure[1] ? 'money' : 'figure'));
}

/** "4,650, 25%": figures of which each column has a kind of its own, so that one hears which is which. */
function areDistinct({ heads, rows }: ReadTable): boolean {
	const kinds = heads.map((_, column) => new Set(rows.map((row) => kindOf(row.cells[column] ?? ''))));
	const own = kinds.flatMap((of) => (of.size === 1 ? [...of] : [null]));
	return !own.includes(null) && new Set(own).size === own.length;
}

/** "Nothing added" -> "nothing added": several words, none of them a name. */
const smallLabel = (label: string): string =>
	/^\p{Lu}\p{Ll}*\s[^\p{Lu}]+$/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

const isYear = (text: string): boolean => /^(?:1\d|20)\d\d(?:[–/-]\d\d(?:\d\d)?)?$/.test(text);
/** "1", "2º", "A": a ward, a quarter, an option. */
const NUMBER_ALONE = /^(?:\d{1,2}(?:[ºª]|st|nd|rd|th)?|\p{Lu})\.?$/u;
/** "12:26", "9h30": when something happened. */
const CLOCK = /^\d{1,2}(?::\d\d|h(?:\d\d)?)(?:\s?[ap]\.?m\.?)?$/iu;
/** Labels such as "menos de 6" and "7" say nothing without what they measure. */
const SCALE =
	/^(?:[\d.,\s–-]+$|\p{L}$|(?:\p{L}|\d{1,2})\.\s|(?:menos|mais|de|até|acima|abaixo|less|more|under|over|up|fewer)\s)/iu;
/** Heads that say no more than that there are rows. */
const GENERIC =
	/^(?:|#|n[ºo°]\.?|ite(?:m|ns|ms)|nome|name|o que|what|indica(?:dor|tor)|a[çc][ãa]o|action|amount|value|valor|quantia|quantidade|quantity|details?|detalhes?|descri[çc][ãa]o|description|vot[eo]s?|answers?|resposta)$/iu;

/** "In 2019", "At 12:26"; of two columns "Code 0", "Idade, menos de 6". */
function nameOf({ rows, key, heads }: ReadTable, at: number, language: Language): string {
	const { inYear, atTime } = languagePack(language).table;
	const label = rows[at]?.label ?? '';
	if (isYear(label)) return `${inYear} ${label}`;
	if (rows.every((row) => CLOCK.test(row.label))) return `${atTime} ${label}`;
	if (NUMBER_ALONE.test(label) && !GENERIC.test(key))
		return /\d\P{N}/u.test(label) ? `${label} ${key.toLowerCase()}` : `${key} ${label}`;
	if (heads.length > 1 || GENERIC.test(key) || !SCALE.test(label)) return label;
	return /^(?:\d\S*$|(?:\p{L}|\d{1,2})(?:\.\s|$))/u.test(label) ? `${key} ${label}` : `${key}, ${smallLabel(label)}`;
}
