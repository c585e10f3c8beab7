import type { Block, Sentence, Span } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import { sentenceCase } from './sentence-case.ts';
import { withWhen } from './when-labels.ts';

type Paragraph = Extract<Block, { kind: 'paragraph' }>;
type List = Extract<Block, { kind: 'list' }>;
type Source = (from: number, to: number) => string;

/** Lists as they are told: those that are written as paragraphs too, and paragraphs that only look like items, not. */
export function withLists(blocks: readonly Block[], source: Source): Block[] {
	const inline = blocks.map((block) =>
		block.kind === 'paragraph' ? (inlineItems(block, source(block.start, block.end)) ?? block) : block,
	);
	return withNumberedParagraphs(withLabelledLists(inline).flatMap((block) => withoutTail(block, source)));
}

/** "(a) approve a trial; (b) ask the hospital": where each item of a paragraph begins. */
const INLINE = /(?:^|(?<=[;.]\s{1,9}))\(?([a-h])\)\s+(?=\S)/gu;
/** Marks that an item may not have, for it is read as it is written. */
const MARKED = /[*_`[\]<>|]/;

/** A paragraph of items with letters, one behind the other, as the list that it is; null for any other. */
function inlineItems({ start, end }: Span, written: string): List | null {
	const labels = [...written.matchAll(INLINE)];
	const isInOrder = labels.every(([, letter], index) => letter === String.fromCharCode(97 + index));
	if (labels.length < 2 || labels[0]?.index !== 0 || !isInOrder || MARKED.test(written)) return null;
	const items = labels.map(({ 0: label, index }, at) => {
		const to = labels[at + 1]?.index ?? written.length;
		const text = written.slice(index + label.length, to).replace(/\s+/g, ' ');
		return itemOf(text.trim(), start + index, start + to);
	});
	return { kind: 'list', ordered: false, items, start, end };
}

const itemOf = (text: string, start: number, end: number): List['items'][number] => ({
	start,
	end,
	sentences: [{ text, start, end }],
});

/** Lines of a list without bullets, at least, and words of each. */
const LISTED = { lines: 3, least: 2, most: 14 };

/** Lines that begin with a capital and end without a mark, as the list that they are; null for any other paragraph. */
export function listedLines({ start, end }: Span, written: string): List | null {
	let at = start;
	const items = written.split('\n').map((line) => {
		const from = at + line.length - line.trimStart().length;
		at += line.length + 1;
		return itemOf(line.trim(), from, from + line.trim().length);
	});
	const isItem = ({ sentences: [sentence] }: List['items'][number]) => {
		const words = countWords(sentence?.text ?? '');
		const isPlain = /^\p{Lu}\p{Ll}[^:*_|#<>[\]]*[\p{L}\d)]$/u.test(sentence?.text ?? '');
		return isPlain && words >= LISTED.least && words <= LISTED.most;
	};
	if (items.length < LISTED.lines || / {3}/.test(written.trim()) || !items.every(isItem)) return null;
	return { kind: 'list', ordered: false, items, start, end };
}

/** "I - ", "b) ", "(c) ", "3) ": labels of a list that is written as paragraphs. */
const LABEL = /^(?:[IVXLC]{1,6}\s*[-–—]\s+|\(?[A-Ha-z]\)\s+|\(?(?:i{1,3}|iv|vi{0,3})\)\s+|\d{1,2}\)\s+)(?=\S)/;

/** Paragraphs with labels, two or more in a row, as the list that they are. */
export function withLabelledLists(blocks: readonly Block[]): Block[] {
	const isLabelled = (block: Block | undefined): block is Paragraph =>
		block?.kind === 'paragraph' && LABEL.test(block.sentences[0]?.text ?? '');
	const found: Block[] = [];
	for (const [index, block] of blocks.entries()) {
		const isMore = isLabelled(blocks[index - 1]);
		if (!isLabelled(block) || !(isMore || isLabelled(blocks[index + 1]))) {
			found.push(block);
			continue;
		}
		const { start, end } = block;
		const sentences = block.sentences.map((one, at) =>
			at === 0 ? { ...one, text: one.text.replace(LABEL, '') } : one,
		);
		const open = found.at(-1);
		if (!isMore || open?.kind !== 'list')
			found.push({ kind: 'list', ordered: false, items: [{ start, end, sentences }], start, end });
		else found[found.length - 1] = { ...open, items: [...open.items, { start, end, sentences }], end };
	}
	return found;
}

/** A list, and as a paragraph what stands right below it at the line's beginning, which Markdown takes for more of its last item. */
function withoutTail(block: Block, source: Source): Block[] {
	const last = block.kind === 'list' ? block.items.at(-1) : undefined;
	if (block.kind !== 'list' || !last) return [block];
	const starts = [...source(last.start, block.end).matchAll(/\n(?=\p{Lu})/gu)].map(
		({ index }) => last.start + index + 1,
	);
	const at = last.sentences.findIndex(({ start }, index) => index > 0 && starts.includes(start));
	const [before, first] = [last.sentences[at - 1], last.sentences[at]];
	if (!before || !first) return [block];
	const item = { ...last, sentences: last.sentences.slice(0, at), end: before.end };
	return [
		{ ...block, items: [...block.items.slice(0, -1), item], end: item.end },
		{ kind: 'paragraph', start: first.start, end: block.end, sentences: last.sentences.slice(at) },
	];
}

/** Words of an item on average, from which a list is a text whose paragraphs are numbered. */
const LONG_ITEM = 16;
/** Words of an item that heads what follows. */
const MOST_HEADING_WORDS = 8;

/** Numbered paragraphs as paragraphs, each with its title before its first sentence; a lone item above a list as what introduces it. */
function withNumberedParagraphs(blocks: readonly Block[]): Block[] {
	return blocks.flatMap((block, index): Block[] => {
		if (block.kind !== 'list') return [block];
		const [only, ...more] = block.items;
		const [title] = only?.sentences ?? [];
		if (only && title && more.length === 0 && only.sentences.length === 1 && isTitle(title.text)) {
			const mark = blocks[index + 1]?.kind === 'list' ? ':' : '.';
			const text = sentenceCase(title.text).replace(/[.:]$/, '') + mark;
			return [{ kind: 'paragraph', start: only.start, end: only.end, sentences: [{ ...title, text }] }];
		}
		const words = countWords(block.items.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' '));
		const before = blocks[index - 1];
		const isIntroduced = before?.kind === 'paragraph' && before.sentences.at(-1)?.text.endsWith(':');
		const isText = !isIntroduced && block.items.some(({ sentences }) => sentences.length > 2);
		if (!isText || words / block.items.length < LONG_ITEM) return [block];
		return block.items.map(({ start, end, sentences }) => ({
			kind: 'paragraph',
			start,
			end,
			sentences: titled(withWhen(sentences)),
		}));
	});
}

const isTitle = (text: string): boolean => !/[.!?;:]$/.test(text) && countWords(text) <= MOST_HEADING_WORDS;

/** "DO PRAZO. 3.1 As entregas": a title in capitals or without a mark before what it heads. */
function titled(sentences: readonly Sentence[]): Sentence[] {
	const [first, second, ...rest] = sentences.filter(({ text }) => !/^\d+(?:\.\d+)*[.)]?$/.test(text));
	if (!first) return [];
	const isLoud = /\p{Lu}{3}/u.test(first.text) && first.text === first.text.toUpperCase();
	if (!isTitle(isLoud ? first.text.replace(/\.$/, '') : first.text)) return second ? [first, second, ...rest] : [first];
	const title = sentenceCase(first.text).replace(/\.$/, '');
	return second
		? [{ ...second, start: first.start, text: `${title}. ${second.text.replace(CLAUSE_NUMBER, '')}` }, ...rest]
		: [{ ...first, text: `${title}.` }];
}

/** "3.1 As entregas": the number of a paragraph, which is for finding it. */
export const CLAUSE_NUMBER = /^\d{1,2}(?:\.\d{1,2}){1,3}[.)]?\s+(?=\p{Lu})/u;
