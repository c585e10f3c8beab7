import type { List, ListItem, Nodes } from 'mdast';
import { deepSentences, isAccount, type Reading, spanOf } from './read-flow.ts';
import { plainSentences, type ReadSentence } from './read-sentences.ts';
import type { Block, Sentence } from './types.ts';

type ListBlock = Extract<Block, { kind: 'list' }>;
type Item = ListBlock['items'][number];

/** "- Você vem? - perguntou ela.": speech between hyphens, which Markdown takes for a list's items. */
const SPEECH =
	/[?!.,…] [-–—] ?\p{Ll}|\s[-–—]\s(?:respondeu|disse|perguntou|replicou|redarguiu|murmurou|gritou|exclamou|interrompeu|confirmou|continuou|falou|said|asked|replied|answered|whispered)(?!\p{L})/u;

/** A list in a list, which no dialogue has. */
const NESTED = /\n[ \t]{2,12}[-*+]\s/;

/**
 * The list with the lists inside it laid flat. Nothing for one without text and for tables of contents; dialogue becomes
 * paragraphs, and one that begins anew at its number 1 is two lists.
 */
export const readList = (node: List, reading: Reading): Block[] =>
	isTableOfContents(node) ? [] : runsOf(node, reading).flatMap((items) => readRun(items, node, reading));

/** Items as far as their numbers go on: an agenda, and what was said on each of its points. */
function runsOf(node: List, reading: Reading): ListItem[][] {
	const runs: ListItem[][] = [];
	for (const item of node.children) {
		const at = spanOf(item, reading).start - reading.offset;
		const isFirst = node.ordered === true && /^1[.)]/.test(reading.source.slice(at, at + 2));
		const run = runs.at(-1);
		if (run && !isFirst) run.push(item);
		else runs.push([item]);
	}
	const areAllFirst = runs.every((run) => run.length === 1);
	return areAllFirst ? [node.children] : runs;
}

function readRun(children: readonly ListItem[], node: List, reading: Reading): Block[] {
	const items = children.flatMap((item) => readItem(item, reading));
	const [first, last] = [children[0], children.at(-1)];
	if (items.length === 0 || !first || !last) return [];
	const span = { start: spanOf(first, reading).start, end: spanOf(last, reading).end };
	const written = reading.source.slice(span.start - reading.offset, span.end - reading.offset);
	if (!node.ordered && SPEECH.test(written) && !NESTED.test(written))
		return items.flatMap((item) => spokenLines(item, reading));
	return [{ ...span, kind: 'list', ordered: node.ordered === true, items }];
}

/** What somebody says, and each line below that Markdown takes for the item's. */
function spokenLines({ start, sentences }: Item, { source, offset }: Reading): Block[] {
	const lines: Sentence[][] = [];
	for (const sentence of sentences) {
		const before = lines.at(-1)?.at(-1)?.end;
		const isNext = before === undefined || source.slice(before - offset, sentence.start - offset).includes('\n');
		if (isNext) lines.push([sentence]);
		else lines.at(-1)?.push(sentence);
	}
	return lines.map((own, at) => {
		const from = at === 0 ? start : (own[0]?.start ?? start);
		return { kind: 'paragraph', start: from, end: own.at(-1)?.end ?? from, sentences: own };
	});
}

/** An item and the items of the lists in it, in their order; what it says behind such a list is an item, too. */
function readItem(item: ListItem, reading: Reading): Item[] {
	const items: Item[] = [];
	let { start } = spanOf(item, reading);
	let own: ReadSentence[] = [];
	const close = () => {
		const last = own.at(-1);
		if (last) items.push({ start, end: last.end, sentences: plainSentences(own) });
		own = [];
	};
	for (const child of item.children) {
		if (child.type === 'list') {
			close();
			items.push(...child.children.flatMap((inner) => readItem(inner, reading)));
		} else if (!isAccount(child, reading)) {
			if (own.length === 0 && items.length > 0) ({ start } = spanOf(child, reading));
			own.push(...deepSentences(child, reading));
		}
	}
	close();
	return items;
}

/** At least three items, each nothing but a link to a heading of the same document. */
function isTableOfContents(node: List): boolean {
	return countItems(node) >= 3 && node.children.every(isEntry);
}

function isEntry(item: ListItem): boolean {
	return item.children.every((child) => {
		if (child.type === 'list') return child.children.every(isEntry);
		return child.type === 'paragraph' && child.children.length === 1 && isLocalLink(child.children[0]);
	});
}

function countItems(list: List): number {
	const nested = list.children.flatMap((item) => item.children).filter((child) => child.type === 'list');
	return list.children.length + nested.reduce((sum, inner) => sum + countItems(inner), 0);
}

function isLocalLink(node: Nodes | undefined): boolean {
	return node?.type === 'link' && node.url.startsWith('#');
}
