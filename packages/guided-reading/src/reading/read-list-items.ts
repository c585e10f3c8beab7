import type { Language } from '@nexus/contract';
import type { Block, Sentence, Span } from '@nexus/document-text';
import { isSpeakable } from '@nexus/language/sayable';
import { countWords } from '@nexus/language/words';
import { readableSentence } from './readable-sentences.ts';
import { inSmallLetters } from './small-letters.ts';
import type { ListItem, ListShape } from './unit.ts';
import { withWhen } from './when-labels.ts';

type List = Extract<Block, { kind: 'list' }>;

/** Sentences of an item that are told. */
const MOST_SENTENCES = 3;
/** Words of an item that may end in a full stop and still be a name rather than a sentence. */
const NAME = 3;

interface Node extends Span {
	/** Empty where nothing of it can be said. */
	text: string;
	number: number | undefined;
	inner: Node[];
}

/**
 * A list's items as they can be said, each with the capital or small letter that it has in the document, and what the
 * list is like. What stands within an item is said behind it: "the centre: walls; roads, two lanes"; an item that cannot
 * be said is left out with all that it holds.
 */
export function readListItems(
	list: List,
	language: Language,
	source: (from: number, to: number) => string,
): { items: ListItem[]; shape: ListShape } {
	const known = source(list.start, list.end);
	const items = outline(list, source).flatMap((node): ListItem[] => {
		const { text, number, start, inner } = node;
		const holds = inner.some((one) => one.text !== '');
		return text === '' ? [] : [{ text: withInner(node, language, known), number, start, end: endOf(node), holds }];
	});
	const written = list.items.map(({ start, end }) => source(start, end).trimEnd());
	const isClosed =
		written.filter((text) => /[.!?]$/.test(text)).length > 1 && items.some(({ text }) => countWords(text) > NAME);
	return { items, shape: { isClosed, isChoice: /[\s,;](?:or|ou)$/u.test(written.at(-2) ?? '') } };
}

/** The outermost items, each with those within it, by how far they are set in. */
function outline(list: List, source: (from: number, to: number) => string): Node[] {
	const top: Node[] = [];
	const open: { node: Node; indent: number }[] = [];
	for (const item of list.items) {
		const said = sayableOf(withFigures(withYear(item, source)));
		const text = asWritten(said.map((one) => readableSentence(one.text)).join(' '), said[0]?.text ?? '');
		const node: Node = {
			text,
			number: numberOf(source(item.start, item.end)),
			start: item.start,
			end: item.end,
			inner: [],
		};
		const indent = indentOf(item.start, list.start, source);
		while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
		(open.at(-1)?.node.inner ?? top).push(node);
		open.push({ node, indent });
	}
	return top;
}

/** "3. Strain through the burlap": by which number an item goes. */
export const numberOf = (written: string): number | undefined =>
	Number(/^[\s*_]*(\d{1,2})[.)]\s/.exec(written)?.[1]) || undefined;

/** Dots that lead from a name to its figure: "Metalmel ........ R$ 48.900,00". */
const LEADERS = / ?\.{4,}$/;

/** Sentences with the figure that dots lead to behind its name. */
function withFigures(sentences: readonly Sentence[]): Sentence[] {
	return sentences.flatMap((sentence, at) => {
		const led = sentences[at - 1];
		if (LEADERS.test(sentence.text) && sentences[at + 1]) return [];
		if (!led || !LEADERS.test(led.text)) return [sentence];
		return [{ ...sentence, start: led.start, text: `${led.text.replace(LEADERS, '')}: ${sentence.text}` }];
	});
}

/** "- **1907.** The engineer": the year, which is no sentence, as the label of the one behind it. */
function withYear(
	{ start, sentences }: List['items'][number],
	source: (from: number, to: number) => string,
): Sentence[] {
	const [first, ...rest] = sentences;
	if (!first) return [];
	const year = /^[-*+\s_]*(\d{4})[.:]?[*_\s]*[–—-]?\s*$/u.exec(source(start, first.start))?.[1];
	return year ? [{ ...first, start, text: `${year}: ${first.text}` }, ...rest] : [...sentences];
}

/** An item's sentences up to a few, its label readable; none where the first cannot be said, since the rest would hang. */
function sayableOf(sentences: readonly Sentence[]): Sentence[] {
	const [first, ...rest] = withWhen(sentences);
	const plain = first && { ...first, text: withPlainLabel(first.text) };
	if (!plain || !isSayable(plain.text)) return [];
	return [plain, ...rest.filter(({ text }) => isSayable(text))].slice(0, MOST_SENTENCES);
}

/** "/rua NOME: escolhe a rua" -> "rua NOME: escolhe a rua"; "GET_TEMP: the node answers" -> "GET TEMP: the node answers". */
function withPlainLabel(text: string): string {
	const label = /^[^:.\s]{1,40}(?:\s[^:.\s]{1,20})?:\s/.exec(text)?.[0] ?? '';
	return label.replace(/^\/|^\?{2,}\s?:?\s/, '').replace(/(?<=\p{L})_(?=\p{L})/gu, ' ') + text.slice(label.length);
}

/** Words, asides left out; or a name of a letter or two ("Go", "R"), which are too few to tell words from figures by. */
function isSayable(text: string): boolean {
	if (/^[#@][\w-]+$/.test(text)) return false;
	if (/^(?:yes|no|sim|não)(?:[.!,]|\s\(|$)/iu.test(text)) return true;
	return isSpeakable(text.replace(/\s\([^()]*\)/g, '')) || /^\p{Lu}[\p{L}+]{0,2}(?:\s[\d.]{1,8})?[.;,]?$/u.test(text);
}

/** A text with the small letter that its source begins with. */
function asWritten(text: string, source: string): string {
	const [first = ''] = /\p{L}/u.exec(source) ?? [];
	const isSmall = first !== first.toUpperCase() && text.startsWith(first.toUpperCase());
	return isSmall ? first + text.slice(1) : text;
}

/** The second level behind a colon, between semicolons; what lies deeper behind its own item, between commas. */
function withInner({ text, inner }: Node, language: Language, known: string): string {
	const small = (nodes: readonly Node[]) =>
		inSmallLetters(
			nodes.map((node) => bare(node.text)),
			language,
			known,
		);
	const said = inner.filter((node) => node.text !== '');
	if (said.length === 0) return text;
	const names = small(said);
	const body = said.map((node, index) => [names[index], ...small(deeper(node))].join(', ')).join('; ');
	const label = bare(text);
	return body.includes(': ') || label.includes(': ')
		? `${label}. ${body.charAt(0).toUpperCase()}${body.slice(1)}.`
		: `${label}: ${body}.`;
}

const deeper = ({ inner }: Node): Node[] => inner.flatMap((one) => (one.text === '' ? [] : [one, ...deeper(one)]));

const endOf = ({ end, inner }: Node): number => inner.reduce((last, node) => Math.max(last, endOf(node)), end);

const bare = (text: string): string => text.replace(/[.:;,]+$/, '');

/** Columns before an item; 0 where something else stands before it in its line. */
function indentOf(at: number, start: number, source: (from: number, to: number) => string): number {
	const before = source(Math.max(start - 40, 0), at);
	const line = before.slice(before.lastIndexOf('\n') + 1);
	return line.trim() === '' ? line.length : 0;
}
