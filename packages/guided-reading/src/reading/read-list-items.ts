import type { Language } from '@nexus/contract';
import type { Block, Span } from '@nexus/core/documents';
import { readable } from './asides.ts';
import { inSmallLetters } from './small-letters.ts';
import { isSpeakable } from './speakable.ts';
import type { ListItem, ListShape } from './unit.ts';
import { countWords } from './words.ts';

type List = Extract<Block, { kind: 'list' }>;

/** Sentences of an item that are told. */
const MOST_SENTENCES = 3;
/** Words of an item that may end in a full stop and still be a name rather than a sentence. */
const NAME = 3;

interface Node extends Span {
	/** Empty where nothing of it can be said. */
	text: string;
	inner: Node[];
}

/**
 * A list's items as they can be said, each with the capital or small letter that it has in the document, and what the
 * list is like. What stands within an item is said behind it: "the centre: walls; roads, two lanes"; an item that cannot
 * be said is left out with all that it holds, but counted.
 */
export function readListItems(
	list: List,
	language: Language,
	source: (from: number, to: number) => string,
): { items: ListItem[]; shape: Omit<ListShape, 'last'> } {
	const known = source(list.start, list.end);
	const top = outline(list, language, source);
	const items = top.flatMap((node, at) => {
		const holds = node.inner.some(({ text }) => text !== '');
		const text = withInner(node, language, known);
		return node.text === '' ? [] : [{ text, start: node.start, end: lastOf(node).end, at, holds }];
	});
	const closed = list.items.filter(({ start, end }) => /[.!?]$/.test(source(start, end).trimEnd()));
	const asSentences = closed.length > 1 && items.some(({ text }) => countWords(text) > NAME);
	return { items, shape: { total: top.length, ordered: list.ordered, asSentences } };
}

/** The outermost items, each with those within it, by how far they are set in. */
function outline(list: List, language: Language, source: (from: number, to: number) => string): Node[] {
	const top: Node[] = [];
	const open: { node: Node; indent: number }[] = [];
	for (const item of list.items) {
		const said = item.sentences.filter((sentence) => isSayable(sentence.text)).slice(0, MOST_SENTENCES);
		const simple = said.map((sentence) => readable(sentence.text, language).join(' ')).join(' ');
		const text = asWritten(simple, said[0]?.text ?? '');
		const node: Node = { text, start: item.start, end: item.end, inner: [] };
		const indent = indentOf(item.start, list.start, source);
		while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
		(open.at(-1)?.node.inner ?? top).push(node);
		open.push({ node, indent });
	}
	return top;
}

/** Words, asides left out; or a name of a letter or two ("Go", "R"), which are too few to tell words from figures by. */
function isSayable(text: string): boolean {
	return isSpeakable(text.replace(/\s\([^()]*\)/g, '')) || /^\p{Lu}[\p{L}+]{0,2}[.;,]?$/u.test(text);
}

/** A text with the small letter that its source begins with. */
function asWritten(text: string, source: string): string {
	const [first = ''] = /\p{L}/u.exec(source) ?? [];
	const isSmall = first !== first.toUpperCase() && text.startsWith(first.toUpperCase());
	return isSmall ? first + text.slice(1) : text;
}

/** The second level behind a colon, between semicolons; what lies deeper behind its own item, between commas. */
function withInner({ text, inner }: Node, language: Language, known: string): string {
	const said = inner.filter((node) => node.text !== '');
	if (said.length === 0) return text;
	const names = inSmallLetters(
		said.map((node) => bare(node.text)),
		language,
		known,
	);
	const spoken = said.map((node, index) => {
		const within = deeper(node).map((one) => bare(one.text));
		return [names[index] ?? '', ...inSmallLetters(within, language, known)].join(', ');
	});
	const body = spoken.join('; ');
	const label = bare(text).replace(/:$/, '');
	return body.includes(': ') || label.includes(': ')
		? `${label}. ${body.charAt(0).toUpperCase()}${body.slice(1)}.`
		: `${label}: ${body}.`;
}

function deeper(node: Node): Node[] {
	return node.inner.flatMap((one) => (one.text === '' ? [] : [one, ...deeper(one)]));
}

function lastOf(node: Node): Node {
	const last = node.inner.at(-1);
	return last ? lastOf(last) : node;
}

function bare(text: string): string {
	return text.replace(/[.:;,]$/, '');
}

/** Columns before an item; 0 where something else stands before it in its line. */
function indentOf(at: number, start: number, source: (from: number, to: number) => string): number {
	const before = source(Math.max(start - 40, 0), at);
	const line = before.slice(before.lastIndexOf('\n') + 1);
	return line.trim() === '' ? line.length : 0;
}
