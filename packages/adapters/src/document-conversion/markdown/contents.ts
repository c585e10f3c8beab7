import { headingOf, plain } from './blocks.ts';

const TITLE =
	/^(?:sum[áa]rio|[íi]ndice(?: geral| remissivo| alfab[ée]tico| onom[áa]stico)?|conte[úu]do|contents|table of contents|index|lista de (?:figuras|tabelas|quadros)|list of (?:figures|tables))$/i;
const LINKED = /^(?:[-*]\s+|\d+\.\s+)?\[[^\]]+\]\(#[^()\s]*\)[\s.\d]*$/;
const NUMBERED = /^[^.!?]{1,150}(?:[\s.…\t]|\\t)\d{1,4}(?:\s*,\s*\d{1,4})*$/;

/** Takes tables of contents and indices away: entries of links or page numbers under a title that says so. */
export function withoutContents(blocks: string[]): { blocks: string[]; removed: number } {
	const kept: string[] = [];
	let removed = 0;
	for (let at = 0; at < blocks.length; at++) {
		const block = blocks[at] as string;
		const end = TITLE.test(headingOf(block)?.text ?? plain(block)) ? entriesEnd(blocks, at + 1) : at;
		if (end > at + 1) {
			removed += end - at;
			at = end - 1;
		} else kept.push(block);
	}
	return { blocks: kept, removed };
}

/** Behind the last entry from `from` on. */
function entriesEnd(blocks: string[], from: number): number {
	let at = from;
	while (at < blocks.length && isEntries(blocks[at] as string)) at++;
	return at;
}

const isEntries = (block: string): boolean =>
	block.split('\n').every((line) => {
		const text = line.trim();
		return LINKED.test(text) || NUMBERED.test(plain(text)) || /^(?:#{1,6} )?\p{Lu}$/u.test(text);
	});
