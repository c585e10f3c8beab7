import { expect } from 'vitest';
import { parseBlocks } from './parse-blocks.ts';
import type { Block, Sentence } from './types.ts';

/** All sentences in reading order, those of lists, quotes and footnotes included. */
export function sentences(blocks: Block[]): Sentence[] {
	return blocks.flatMap((block) => {
		if (block.kind === 'list') return block.items.flatMap((item) => item.sentences);
		return 'sentences' in block ? block.sentences : [];
	});
}

export function texts(markdown: string): string[] {
	return sentences(parseBlocks(markdown, 0)).map((sentence) => sentence.text);
}

export function kinds(markdown: string): string[] {
	return parseBlocks(markdown, 0).map((block) => block.kind);
}

export function only<Kind extends Block['kind']>(markdown: string, kind: Kind): Extract<Block, { kind: Kind }> {
	const found = parseBlocks(markdown, 0).filter((block) => block.kind === kind);
	expect(found).toHaveLength(1);
	return found[0] as Extract<Block, { kind: Kind }>;
}
