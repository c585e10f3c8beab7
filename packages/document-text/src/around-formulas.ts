import { isFormula } from './mask-source.ts';
import type { Block } from './types.ts';

/** "onde w é a prevalência": what the letters of a formula stand for. */
const LEGEND = /^(?:onde|sendo|em que|where|with|here),?\s/iu;

/** A formula that stands alone, or its beginning: blocks of formulas begin within their signs. */
const SHOWN = /^\s*(?:\$\$|\\\[|\\begin\{)\s*[^\s$]/;

/**
 * Blocks without formulas that stand alone, what leads to one in the midst of a sentence ("We can write this as"), and what
 * explains its letters: nobody who hears them has seen it.
 */
export function withoutFormulas(blocks: readonly Block[], source: (start: number, end: number) => string): Block[] {
	/** The signs around a formula stand outside of its block. */
	const isShown = ({ start, end }: Block, at: number) =>
		isFormula(source(start, end)) || isFormula(source(blocks[at - 1]?.end ?? start, blocks[at + 1]?.start ?? end));
	const told = blocks.filter((block, at) => block.kind !== 'paragraph' || !isShown(block, at));
	/** Whether a formula stands between a block and the one before it, which may have been left out by now. */
	const isBehindFormula = told.map((block, at) => at > 0 && SHOWN.test(source(told[at - 1]?.end ?? 0, block.start)));
	return told.flatMap((block, at): Block[] => {
		if (block.kind !== 'paragraph') return [block];
		const sentences = block.sentences.filter(({ text, start, end }, index) => {
			const isLast = index === block.sentences.length - 1;
			const leads = isLast && isBehindFormula[at + 1] === true && !/[.!?…)]$/.test(text);
			const isLegend = index === 0 && isBehindFormula[at] && LEGEND.test(text) && /[$\\]/.test(source(start, end));
			return !leads && !isLegend;
		});
		return sentences.length === 0 ? [] : [{ ...block, sentences }];
	});
}
