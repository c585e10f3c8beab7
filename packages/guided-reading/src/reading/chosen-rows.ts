import type { Language } from '@nexus/contract';
import { contentStems, countWords } from '@nexus/language/words';
import { type Column, isSum, type ReadTable } from './read-table.ts';

/** The text above a table, which has been heard, and that below it. */
export interface Around {
	above: string;
	below: string;
}

/** Columns that are told of a row. */
const MOST_COLUMNS = 5;
/** A table of so many figures or rows, and no more words, is told whole: who hears a part of it takes that for all. */
const WHOLE = { figures: 14, rows: 9, few: 4, words: 200 } as const;
/** Figures that are told of a larger one, and its rows at least, where they can be compared and where they cannot. */
const MOST_FIGURES = 16;
const LEAST_ROWS = { compared: 2, apart: 4 } as const;
/** Rows and words of one of words. */
const MOST_WORDED = { rows: 16, words: 240 } as const;

/** Heads that say when or under what figures hold, rather than what they are. */
export const TIMES =
	/^(?:(?:1\d|20)\d\d|before|after|during|until|with|without|now|then|today|later|since|antes|depois|durante|até|com|sem|hoje|agora|desde)(?!\p{L})/iu;
/** How sure a figure is: for the eye. */
const SPREAD = /^(?:SD|SE|SEM|DP|EP|IQR|(?:9\d ?% ?)?(?:CI|IC)(?: ?9\d ?%)?|p|n)\.?$/iu;
/** Who sees to what a row says: of use to whoever does it. */
const OWNER = /^(?:owner|lead|who|assignee|responsible|respons[áa]ve(?:l|is)|quem|dono)$/iu;

/** Columns that tell one row from another; of many times the first and the last. */
export function tellingColumns({ columns, rows }: ReadTable): Column[] {
	const areTasks = rows.filter(({ label }) => countWords(label) > MOST_COLUMNS - 2).length * 2 > rows.length;
	const telling = columns.filter(({ cells, header }, at) => {
		const said = cells.filter(Boolean);
		const isTwin = header !== '' && columns.findIndex((one) => one.header === header) < at;
		const differs = rows.length === 1 || said.length < rows.length || new Set(said).size > 1;
		return said.length > 0 && differs && !isTwin && !SPREAD.test(header) && !(areTasks && OWNER.test(header));
	});
	if (telling.length === 0) return columns.slice(0, 1);
	const areTimes = telling.length > 2 && telling.every(({ header, isWordy }) => !isWordy && TIMES.test(header));
	return areTimes
		? telling.filter((_column, at) => at === 0 || at === telling.length - 1)
		: telling.slice(0, MOST_COLUMNS);
}

/** Figures of a text, each as it is told from others: "25,0%" is "25%". */
const figuresIn = (text: string): string[] =>
	(text.match(/(?:\p{Sc}\s?)?\d[\d.,]*(?<=\d)%?/gu) ?? []).map((one) => one.replace(/[.,]0+(?=%?$)|\s/g, ''));

/** Those that a text tells of them; small ones stand in many places by chance. */
const toldIn = (text: string, figures: readonly string[]): string[] => {
	const heard = new Set(figuresIn(text));
	return figures.filter((one) => one.length > 2 && heard.has(one));
};

/** Of what a row comes to, only what the text above has not told. */
export function isNews({ rows }: ReadTable, { cells }: Column, at: number, { above }: Around): boolean {
	const own = figuresIn(cells[at] ?? '');
	return !isSum(rows[at]?.label ?? '') || own.length === 0 || toldIn(above, own).length < own.length;
}

/**
 * Which rows are told: all of a small table, the first ones of many in words; else what they come to, the greatest, the
 * least and what changed most, and those that the text speaks of, without those that it has told; of a scale the ends.
 */
export function chosenRows(read: ReadTable, columns: readonly Column[], around: Around, language: Language): number[] {
	const { rows } = read;
	const { above, below } = around;
	const all = [...rows.keys()];
	const figured = columns.filter(({ isWordy }) => !isWordy);
	const figuresOf = (at: number) => new Set(figured.map(({ cells }) => cells[at]).filter(Boolean)).size;
	const figures = all.reduce((sum, at) => sum + figuresOf(at), 0);
	const wordsOf = (at: number) => countWords([rows[at]?.label, ...columns.map(({ cells }) => cells[at])].join(' '));
	const words = all.reduce((sum, at) => sum + wordsOf(at), 0);
	if (figured.length === 0) {
		let heard = 0;
		return all.slice(0, MOST_WORDED.rows).filter((at) => {
			heard += wordsOf(at);
			return heard <= MOST_WORDED.words;
		});
	}
	const figuresAt = (at: number) => figured.flatMap(({ cells }) => figuresIn(cells[at] ?? ''));
	const own = all.filter((at) => !isSum(rows[at]?.label ?? ''));
	const sums = all.filter((at) => !own.includes(at) && figured.some((column) => isNews(read, column, at, around)));
	const most = figures <= WHOLE.figures ? WHOLE.rows : WHOLE.few;
	if (words <= WHOLE.words && own.length + sums.length <= most) return all;
	const inner = own.filter((at) => toldIn(above, figuresAt(at)).length * 2 < Math.max(1, figuresAt(at).length));
	const numbers = inner.map((at) => Number.parseFloat((rows[at]?.label ?? '').replace(/[^\d.]/g, '')));
	const isScale = numbers.every((value, at) => value > (numbers[at - 1] ?? Number.NEGATIVE_INFINITY));
	const ends = isScale ? [inner.at(0), inner.at(-1)].flatMap((at) => at ?? []) : extremesOf(figured, inner);
	const byFigure = inner.filter((at) => toldIn(above + below, figuresAt(at)).length > 0);
	const said = new Set(contentStems(below, language));
	const byName = inner.filter((at) => {
		const stems = contentStems(rows[at]?.label ?? '', language);
		return stems.length > 0 && stems.every((stem) => said.has(stem));
	});
	const weighed = new Set([...sums, ...byFigure, ...ends, ...byName]);
	const least = ends.length > 0 ? LEAST_ROWS.compared : LEAST_ROWS.apart;
	const isOfMoney = (at: number) => Number(figured.some(({ cells }) => /\p{Sc}/u.test(cells[at] ?? '')));
	for (const at of inner.toSorted((a, b) => isOfMoney(b) - isOfMoney(a))) if (weighed.size < least) weighed.add(at);
	let heard = 0;
	const fits = (at: number) => {
		heard += figuresOf(at);
		return heard <= MOST_FIGURES;
	};
	return [...weighed].filter(fits).sort((a, b) => a - b);
}

/** Rows by their greatest and least change where columns are times or a column says it; else by their greatest figures. */
function extremesOf(columns: readonly Column[], rows: readonly number[]): number[] {
	const ofOne = columns.filter((column) => unitsOf(column, rows).size === 1);
	const [first, last] = [ofOne[0], ofOne.at(-1)];
	if (!first || !last) return [];
	const areTimes = ofOne.length === 2 && ofOne.every(({ header }) => TIMES.test(header));
	const ranked = (of: (at: number) => number | null) =>
		rows.filter((at) => of(at) !== null).toSorted((a, b) => (of(b) ?? 0) - (of(a) ?? 0));
	if (!last.isChange && !areTimes) {
		const tops = ofOne.flatMap(({ values }) => ranked((at) => values[at] ?? null)[0] ?? []);
		return first === last ? [...tops, ...ranked((at) => first.values[at] ?? null).slice(-1)] : tops;
	}
	const change = (at: number) => (last.values[at] ?? 0) - (last.isChange ? 0 : (first.values[at] ?? 0));
	const byChange = ranked(change);
	const [second, least] = [byChange[1], byChange.at(-1)];
	return [byChange[0], least !== undefined && change(least) < 0 ? least : second].flatMap((at) => at ?? []);
}

/** What a column's quantities are counted in: what is counted in one thing can be compared. */
const unitsOf = ({ cells, values }: Column, rows: readonly number[]): Set<string> =>
	new Set(
		rows.flatMap((at) =>
			typeof values[at] === 'number' ? (cells[at] ?? '').replace(/^\p{L}+ |[-\d.,\s]+|(?<=\p{L}{2})s$/gu, '') : [],
		),
	);
