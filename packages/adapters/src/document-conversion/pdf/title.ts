import type { Properties } from './properties.ts';
import type { PdfBlock } from './types.ts';

const DATE =
	/^(?:\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4}|(?:\d{1,2}º? de )?(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?: de)? \d{4}|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2},)? \d{4}|(?:19|20)\d{2})$/i;
/** Lines under a title that may be its author and date. */
const UNDER = 4;

/** Takes the title block off the beginning: the largest heading of the first page, and the names and the date under it. */
export function takeTitle(blocks: PdfBlock[], properties: Properties): Properties & { blocks: PdfBlock[] } {
	const first = blocks.findIndex(({ kind }) => kind === 'heading');
	const top = blocks[first];
	const largest = Math.min(...blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])));
	const isTitle =
		top?.kind === 'heading' &&
		first <= 2 &&
		top.page <= 2 &&
		(top.level < largest + 1 || alike(top.text, properties.title)) &&
		blocks.filter((block) => block.kind === 'heading' && block.level === top.level).length === 1;
	const isAlone =
		top?.kind === 'heading' && first === 0 && (takeByline(blocks.slice(1)).rest[0]?.page ?? top.page) > top.page;
	const repeats = top?.kind === 'heading' && first === 0 && alike(top.text, properties.title);
	if (top?.kind !== 'heading' || !(isTitle || isAlone || repeats)) return { ...properties, blocks };
	const { rest, author, date } = takeByline(blocks.slice(first + 1));
	return {
		title: top.text,
		author: author ?? properties.author,
		date: date ?? properties.date,
		blocks: [...blocks.slice(0, first), ...rest],
	};
}

function takeByline(blocks: PdfBlock[]): { rest: PdfBlock[]; author: string | null; date: string | null } {
	const authors: string[] = [];
	let date: string | null = null;
	let at = 0;
	for (; at < Math.min(UNDER, blocks.length); at++) {
		const block = blocks[at];
		if (block === undefined || !('text' in block) || block.text.length > 120) break;
		const text = block.text.trim();
		if (date === null && DATE.test(text)) date = text;
		else if (isName(text)) authors.push(text);
		else break;
	}
	return { rest: blocks.slice(at), author: authors.length === 0 ? null : authors.join(', '), date };
}

/** Two to twelve words that begin with capitals, small words between them aside. */
function isName(text: string): boolean {
	const words = text.split(/[\s,]+/).filter((word) => !/^(?:e|and|de|da|do|dos|das|di|del|van|von|&)$/.test(word));
	return words.length >= 2 && words.length <= 12 && words.every((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word));
}

const alike = (one: string, other: string | null): boolean => other !== null && bare(one) === bare(other);
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
