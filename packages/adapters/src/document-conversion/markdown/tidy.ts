import { headingOf, inPieces, isCode, plain, splitBlocks } from './blocks.ts';
import { withoutContents } from './contents.ts';
import { linkNotes } from './notes.ts';

const LONGEST_HEADING = 100;
const BOLD = /^\*\*([^*\n]{1,100})\*\*$/;
const DATE =
	/^(?:\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4}|(?:\d{1,2}º? de )?\p{L}{4,9}(?: de)? (?:19|20)\d{2}|(?:19|20)\d{2})$/u;

export interface Described {
	title: string | null;
	author: string | null;
	date: string | null;
}

/**
 * Markdown as people write it, of what a program made from another format: headings that were only bold, lists that
 * were only typed, footnotes that were links, without tables of contents, and with the title block taken off.
 */
export function tidyMarkdown(markdown: string, known: Described): Described & { markdown: string; removed: number } {
	const contents = withoutContents(linkNotes(splitBlocks(markdown)));
	const title = bare(known.title ?? '');
	const hasHeadings = contents.blocks.some((block) => bare(headingOf(block)?.text ?? title) !== title);
	const blocks = contents.blocks
		.map((block) => (isCode(block) ? block : inPieces(block, (piece) => tidyBlock(piece, hasHeadings))))
		.filter((block) => block !== '');
	const isBold = BOLD.test((contents.blocks[0] ?? '').trim());
	const { rest, ...described } = takeTitle(blocks, known, isBold);
	return { ...described, markdown: joinBlocks(rest), removed: contents.removed };
}

function tidyBlock(block: string, hasHeadings: boolean): string {
	const text = block
		.replace(/<a id="[^"]*"><\/a>/g, '')
		.replace(/!\[[^\]]*\]\([^()]*\)/g, '')
		.replace(/^(?:> ?)*(?:\\<|<|&lt;)(?:number|número)>$/gim, '')
		.replace(/\n>\s*(?=\n|$)/g, '')
		.trim();
	const heading = headingOf(text);
	if (heading) return heading.text === '' ? '' : `${'#'.repeat(heading.level)} ${heading.text}`;
	const bold = BOLD.exec(text)?.[1];
	if (bold !== undefined && !hasHeadings && bold.length <= LONGEST_HEADING && !/[.;,:]$/.test(bold))
		return `## ${plain(bold)}`;
	return text
		.replace(/^[•◦▪·]\s+/gm, '- ')
		.replace(/^(\d{1,3})\\([.)])\s+/gm, '$1$2 ')
		.replace(/^(\|.*\|)$/gm, (row) => row.replace(/\*\*([^*|]+)\*\*/g, '$1'));
}

/** Items of a list stand close together, everything else apart. */
function joinBlocks(blocks: string[]): string {
	const isItem = (block: string | undefined) => /^(?:- |\d{1,3}[.)] )/.test(block ?? '');
	return `${blocks.reduce((text, block, index) => {
		if (index === 0) return block;
		return `${text}${isItem(block) && isItem(blocks[index - 1]) ? '\n' : '\n\n'}${block}`;
	}, '')}\n`;
}

/** The title at the beginning, where it is the one that the document names or alone of its level, and the lines under it. */
function takeTitle(blocks: string[], known: Described, isBold: boolean): Described & { rest: string[] } {
	const [first = ''] = blocks;
	const heading = headingOf(first);
	const text = heading?.text ?? plain(first);
	const isNamed = known.title !== null && bare(text) === bare(known.title);
	const isOnly = heading?.level === 1 && blocks.filter((block) => headingOf(block)?.level === 1).length === 1;
	if (!isNamed && !isOnly && !isBold) return { ...known, rest: blocks };
	let rest = blocks.slice(1);
	let { author, date } = known;
	for (let under = 0; under < 4; under++) {
		const line = plain(rest[0] ?? '');
		if (isNamed && bare(line) === bare(text)) rest = rest.slice(1);
		else if (author !== null && bare(line) === bare(author)) rest = rest.slice(1);
		else if (DATE.test(line)) {
			date = line;
			rest = rest.slice(1);
		} else if (author === null && headingOf(rest[0] ?? '') === null && isName(line)) {
			author = line;
			rest = rest.slice(1);
		} else break;
	}
	return { title: isNamed ? known.title : text, author, date, rest };
}

function isName(text: string): boolean {
	const words = text.split(/[\s,]+/).filter((word) => !/^(?:e|and|de|da|do|dos|das|di|del|van|von|&)$/.test(word));
	return words.length >= 2 && words.length <= 8 && words.every((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word));
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
