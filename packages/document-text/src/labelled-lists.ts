import type { Block } from './types.ts';

/** "I - ", "II. ", "b) ", "(ii) ", "3) ": labels of a list that is written as paragraphs. */
const LABEL = /^(?:[IVXLC]{1,6}(?:\s*[-–—]|\.)|\(?(?:[A-Za-z]|[ivx]{1,4}|\d{1,2})\))\s+(?=\S)/;

/** Paragraphs with labels, two or more in a row, as the list that they are. */
export function withLabelledLists(blocks: readonly Block[]): Block[] {
	const labelled = blocks.map((block) => block.kind === 'paragraph' && LABEL.test(block.sentences[0]?.text ?? ''));
	const found: Block[] = [];
	for (const [index, block] of blocks.entries()) {
		const [isMore, isItem, goesOn] = [labelled[index - 1], labelled[index], labelled[index + 1]];
		const list = found.at(-1);
		if (block.kind !== 'paragraph' || !isItem || !(isMore || goesOn)) found.push(block);
		else {
			const { start, end } = block;
			const sentences = block.sentences.map((one, at) =>
				at > 0 ? one : { ...one, text: one.text.replace(LABEL, '') },
			);
			const items = [{ start, end, sentences }];
			if (isMore && list?.kind === 'list') found.splice(-1, 1, { ...list, items: [...list.items, ...items], end });
			else found.push({ kind: 'list', ordered: false, items, start, end });
		}
	}
	return found;
}
