import { countWords } from '@nexus/language/words';
import type { Block } from './types.ts';

type List = Extract<Block, { kind: 'list' }>;
type Item = List['items'][number];
/** The document between two offsets. */
type Source = (from: number, to: number) => string;

/** Words that are heard as one: of a list whose items are told apart only where they are more, and of an item that is long. */
const MOST_WORDS = 76;
const LONG_ITEM = 50;
/** Characters by which an item may be indented. */
const MOST_INDENT = 40;
/** "3. Strain". */
export const ITEM_NUMBER = /^[\s*_]*\(?(\d{1,2})[.)]\s/;

/**
 * A list as several: one for each item that has items of its own, and so on within it where it is long; one for each of
 * items that are paragraphs. Itself where it is neither.
 */
export function listsIn(list: List, source: Source): List[] {
	const depths = itemDepths(list, source);
	const least = Math.min(...depths);
	const starts = startsOf(depths, least);
	const [only] = starts;
	if (starts.length < 2) return only === undefined || depths.length < 2 ? [list] : withItemsApart(list, source);
	const borders = bordersOf(list, starts, (at) => (depths[at + 1] ?? 0) > least);
	return borders.length === 0 ? [list] : cut(list, [0, ...borders]).flatMap((own) => withItemsApart(own, source));
}

/** An item and its own items: a long one as lists of those, the first of them with the item itself. */
function withItemsApart(list: List, source: Source): List[] {
	const depths = itemDepths(list, source);
	const inner = depths.slice(1);
	const least = Math.min(...inner);
	const starts = startsOf(inner, least).map((at) => at + 1);
	const hasOwn = (at: number) => (depths[at + 1] ?? 0) > least;
	const isNested = (depths[1] ?? 0) > (depths[0] ?? 0);
	if (!isNested || wordsOf(list.items) <= MOST_WORDS || starts.length < 2 || !starts.some(hasOwn)) return [list];
	const [first, ...more] = cut(list, [0, ...bordersOf(list, starts, hasOwn)]);
	return [...(first ? [first] : []), ...more.flatMap((own) => withItemsApart(own, source))];
}

/**
 * The starts at which a list is cut: before and behind an item with items of its own or that is a paragraph. Others go
 * together, as long as they are short; none where there is no such item.
 */
function bordersOf(list: List, starts: readonly number[], hasOwn: (at: number) => boolean): number[] {
	const isApart = (at: number) => hasOwn(at) || list.items.slice(at, at + 1).some(isLongItem);
	if (!starts.some(isApart)) return [];
	const borders: number[] = [];
	for (const [index, at] of starts.entries()) {
		if (index === 0) continue;
		const words = wordsOf(list.items.slice(borders.at(-1) ?? 0, at));
		if (isApart(at) || isApart(starts[index - 1] ?? 0) || words >= MOST_WORDS / 2) borders.push(at);
	}
	return borders;
}

/** How the outermost items of a list are numbered. */
export interface ListNumbers {
	/** By how many characters they are indented. */
	depth: number;
	isNumbered: boolean;
	/** There is one. */
	isOne: boolean;
	/** Where each stands, by its offset, if their numbers do not: Markdown counts from the first. */
	places?: ReadonlyMap<number, number> | undefined;
}

export function listNumbers(list: List, source: Source): ListNumbers {
	const depths = itemDepths(list, source);
	const depth = Math.min(...depths);
	const outermost = list.items.filter((_, at) => depths[at] === depth);
	const numbers = outermost.map((item) => ITEM_NUMBER.exec(source(item.start, item.end))?.[1]);
	const first = Number(numbers[0]);
	const isCounted = list.ordered && first > 0 && numbers.some((number, at) => Number(number) !== first + at);
	const places = isCounted ? new Map(outermost.map(({ start }, at) => [start, first - 1 + at])) : undefined;
	return { depth, isNumbered: numbers.some(Boolean), isOne: outermost.length === 1, places };
}

/** By how many characters each item is indented. */
export const itemDepths = ({ items }: Pick<List, 'items'>, source: Source): number[] =>
	items.map(({ start }) => {
		let depth = 0;
		while (depth < MOST_INDENT && /[ \t]/.test(source(start - depth - 1, start - depth))) depth++;
		return depth;
	});

/** An item that is a paragraph. */
export const isLongItem = (item: Item): boolean => item.sentences.length > 2 && wordsOf([item]) > LONG_ITEM;

const wordsOf = (items: readonly Item[]): number =>
	countWords(items.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' '));

const startsOf = (depths: readonly number[], least: number): number[] =>
	depths.flatMap((depth, at) => (at === 0 || depth === least ? at : []));

/** The items from each of the starts up to the next one. */
const cut = (list: List, starts: readonly number[]): List[] =>
	starts.map((at, index) => {
		const items = list.items.slice(at, starts[index + 1]);
		return { ...list, items, start: items[0]?.start ?? list.start, end: items.at(-1)?.end ?? list.end };
	});

/** A list's items, of names with boxes before them those whose box is ticked, each without what names what comes below. */
export const itemsThere = (items: readonly Item[], source: Source): Item[] =>
	tickedItems(items, source).map((item) => withoutNextHeading(item, source));

/** "- II - ... da Associação.\nDos Associados": the last line, at the margin, behind what is whole. */
function withoutNextHeading(item: Item, source: Source): Item {
	const { start = 0, text = '' } = item.sentences.at(-1) ?? {};
	const isAtMargin = item.sentences.length > 1 && /[.;:]\s*\n$/.test(source(Math.max(item.start, start - 3), start));
	const isHeading = isAtMargin && countWords(text) <= MOST_NAME_WORDS && /^\p{Lu}[^.!?:;,]*$/u.test(text);
	return isHeading ? { ...item, sentences: item.sentences.slice(0, -1) } : item;
}

/** Of names with boxes before them, those who were there: the ones whose box is ticked. */
function tickedItems(items: readonly Item[], source: Source): readonly Item[] {
	const ticked = items.filter((item) => TICKED.test(source(item.start, item.end)));
	const others = items.filter((item) => EMPTY.test(source(item.start, item.end)));
	const areNames = items.every((item) => wordsOf([item]) <= MOST_NAME_WORDS);
	return areNames && others.length > 0 && ticked.length > 0 ? ticked : items;
}
const TICKED = /^[-*+]\s+\[[xX]\]/;
const EMPTY = /^[-*+]\s+\[ \]/;
const MOST_NAME_WORDS = 5;
