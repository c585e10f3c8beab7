import { BLOCK_MAX } from '../limits.ts';
import { inPieces } from './blocks.ts';

const ANCHORED = /<a id="([^"]*)"><\/a>\d{1,3}(?!\d)/g;
const LINKED = /(?:<a id="[^"]*"><\/a>)?\[(?:<sup>)?\d{1,3}(?:<\/sup>)?\]\(#([^()\s]+)\)/g;

/**
 * Footnotes that are pairs of links, or a mark and a link back to it, as Markdown's own. `[1](#b)` at the anchor `a` and
 * `[1](#a)` at the anchor `b` are such a pair.
 */
export function linkNotes(blocks: string[]): string[] {
	const notes = new Map<string, string>();
	const label = (key: string): string => {
		const known = notes.get(key) ?? String(notes.size + 1);
		notes.set(key, known);
		return known;
	};
	const bodies: string[] = [];
	const kept: string[] = [];
	for (const block of blocks) {
		const body = block.length > BLOCK_MAX ? null : bodyOf(block);
		if (body === null) kept.push(block);
		else if (body.text !== '') bodies.push(`[^${label(body.key)}]: ${body.text}`);
	}
	if (bodies.length === 0) return blocks;
	const withMarks = (piece: string): string =>
		piece
			.replace(ANCHORED, (whole, anchor: string) => markOf(anchor) ?? whole)
			.replace(LINKED, (whole, target: string) => markOf(target) ?? whole);
	const markOf = (anchor: string): string | null => {
		const note = notes.get(keyOf(anchor));
		return note === undefined ? null : `[^${note}]`;
	};
	const marked = kept
		.filter((block) => block.length > BLOCK_MAX || !/^(?:---+|(?:<a id="[^"]*"><\/a>\s*)+)$/.test(block.trim()))
		.map((block) => inPieces(block, withMarks));
	return [...marked, ...bodies];
}

/** A note's text, and the name under which the text's mark is found. */
function bodyOf(block: string): { key: string; text: string } | null {
	const back = /^(?:<a id="[^"]*"><\/a>\s*)?\[(?:<sup>)?\d{1,3}(?:<\/sup>)?\]\(#([^()\s]+)\)\s*(\S[\s\S]*)$/.exec(
		block,
	);
	const [, anchor, text] = back ?? [];
	if (anchor !== undefined && text !== undefined && /anc$|called|fnref|note.?ref|ftnref|_ref/i.test(anchor)) {
		return { key: keyOf(anchor), text };
	}
	const [, item, target] = /^\d{1,3}\.\s+(\S[\s\S]*?)\s*\[↩[^\]]*\]\(#([^()\s]+)\)$/.exec(block) ?? [];
	return item !== undefined && target !== undefined ? { key: keyOf(target), text: item } : null;
}

/** The name of a mark and that of its note differ in a word; what they share tells the pair. */
const keyOf = (anchor: string): string =>
	anchor
		.toLowerCase()
		.replace(/anc$|sym$/, '')
		.replace(/fnref|ftnref|calledf|dataf|footnote|noteref/g, 'fn')
		.replace(/-?fn-?/g, '-fn');
