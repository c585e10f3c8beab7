import type { Language } from '@nexus/contract';
import type { Block, Span } from '@nexus/document-text';
import { isSpeakable, signsInWords } from '@nexus/language/sayable';
import { countWords } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import type { BlockReading } from './block-reading.ts';
import { continued, inSmallLetters } from './casing.ts';
import { BLANK } from './furniture.ts';
import { withSpokenLabel } from './labels.ts';
import { DASHES, withoutBrackets } from './read-sentence.ts';
import { asSentence, readableSentence } from './readable-sentences.ts';
import type { References } from './references.ts';
import { sentenceCase } from './sentence-case.ts';
import type { Piece } from './unit.ts';

type List = Extract<Block, { kind: 'list' }>;

/** Nothing but code, an issue's number, a link, an arrow. */
const OF_A_PAGE = /^[-*+\d.)\s]*\**(?:`[^`\n]{0,80}`[*.:;,\s]*$|`-|#\d|\[[^\]]{1,200}\]\([^()]*\)\s*$|https?:)|[→←↔⇒]/u;
const LINKED = /\[|@|https?:/;
/** What led to an address or to somebody's profile: "German translation from". */
const CUT_OFF = /\s(?:from|by|with|via|at|em|por|de)(?:\s&)?\s?\.?$/iu;
/** Characters of the address that a label stands before. */
const BEHIND = 12;
const NESTED = /\n[ \t]{2,}(?:[-*+]|\d{1,2}[.)])\s/;
/** Words of one turn of a list, about. */
const MOST_WORDS = 76;

/**
 * A list whole: items that complete what introduces them in one sentence with it, all others sentence by sentence. What
 * they are numbered by stays, what cannot be said does not. Nothing where most cannot, or are of use to the eye alone.
 */
export function listPieces(
	{ items: all, start, end }: List,
	{ language, source, introduction, references }: BlockReading,
	isPart: boolean,
): Piece[] {
	// "**Recording**: <https://...>": a label that nothing is said behind.
	const isLabel = (item: List['items'][number]) =>
		item.sentences.at(-1)?.text.endsWith(':') && LINKED.test(source(item.end - 1, item.end + BEHIND));
	const told = all.filter(
		(item) =>
			itemText(item, '', language, references) !== '' && !isLabel(item) && !BLANK.test(source(item.start, item.end)),
	);
	const items = told.length * 2 > all.length ? told : [];
	const written = items.map((item) => source(item.start, item.end).trimEnd());
	const texts = items.map((item, at) => {
		const text = itemText(item, source(item.start, item.sentences[0]?.start ?? item.start), language, references);
		return LINKED.test(written[at] ?? '') ? text.replace(CUT_OFF, '.') : text;
	});
	const forTheEye = written.filter((item) => OF_A_PAGE.test(item));
	if (items.length === 0 || forTheEye.length * 2 > items.length) return [];
	// A gap in their numbers would be heard.
	const marks = told.length < all.length ? [] : marksOf(written, language, references, isPart);
	const spans = items.map((item) => ({ start: item.start, end: item.end }));
	const areSentences =
		NESTED.test(source(start, end)) ||
		texts.slice(0, -1).some((text) => /[.!?]["”)]?\s+["“(]?\p{Lu}/u.test(text)) ||
		written.filter((text) => /[.!?]$/.test(text)).length > 1;
	if (introduction && !areSentences) {
		const joint = /[\s,;](and|or|e|ou)$/iu.exec(written.at(-2) ?? '')?.[1]?.toLowerCase() ?? '';
		const small = inSmallLetters(texts.map(open), language, source(start, end));
		const parts = small.map((text, at) => (marks[at] ? `${marks[at]}, ${text}` : text));
		const last = `${joint} ${parts.pop()}`.trim();
		return inOneSentence([...parts, last], spans, introduction);
	}
	const isSmall = (text: string) => LABELLED.test(text) || /^\p{Ll}/u.test(continued(text, language, ''));
	const areLabelled = texts.some((text) => LABELLED.test(text)) && texts.every(isSmall);
	const pieces = texts.map((text, at) => {
		const leads = at < texts.length - 1 && items[at]?.sentences.at(-1)?.text.endsWith(':');
		const said = asSentence(marked(marks[at], text, language, areLabelled));
		return { text: leads ? said.replace(/\.$/, ':') : said, spans: spans.slice(at, at + 1) };
	});
	const [first] = pieces;
	if (!introduction || !first) return pieces;
	const led = {
		text: `${introduction.text}${marks[0] && !OPEN_END.test(introduction.text) ? '.' : ':'} ${first.text}`,
		spans: [introduction.span, ...first.spans],
	};
	return [led, ...pieces.slice(1)];
}

/** A list whose items have items of their own as a list for each of them; itself where they have none. */
export function withOwnItems(list: List, source: BlockReading['source']): List[] {
	const indents = list.items.map(
		({ start }) => /[^\n]*$/.exec(source(Math.max(list.start, start - MOST_INDENT), start))?.[0] ?? '',
	);
	const depths = indents.map((indent) => indent.replace(/\S.*$/, '').length);
	const least = Math.min(...depths);
	const starts = list.items.flatMap((_item, at) => (at === 0 || depths[at] === least ? at : []));
	const numbers = starts.map((at) => NUMBER.exec(source(list.items[at]?.start ?? 0, list.items[at]?.end ?? 0))?.[1]);
	const areAlike = list.ordered && new Set(numbers).size === 1;
	if (starts.length === list.items.length || starts.length < 2 || areAlike) return [list];
	return starts.map((at, index) => {
		const items = list.items.slice(at, starts[index + 1]);
		return { ...list, items, start: items[0]?.start ?? list.start, end: items.at(-1)?.end ?? list.end };
	});
}

/** "3. Strain". */
const NUMBER = /^[\s*_]*\(?(\d{1,2})[.)]\s/;
/** Characters before an item in which its line begins. */
const MOST_INDENT = 40;

/** "Other benefits include": no sentence without what comes. */
const OPEN_END = /\s(?:to|are|is|includes?|including|são|é|inclu(?:i|em)|de|para)$/iu;

const open = (text: string): string => text.replace(/(?<!\b(?:etc|cia|ltda))\.$/u, '');

/** Items between semicolons, in turns that are about as long. */
function inOneSentence(
	parts: readonly string[],
	spans: readonly Span[],
	introduction: { text: string; span: Span },
): Piece[] {
	const turns: { texts: string[]; spans: Span[] }[] = [];
	const words = countWords(parts.join(' '));
	const share = words / Math.ceil(words / MOST_WORDS);
	parts.forEach((text, at) => {
		const turn = turns.at(-1);
		const span = spans.slice(at, at + 1);
		if (turn && countWords(turn.texts.join(' ')) + countWords(text) / 2 <= share) {
			turn.texts.push(text);
			turn.spans.push(...span);
		} else turns.push({ texts: [text], spans: at === 0 ? [introduction.span, ...span] : span });
	});
	return turns.map(({ texts, spans: of }, at) => ({
		text: asSentence(`${at === 0 ? `${introduction.text}: ` : ''}${texts.join('; ')}`),
		spans: of,
	}));
}

/** "- **1907.** The engineer": a year, which is no sentence, before those of its item. */
const YEAR = /^[-*+\s_]*(\d{4})[.:]?[*_\s]*[–—-]?\s*$/u;

/** All sentences of an item; empty where it cannot be said. */
function itemText(
	{ sentences }: List['items'][number],
	before: string,
	language: Language,
	{ sections }: References,
): string {
	const written = sentences.map(({ text }) => text).join(' ');
	// Among others, a short item is judged by what it holds, not by how little that is.
	const isSayable = isSpeakable(`an item among others ${signsInWords(withoutBrackets(written), language)}`);
	if (!isSayable || !/\p{L}{2}/u.test(written)) return '';
	const said = sentences
		.map(({ text }, at) => {
			const sentence = readableSentence(sentenceCase(withSpokenLabel(text, sections).replace(DASHES, '')));
			return at < sentences.length - 1 && text.endsWith(':') ? sentence.replace(/\.$/, ':') : sentence;
		})
		.join(' ');
	const year = YEAR.exec(before)?.[1];
	if (year) return `${year}: ${said}`;
	return /^\p{Ll}/u.test(written) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
}

/** "3. Strain" -> "third": what each item is called by; by its place where all have the same number. */
function marksOf(
	written: readonly string[],
	language: Language,
	{ letters, numerals }: References,
	isPart: boolean,
): (string | undefined)[] {
	const { list } = languagePack(language);
	const named = written.map((item) => {
		const [, letter, roman] = /^[-+\s*_]*(?:\(?([a-hA-H])\)|([IVXL]{1,6})\s*[-–—.])\s/.exec(item) ?? [];
		if (letter) return letters === null ? undefined : `${letters} ${letter}`.trim();
		return roman && numerals ? `${numerals} ${roman}` : undefined;
	});
	if (named.some(Boolean)) return named;
	const numbers = written.map((item) => NUMBER.exec(item)?.[1]);
	if (numbers.length < 2 && !isPart) return [];
	const areAlike = numbers.length > 1 && new Set(numbers).size === 1 && numbers[0] !== undefined;
	return numbers.map((number, at) => list.numbers[areAlike ? at : Number(number) - 1] ?? number);
}

/** "for buyers: pay more": a colon of its own. */
const LABELLED = /^[^.:;]{3,40}:\s/u;

/** "second: We replace the oven"; "third, for buyers: pay more", and with it all items that can go on behind a comma. */
function marked(mark: string | undefined, text: string, language: Language, areLabelled: boolean): string {
	if (!mark) return text;
	return areLabelled || LABELLED.test(text) ? `${mark}, ${continued(text, language, '')}` : `${mark}: ${text}`;
}
