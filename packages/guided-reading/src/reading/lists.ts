import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { asSentence } from './readable-sentences.ts';
import { inSmallLetters } from './small-letters.ts';
import type { ListItem, ListShape, Piece } from './unit.ts';

/** Words of one turn of a list. */
const MOST_WORDS = 60;
/** Words of an item that stands between semicolons. */
const SHORT_ITEM = 16;
/** Words of an introduction that is said again before the rest of a long list. */
const SHORT_INTRODUCTION = 6;
/** Words read of one list, about a minute and a half. */
const LONGEST = 220;

/** An item of five words or more that begins as a sentence does, or with a share. */
const CLAUSE = /^(?:\p{Lu}\p{Ll}*|\d+(?:,\d+)?%)(?:\s\S+){4}/u;

interface Introduction {
	/** Without its colon. */
	text: string;
	span: Span;
}

/** What is spoken of by its number below a list: "on the third.", "a opção 2". */
export const COUNTED =
	/(?<!\p{L})(?:the (?:first|second|third|fourth|fifth)(?=[.,;:)]|\s(?:is|was|has|had|would|will|option|proposal|plan)(?!\p{L}))|(?:[oa]|d[oa]|n[oa]|à|ao) (?:primeir|segund|terceir|quart|quint)[oa](?=[.,;:)]|\s(?:é|foi|era|tem|teria|opção|proposta|alternativa)(?!\p{L}))|(?:option|proposal|opção|alternativa|proposta|item|point|ponto)s? (?:\d|one|two|three|um|dois|duas|três))(?!\d)/iu;

/**
 * A list as it is read: behind its introduction in one breath where it is short, in groups, or sentence by sentence; its
 * items keep their numbers where the text below speaks of them so.
 * @param following the text below the list
 */
export function listPieces(
	items: readonly ListItem[],
	shape: ListShape,
	introduction: Introduction | null,
	language: Language,
	known: string,
	following = '',
): Piece[] {
	if (introduction && RECITED.test(introduction.text))
		return items.map(({ text, start, end }) => ({
			text: asSentence(bare(text).replace(/^que\s/u, '')),
			spans: [{ start, end }],
		}));
	const isCounted = shape.ordered && items.length > 1 && COUNTED.test(following);
	const told = withinLimit(items);
	const areLong = told.some(({ text }) => countWords(text) > SHORT_ITEM || /[.!?]\s/.test(text));
	const areClauses = told.length > 1 && told.every(({ text }) => CLAUSE.test(text));
	const asSentences = shape.asSentences || ((areLong || areClauses) && introduction === null);
	return asSentences
		? inSentences(told, shape.asSentences || isCounted, introduction, isCounted)
		: inGroups(told, introduction, language, known, isCounted);
}

/** "O Secretário, considerando:": what follows is told as it stands, each by itself. */
const RECITED = /(?:^|[\s,])(?:considerando|whereas)$/iu;

/** Without what joins it to the next item. */
const bare = (text: string): string => text.replace(/(?:[;,]|[;,]?\s(?:e|and|ou|or))$/u, '');

function withinLimit(items: readonly ListItem[]): ListItem[] {
	let words = 0;
	return items.filter(({ text }, index) => {
		words += countWords(text);
		return index < 2 || words <= LONGEST;
	});
}

/** Each item by itself, the first behind what introduces them all; the others too where they are no sentences. */
function inSentences(
	items: readonly ListItem[],
	areWhole: boolean,
	introduction: Introduction | null,
	isCounted: boolean,
): Piece[] {
	return items.map(({ text: plain, start, end }, index) => {
		const text = isCounted ? `${index + 1}: ${bare(plain)}` : bare(plain);
		const isLed = introduction !== null && (index === 0 || !areWhole);
		if (!introduction || !isLed) return { text: asSentence(text), spans: [{ start, end }] };
		return { text: `${introduction.text}: ${asSentence(text)}`, spans: [introduction.span, { start, end }] };
	});
}

function inGroups(
	items: readonly ListItem[],
	introduction: Introduction | null,
	language: Language,
	known: string,
	isCounted: boolean,
): Piece[] {
	const ends = items.map(({ text }) => bare(text).replace(/(?<!\b(?:etc|cia|ltda))\.$/u, ''));
	const plain = introduction ? inSmallLetters(ends, language, known).map(withoutColon) : ends;
	const texts = isCounted ? plain.map((text, index) => `${index + 1}: ${text}`) : plain;
	const groups: { text: string; span: Span }[][] = [];
	let words = 0;
	texts.forEach((text, index) => {
		const item = items[index];
		if (!item) return;
		const open = groups.at(-1);
		const lead = groups.length < 2 ? countWords(introduction?.text ?? '') : SHORT_INTRODUCTION;
		const entry = { text, span: { start: item.start, end: item.end } };
		if (open && words + countWords(text) + lead <= MOST_WORDS) open.push(entry);
		else {
			groups.push([entry]);
			words = 0;
		}
		words += countWords(text);
	});
	return groups.map((group, index) => {
		const body = hasMarks(group)
			? group
					.map(({ text }, at) => (at === 0 ? text.replace(/[.]$/, '') : asSentence(text).replace(/[.]$/, '')))
					.join('. ')
			: group.map(({ text }) => text).join('; ');
		const spans = group.map(({ span }) => span);
		const lead = leadOf(index, introduction, language);
		if (lead === null) return { text: asSentence(body), spans, fragment: true };
		return {
			text: asSentence(`${lead}: ${body}`),
			spans: index === 0 && introduction ? [introduction.span, ...spans] : spans,
		};
	});
}

/** What stands behind an introduction's colon has none of its own: "patinete, equipamento de duas rodas". */
const withoutColon = (text: string): string => text.replace(/:\s/, ', ');

/** Items that hold stops or semicolons of their own are told apart by full stops. */
const hasMarks = (group: readonly { text: string }[]): boolean => group.some(({ text }) => /[.!?;]\s/.test(text));

/** What stands before a group's colon, so that each is whole by itself; null for nothing. */
function leadOf(index: number, introduction: Introduction | null, language: Language): string | null {
	const { list } = languagePack(language);
	if (index === 0) return introduction?.text ?? null;
	return introduction && countWords(introduction.text) <= SHORT_INTRODUCTION ? introduction.text : list.goesOn;
}
