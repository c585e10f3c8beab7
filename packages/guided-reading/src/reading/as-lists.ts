import type { Block } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import { sentenceCase } from './sentence-case.ts';

type Paragraph = Extract<Block, { kind: 'paragraph' }>;

/** Lists as they are told: those that are written as paragraphs too, and paragraphs that only look like items, not. */
export const withLists = (blocks: readonly Block[]): Block[] => withoutLoneItems(withLabelledLists(blocks));

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
		else {
			open.items.push({ start, end, sentences });
			open.end = end;
		}
	}
	return found;
}

/** Words of an item that heads what follows. */
const MOST_HEADING_WORDS = 8;

/** A lone item above other things, as text files number their headings, as what introduces them. */
function withoutLoneItems(blocks: readonly Block[]): Block[] {
	return blocks.map((block, index): Block => {
		const [only, more] = block.kind === 'list' ? block.items : [];
		const [title, second] = only?.sentences ?? [];
		if (!only || more || !title || second || !isTitle(title.text)) return block;
		const mark = blocks[index + 1]?.kind === 'list' ? ':' : '.';
		const text = sentenceCase(title.text).replace(/[.:]$/, '') + mark;
		return { kind: 'paragraph', start: only.start, end: only.end, sentences: [{ ...title, text }] };
	});
}

const isTitle = (text: string): boolean => !/[.!?;:]$/.test(text) && countWords(text) <= MOST_HEADING_WORDS;

/** "3.1 As entregas": the number of a paragraph, which is for finding it. */
export const CLAUSE_NUMBER = /^\d{1,2}(?:\.\d{1,2}){1,3}[.)]?\s+(?=\p{Lu})/u;
