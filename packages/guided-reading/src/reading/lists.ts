import type { Language } from '@nexus/contract';
import {
	asSentence,
	type Block,
	ITEM_NUMBER,
	isCitedWork,
	isLongItem,
	isNameRoll,
	itemDepths,
	itemsThere,
	type ListNumbers,
	readableSentence,
	type Sentence,
	type Span,
	withSpokenLabel,
} from '@nexus/document-text';
import { isSpeakable, sentenceCase, signsInWords } from '@nexus/language/sayable';
import { splitSentences } from '@nexus/language/sentences';
import { continued, countWords } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import type { BlockReading } from './block-reading.ts';
import { inSmallLetters } from './casing.ts';
import { BLANK, isBoilerplate, pointsElsewhere } from './furniture.ts';
import { LEFT_OPEN } from './headings.ts';
import { DASHES, MAIL, withoutBrackets } from './read-sentence.ts';
import type { Piece } from './unit.ts';

type List = Extract<Block, { kind: 'list' }>;

/** Nothing but code, an issue's number, a link, an arrow. */
const OF_A_PAGE =
	/^[-*+\d.)\s]*\**(?:`[^`\n]{0,80}`[*.:;,\s]*$|`-|(?:[Ii]ssue\s)?#\d|\[[^\]]{1,200}\]\([^()]*\)\s*$|https?:)|[→←↔⇒]/u;
/** "[Guide to the parts](...)", "Two of these [buttons](...)", below what sends there; "Class of 1981 https://...": a link. */
const TO_GET =
	/^[-*+\d.)\s]*\p{Extended_Pictographic}?\s?(?:[\p{L}\d]+,?\s){0,4}\[[\p{L}\d][^\]\n]{2,120}(?:$|\]\([^()\n]*\)(?:\s\([^()\n]{0,80}\))?(?:\s\S+)?\.?\s*$)/u;
const GETS =
	/(?<!\p{L})(?:parts|components|pe[çc]as|componentes|links?|saiba mais|leia|veja|confira|acesse|see|read|learn more|continue)(?!\p{L})[^.]{0,60}$/iu;
const ADDRESSED = /^[-*+\d.)\s]*[^\n.!?]{2,60}\s(?:[-–—:]\s)?https?:\S*$/u;
const COUNTS =
	/^(?:(?:dias?|days?|step|passo|etapa|weeks?|semanas?|phase|fase)\s\d|(?:(?:já )?(?:[ao]s?|the) )?(?:first|second|third|then|finally|primeir[ao]|segund[ao]|terceir[ao]|depois|por fim)(?!\p{L}))/iu;
const LINKED = /(?<!!)\[|@|https?:/;
/** What led to an address or to somebody's profile: "German translation from". */
const CUT_OFF = /\s(?:from|by|with|via|at|em|por|de)(?:\s&)?\s?\.?$/iu;
/** Characters behind a label or a sentence in which the address that it ends with begins. */
export const BEHIND = 12;
const NESTED = /\n[ \t]{2,}(?:[-*+]|\d{1,2}[.)])\s/;
/** Words of an item that names what its own items are about. */
const MOST_NAME = 10;
/** Words of one turn of a list, about. */
const MOST_WORDS = 76;

/**
 * A list whole: items that complete what introduces them in one sentence with it, all others sentence by sentence. What
 * they are numbered by stays, what cannot be said does not. Nothing where most cannot, or are of use to the eye alone.
 */
export function listPieces(
	{ items: all, start, end }: List,
	reading: BlockReading,
	isPart: boolean,
	of: ListNumbers,
): Piece[] {
	const { language, source, introduction } = reading;
	// "**Recording**: <https://...>": a label that nothing is said behind.
	const isLabel = (item: List['items'][number]) =>
		item.sentences.length === 1 &&
		item.sentences[0]?.text.endsWith(':') === true &&
		LINKED.test(source(item.end - 1, item.end + BEHIND));
	const there = itemsThere(all, source);
	const lines = there.map((item) => item.sentences.map(({ text }) => text).join(' '));
	if (isNameRoll(introduction?.text ?? '', lines)) return [];
	const told = there.filter(
		(item) =>
			itemText(item, '', reading) !== '' &&
			!isLabel(item) &&
			!BLANK.test(source(item.start, item.end)) &&
			!isCitedWork(source(item.start, item.end)),
	);
	const items = told.length * 2 > there.length ? told : [];
	const written = items.map((item) => source(item.start, item.end).trimEnd());
	const texts = items.map((item, at) => {
		const text = itemText(item, source(item.start, item.sentences[0]?.start ?? item.start), reading);
		return LINKED.test(written[at] ?? '') ? text.replace(CUT_OFF, '.') : text;
	});
	const forTheEye = written.filter((item) => OF_A_PAGE.test(item));
	const toBeGot = GETS.test(introduction?.text ?? '') ? TO_GET : ADDRESSED;
	const toGet = there.filter(({ start: from, end: to }) =>
		[to, to + BEHIND].some((until) => toBeGot.test((source(from, until).split('\n')[0] ?? '').trimEnd())),
	).length;
	if (items.length === 0 || toGet * 5 >= there.length * 2 || forTheEye.length * 2 > items.length) return [];
	// A gap in their numbers would be heard.
	const depths = itemDepths({ items }, source);
	// "1. Day 1", "1. First, ...": what tells its place by itself.
	const areCounted = texts.filter((text) => COUNTS.test(text)).length * 2 > texts.length;
	const marks = told.length < there.length || areCounted ? [] : marksOf(items, written, depths, reading, isPart, of);
	const spans = items.map((item) => ({ start: item.start, end: item.end }));
	const areSentences =
		items.some(isLongItem) ||
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
	const goesOn = introduction !== null && LEFT_OPEN.test(introduction.text);
	const areLabelled = goesOn || (texts.some((text) => LABELLED.test(text)) && texts.every(isSmall));
	const said = texts.flatMap((text, at) => {
		const item = items[at];
		const leads = (at < texts.length - 1 || reading.next === 'list') && item?.sentences.at(-1)?.text.endsWith(':');
		const whole = asSentence(marked(marks[at], text, language, areLabelled));
		if (item && isLongItem(item)) return sentencesOf(item, whole);
		return [{ text: leads ? whole.replace(/\.$/, ':') : whole, spans: spans.slice(at, at + 1), of: at }];
	});
	const isName = (at: number) => {
		const isAbove = (depths[at + 1] ?? 0) > (depths[at] ?? 0) && !((depths[at + 2] ?? 0) > (depths[at + 1] ?? 0));
		return isAbove && countWords(texts[at] ?? '') <= MOST_NAME && !/[.!?:]["”)]?$/.test(written[at] ?? '');
	};
	const pieces = withNames(said, isName);
	const [first] = pieces;
	if (!introduction || !first) return pieces;
	const opening = goesOn && marks[0] ? first.text.charAt(0).toLowerCase() + first.text.slice(1) : first.text;
	const led = {
		text: `${introduction.text}${marks[0] && !goesOn ? '.' : ':'} ${opening}`,
		spans: [introduction.span, ...first.spans],
	};
	return [led, ...pieces.slice(1)];
}

/** What names its own items, "User survey", in one piece with the first of them. */
function withNames(said: readonly (Piece & { of?: number })[], isName: (at: number) => boolean): Piece[] {
	const pieces: Piece[] = [];
	let name: Piece | undefined;
	for (const { of, text, spans } of said) {
		// "Hours a day. Example: 4 hours" has a colon of its own.
		const leads = LABELLED.test(text) ? name?.text : name?.text.replace(/\.$/, ':');
		if (name) pieces.push({ text: `${leads} ${text}`, spans: [...name.spans, ...spans] });
		else if (of === undefined || !isName(of)) pieces.push({ text, spans });
		name = !name && of !== undefined && isName(of) ? { text, spans } : undefined;
	}
	return name ? [...pieces, name] : pieces;
}

/** A paragraph's sentences, told apart where as many are said as are written. */
function sentencesOf({ start, end, sentences }: List['items'][number], said: string): Piece[] {
	const borders = splitSentences(said);
	if (borders.length !== sentences.length) return [{ text: said, spans: [{ start, end }] }];
	return borders.map(([from, to], at) => {
		const span = sentences[at] ?? { start, end };
		return { text: said.slice(from, to).trim(), spans: [{ start: at === 0 ? start : span.start, end: span.end }] };
	});
}

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

/** "ISBN: 978-0822355595", "(20%)". */
const LOOKED_UP = /^(?:isbn|issn|doi)(?!\p{L})|^\([^()\s]{1,12}\)\.?$/iu;

/** "- **1907.** The engineer": a year, which is no sentence, before those of its item. */
const YEAR = /^[-*+\s_]*(\d{4})[.:]?[*_\s]*[–—-]?\s*$/u;

/** All sentences of an item; empty where it cannot be said. */
function itemText(
	{ sentences }: List['items'][number],
	before: string,
	{ language, references, source }: BlockReading,
): string {
	const written = sentences.map(({ text }) => text).join(' ');
	// Among others, a short item is judged by what it holds, not by how little that is.
	const isSayable = (text: string) =>
		isSpeakable(`an item among others ${signsInWords(withoutBrackets(text).replace(MAIL, 'X'), language)}`);
	if (!isSayable(sentences[0]?.text ?? '') || !/\p{L}{2}/u.test(written)) return '';
	const isToldOf = ({ text, start, end }: Sentence) =>
		isSayable(text) &&
		!pointsElsewhere(text, language) &&
		!LOOKED_UP.test(text) &&
		!isBoilerplate(text, source(start, end + BEHIND), language);
	const told = sentences.filter((one, at) => at === 0 || isToldOf(one));
	const said = told
		.map(({ text }, at) => {
			const sentence = readableSentence(sentenceCase(withSpokenLabel(text, references).replace(DASHES, '')));
			return at < told.length - 1 && text.endsWith(':') ? sentence.replace(/\.$/, ':') : sentence;
		})
		.join(' ');
	const year = YEAR.exec(before)?.[1];
	if (year) return `${year}: ${said}`;
	return /^\p{Ll}/u.test(written) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
}

/** "3. Strain" -> "third": what each item is called by; those within a numbered one by nothing. */
function marksOf(
	items: readonly List['items'][number][],
	written: readonly string[],
	depths: readonly number[],
	{ language, references: { letters, numerals } }: BlockReading,
	isPart: boolean,
	{ depth, isNumbered, isOne, places }: ListNumbers,
): (string | undefined)[] {
	const { list } = languagePack(language);
	const named = written.map((item) => {
		const [, letter, roman] = /^[-+\s*_]*(?:\(?([a-hA-H])\)|([IVXL]{1,6})\s*[-–—.])\s/.exec(item) ?? [];
		if (letter) return letters === null ? undefined : `${letters} ${letter}`.trim();
		return roman && numerals ? `${numerals} ${roman}` : undefined;
	});
	if (named.some(Boolean)) return named;
	// "2. Run it", between two pieces of code: one of several.
	if (written.length < 2 && !isPart && Number(ITEM_NUMBER.exec(written[0] ?? '')?.[1] ?? 1) < 2) return [];
	return written.map((item, at) => {
		const number = ITEM_NUMBER.exec(item)?.[1];
		if (number === undefined || (isNumbered && (isOne || depths[at] !== depth))) return undefined;
		const place = places?.get(items[at]?.start ?? -1) ?? Number(number) - 1;
		return list.numbers[place] ?? String(place + 1);
	});
}

/** "for buyers: pay more": a colon of its own. */
const LABELLED = /^[^.:;]{3,40}:\s/u;

/** "second: We replace the oven"; "third, for buyers: pay more", and with it all items that can go on behind a comma. */
function marked(mark: string | undefined, text: string, language: Language, areLabelled: boolean): string {
	if (!mark) return text;
	return areLabelled || LABELLED.test(text) ? `${mark}, ${continued(text, language, '')}` : `${mark}: ${text}`;
}
