import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { continued } from './casing.ts';
import { asSentence } from './readable-sentences.ts';
import { inSmallLetters } from './small-letters.ts';
import type { ListItem, ListShape, Piece } from './unit.ts';

/** Words of one turn of a list. */
const MOST_WORDS = 60;
/** Words of an item that stands between semicolons where nothing introduces it. */
const SHORT_ITEM = 8;
/** Words of an introduction that is said again before the rest of a long list. */
const SHORT_INTRODUCTION = 6;
/** Words read of one list, about a minute and a half. */
const LONGEST = 220;
/** An item that holds several sentences. */
const SENTENCES = /^(.*?\p{L}{4}["”)]?)[.]\s+(\p{Lu}.+)$/u;
/** "O Secretário, considerando:": what follows is told as it stands, each by itself. */
const RECITED = /(?:^|[\s,])(?:considerando|whereas)$/iu;

interface Introduction {
	/** Without its colon. */
	text: string;
	span: Span;
}

/**
 * A list as it is read: items that complete what introduces them, or that are short, in one sentence with it; all others
 * sentence by sentence. Numbered items keep their numbers.
 */
export function listPieces(
	items: readonly ListItem[],
	{ isClosed, isChoice }: ListShape,
	introduction: Introduction | null,
	language: Language,
	known: string,
): Piece[] {
	const told = withinLimit(items);
	if (introduction && RECITED.test(introduction.text))
		return told.map((item) => ({ text: asSentence(item.text.replace(/^que\s/u, '')), spans: [spanOf(item)] }));
	const isShort = ({ text }: ListItem) => countWords(text) <= SHORT_ITEM && !SENTENCES.test(text);
	return !isClosed && (introduction || told.every(isShort))
		? inOneSentence(told, isChoice, introduction, language, known)
		: inSentences(told, introduction, language);
}

function withinLimit(items: readonly ListItem[]): ListItem[] {
	let words = 0;
	return items.filter(({ text }, index) => {
		words += countWords(text);
		return index < 2 || words <= LONGEST;
	});
}

const spanOf = ({ start, end }: ListItem): Span => ({ start, end });

/** Each item by itself, the first behind what introduces them all. */
function inSentences(items: readonly ListItem[], introduction: Introduction | null, language: Language): Piece[] {
	return items.map((item, index) => {
		const number = items.length > 1 ? item.number : undefined;
		const text = numbered(number, asSentence(item.text), false, language);
		if (!introduction || index > 0) return { text, spans: [spanOf(item)] };
		return { text: `${introduction.text}${number ? '.' : ':'} ${text}`, spans: [introduction.span, spanOf(item)] };
	});
}

/** Items between semicolons, a turn of them at a time. */
function inOneSentence(
	items: readonly ListItem[],
	isChoice: boolean,
	introduction: Introduction | null,
	language: Language,
	known: string,
): Piece[] {
	const { and, list } = languagePack(language);
	const ends = items.map(({ text }, index) => {
		const open = text.replace(/(?<!\b(?:etc|cia|ltda))\.$/u, '');
		return index === items.length - 1
			? open
			: open.replace(SENTENCES, (_, first, rest) => `${first} (${continued(rest, language, known)})`);
	});
	const small = inSmallLetters(ends, language, known);
	const lead = introduction?.text ?? '';
	const again = countWords(lead) <= SHORT_INTRODUCTION ? lead : list.goesOn;
	const groups: { texts: string[]; spans: Span[]; words: number }[] = [];
	items.forEach((item, index) => {
		const plain = introduction ? (small[index] ?? '').replace(/:\s/, ', ') : (small[index] ?? '');
		const text = numbered(items.length > 1 ? item.number : undefined, plain, true, language);
		const open = groups.at(-1);
		const words = countWords(text);
		if (open && open.words + words <= MOST_WORDS) {
			open.texts.push(index === items.length - 1 ? `${isChoice ? list.or : and} ${text}` : text);
			open.spans.push(spanOf(item));
			open.words += words;
		} else groups.push({ texts: [text], spans: [spanOf(item)], words });
	});
	return groups.map(({ texts, spans }, index) => {
		const body = texts.join('; ');
		if (!introduction) return { text: asSentence(body), spans, fragment: true };
		const text = asSentence(`${index === 0 ? lead : again}: ${body}`);
		return { text, spans: index === 0 ? [introduction.span, ...spans] : spans };
	});
}

/** "Second: We replace the oven."; "second, we replace the oven" within a sentence or where the item has a label. */
export function numbered(number: number | undefined, text: string, isWithin: boolean, language: Language): string {
	const ordinal = languagePack(language).list.ordinals[(number ?? 0) - 1];
	if (!ordinal) return text;
	const label = /^[^.:;]{3,40}(?=:\s)/u.exec(text)?.[0];
	const [small = ''] = label ? inSmallLetters([label], language, '') : [continued(text, language, '')];
	if (isWithin || label)
		return `${isWithin ? ordinal : asSentence(ordinal).slice(0, -1)}, ${small}${text.slice(small.length)}`;
	return `${asSentence(ordinal).slice(0, -1)}: ${text}`;
}
