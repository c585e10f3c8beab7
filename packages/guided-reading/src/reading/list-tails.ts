import type { Block } from '@nexus/document-text';

/**
 * Lists without what stands right below them at the line's beginning, which Markdown takes for more of the last item: a
 * paragraph of its own, where a sentence begins there.
 * @param source the document between two offsets
 */
export function withoutTails(blocks: readonly Block[], source: (from: number, to: number) => string): Block[] {
	return blocks.flatMap((block): Block[] => {
		const last = block.kind === 'list' ? block.items.at(-1) : undefined;
		if (block.kind !== 'list' || !last) return [block];
		const starts = [...source(last.start, block.end).matchAll(/\n(?=\p{Lu})/gu)].map(
			({ index }) => last.start + index + 1,
		);
		const at = last.sentences.findIndex(({ start }, index) => index > 0 && starts.includes(start));
		const first = last.sentences[at];
		if (!first) return [block];
		const item = { ...last, sentences: last.sentences.slice(0, at), end: last.sentences[at - 1]?.end ?? last.end };
		return [
			{ ...block, items: [...block.items.slice(0, -1), item], end: item.end },
			{ kind: 'paragraph', start: first.start, end: block.end, sentences: last.sentences.slice(at) },
		];
	});
}
