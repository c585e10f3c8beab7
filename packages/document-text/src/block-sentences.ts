import type { Block, Sentence } from './types.ts';

/** The texts of what a block tells. */
export function textsOf(block: Block): string[] {
	if (block.kind === 'list') return block.items.flatMap((item) => item.sentences.map(({ text }) => text));
	if (block.kind === 'heading' || block.kind === 'table' || block.kind === 'code') return [];
	return block.sentences.map(({ text }) => text);
}

/** A block with each of its sentences changed. */
export function mapSentences(block: Block, change: (sentence: Sentence) => string): Block {
	if (block.kind === 'heading' || block.kind === 'table' || block.kind === 'code') return block;
	const changed = <Part extends { sentences: Sentence[] }>(part: Part): Part => ({
		...part,
		sentences: part.sentences.map((sentence) => ({ ...sentence, text: change(sentence) })),
	});
	return block.kind === 'list' ? { ...block, items: block.items.map(changed) } : changed(block);
}
