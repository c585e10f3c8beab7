import type { Language } from '@nexus/contract';
import { countWords } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { type ReadTable, readTable, type Table } from './read-table.ts';
import { asSentence } from './readable-sentences.ts';
import type { Piece } from './unit.ts';

/** Words of a turn, beyond which the rows of a table are shared. */
const TURN = 40;

/**
 * A small table of plain words and figures whole, each row a sentence behind the heads of its columns: "Rope: in 2023–24,
 * $4,900; in 2024–25, $5,150.", or, of cells that hold commas, "Bat on a pet. Exposure? No. What to do: call." Nothing of
 * any other.
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
	const lead = heads.length === 1 && heads[0] ? `${asSentence(heads[0])} ` : '';
	let words = 0;
	rows.forEach(({ start, end, group }, at) => {
		const opens = group !== '' && group !== rows[at - 1]?.group;
		const text = `${at === 0 ? lead : ''}${opens ? `${asSentence(group)} ` : ''}${sentenceOf(read, at, language)}`;
		const open = pieces.at(-1);
		words += countWords(text);
		if (open && !opens && words <= TURN) {
			open.text += ` ${text}`;
			open.spans.push({ start, end });
		} else {
			words = countWords(text);
			pieces.push({ text, spans: [head, { start, end }] });
		}
	});
	return pieces;
}

/** Two columns that are two lists side by side rather than rows. */
const OPPOSED =
	/^(?:(pode|deve|fa[çc]a|permitido|inclui|inclu[íi]do)\|n[ãa]o |(?:pr[óo]s|vantagens|pontos fortes)\||antes\|depois|(do|allowed|included|can)s?\|(?:not|do ?n|can ?n|excluded|never)|(?:pros|advantages|strengths)\|)/iu;

/** A row as a sentence, or as sentences where commas of its cells would run into those that set them apart. */
function sentenceOf(read: ReadTable, at: number, language: Language): string {
	const { heads, rows } = read;
	const isSaid = at === 0 || areAlike(read) || rows[at]?.cells.includes('');
	const cells = heads.flatMap((head, column) => {
		const cell = rows[at]?.cells[column] ?? '';
		return cell === '' ? [] : [{ head, cell }];
	});
	const [first] = cells;
	const isOfSentences = heads.some((head) => /[,;:?]/.test(head)) || rows.some(({ cells: own }) => own.some(isLong));
	const name = nameOf(read, at, isOfSentences && heads.length > 1 ? ':' : ',', language);
	if (!first) return asSentence(name);
	if (heads.length === 1) return asSentence(`${name}${/[?!]["”]?$/.test(name) ? '' : ':'} ${first.cell}`);
	if (isOfSentences) return [asSentence(name), ...cells.map(({ head, cell }) => spokenCell(head, cell))].join(' ');
	const { inYear } = languagePack(language).table;
	if (!isSaid) return asSentence(`${name}: ${cells.map(({ cell }) => cell).join('; ')}`);
	const spoken = cells.map(({ head, cell }) => {
		const small = isYear(head) ? `${inYear} ${head}` : smallHead(head);
		return small === '' || cell.includes(small) ? cell : `${small}, ${cell}`;
	});
	return asSentence(`${name}: ${spoken.join('; ')}`);
}

/** Words of a cell that is heard as a sentence. */
const LONG = 5;
const isLong = (cell: string): boolean => /[,;:.]\s/.test(cell) || countWords(cell) > LONG;

/** Whether a cell could be taken for one of another column: both of words, or both of figures of one kind. */
function areAlike({ heads, rows }: ReadTable): boolean {
	const kinds = heads.map(
		(_head, column) =>
			new Set(
				rows.map(({ cells }) =>
					(cells[column] ?? '').replace(/^\D*[^\d\s]$|^\P{N}{12,}$/u, 'words').replace(/[\d.,\s−+]+/g, '#'),
				),
			),
	);
	return kinds.some((own, at) => kinds.slice(at + 1).some((other) => own.intersection(other).size > 0));
}

const spokenCell = (head: string, cell: string): string => {
	const plain = head === '' ? cell : cell.replace(/(?<=\p{L}):\s/gu, ', ');
	return head === '' || head.endsWith('?') ? `${head} ${asSentence(plain)}`.trim() : asSentence(`${head}: ${plain}`);
};

/** "Garantia" -> "garantia"; "IDH" and "Taxa Selic" keep their capitals. */
const smallHead = (head: string): string =>
	/^\p{Lu}(?:[\p{Ll}-]+(?:\s[^\p{Lu}]+)?|\s[^\p{Lu}]+)$/u.test(head)
		? head.charAt(0).toLowerCase() + head.slice(1)
		: head;

/** "Nothing added" -> "nothing added": several words, none of them a name. */
const smallLabel = (label: string): string =>
	/^\p{Lu}\p{Ll}*\s[^\p{Lu}]+$/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

const isYear = (text: string): boolean => /^(?:1\d|20)\d\d(?:[–/-]\d\d(?:\d\d)?)?$/.test(text);
/** "12:26", "9h30": when something happened. */
const CLOCK = /^\d{1,2}(?::\d\d|h(?:\d\d)?)(?:\s?[ap]\.?m\.?)?$/iu;
/** Labels such as "menos de 6" and "7" say nothing without what they measure. */
const SCALE =
	/^(?:[\d.,\s–-]+$|\p{L}$|(?:\p{L}|\d{1,2})\.\s|(?:menos|mais|de|até|acima|abaixo|less|more|under|over|up|fewer)\s)/iu;
/** Heads that say no more than that there are rows. */
const GENERIC = /^(?:|#|n[ºo°]\.?|ite(?:m|ns|ms)|nome|name|o que|what|indica(?:dor|tor)|a[çc][ãa]o|action)$/iu;

/** "In 2019", "At 12:26", "Code 0", "Idade, menos de 6"; above the first row what all of them are of: "Bairro, Vila Maria". */
function nameOf({ rows, key, heads }: ReadTable, at: number, mark: ',' | ':', language: Language): string {
	const { inYear, atTime } = languagePack(language).table;
	const label = rows[at]?.label ?? '';
	if (isYear(label)) return `${inYear} ${label}`;
	if (rows.every((row) => CLOCK.test(row.label))) return `${atTime} ${label}`;
	const isMeasured = SCALE.test(label);
	if (GENERIC.test(key) || !((at === 0 && heads.length > 1) || isMeasured)) return label;
	return /^(?:\d\S*$|(?:\p{L}|\d{1,2})(?:\.\s|$))/u.test(label)
		? `${key} ${label}`
		: `${key}${mark} ${smallLabel(label)}`;
}
