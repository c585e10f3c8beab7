import type { Block } from '@nexus/document-text';

type List = Extract<Block, { kind: 'list' }>;

/** "(a) approve a trial; (b) ask the hospital": where each item of a paragraph begins. */
const ITEM = /(?:^|(?<=[;.]\s{1,9}))\(?([a-h])\)\s+(?=\S)/gu;
const LEAST_ITEMS = 2;
/** Marks that an item may not have, for it is read as it is written. */
const MARKED = /[*_`[\]<>|]/;

/** Paragraphs of items with letters, one behind the other, as the lists that they are. */
export function withInlineItems(blocks: readonly Block[], source: (from: number, to: number) => string): Block[] {
	return blocks.map((block) =>
		block.kind === 'paragraph' ? (listOf(block, source(block.start, block.end)) ?? block) : block,
	);
}

function listOf({ start, end }: Block, written: string): List | null {
	const labels = [...written.matchAll(ITEM)];
	const isInOrder = labels.every(([, letter], index) => letter === String.fromCharCode(97 + index));
	if (labels.length < LEAST_ITEMS || labels[0]?.index !== 0 || !isInOrder || MARKED.test(written)) return null;
	const items = labels.map(({ 0: label, index }, at) => {
		const to = labels[at + 1]?.index ?? written.length;
		const span = { start: start + index, end: start + to };
		const text = written
			.slice(index + label.length, to)
			.replace(/\s+/g, ' ')
			.trim();
		return { ...span, sentences: [{ ...span, text }] };
	});
	return { kind: 'list', ordered: false, items, start, end };
}
