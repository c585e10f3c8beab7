import { readHtml } from './read-html.ts';
import { readLine } from './read-sentences.ts';
import type { Block, Span } from './types.ts';

type TableBlock = Extract<Block, { kind: 'table' }>;

const ROW = /<(?:tr|thead)(?=[\s>])[^<>]{0,600}>[\s\S]*?(?=<t(?:r|body)[\s>]|<\/t(?:able|head)|$)/gi;
const CELL = /<(t[hd])(?=[\s>])[^<>]{0,600}>[\s\S]*?(?=<t[hd][\s>]|<\/t[rhd]|$)/gi;
/** Characters of a cell; one of more stands where it does for the page's layout. */
const LONGEST = 300;

/**
 * Header and rows of a table in HTML between two places of a source, without columns that are blank; null for one that has
 * but one column, or longer texts in its cells. The first row is the header where it is one in HTML.
 */
export function readHtmlTable(source: string, { start, end }: Span, offset: number): TableBlock | null {
	const rows = [...source.slice(start, end).matchAll(ROW)].map(({ 0: row, index }) => {
		const at = start + index;
		const cells = [...row.matchAll(CELL)].map(({ 0: cell, 1: name = '', index: from }) => ({
			isHead: name.toLowerCase() === 'th',
			text: readLine(readHtml(source, at + from, at + from + cell.length)),
		}));
		return { start: at + offset, end: at + row.length + offset, cells };
	});
	const isSaid = (text: string | undefined) => /[\p{L}\p{N}]/u.test(text ?? '');
	const widest = Math.max(0, ...rows.map(({ cells }) => cells.length));
	const columns = Array.from({ length: widest }, (_, at) => at).filter((at) =>
		rows.some(({ cells }) => isSaid(cells[at]?.text)),
	);
	const isLayout = rows.some(({ cells }) => cells.some(({ text }) => text.length > LONGEST));
	if (columns.length < 2 || isLayout) return null;
	const told = rows
		.map((row) => ({ ...row, texts: columns.map((at) => row.cells[at]?.text ?? '') }))
		.filter(({ texts }) => texts.some(isSaid));
	const header =
		told[0] && told[0].cells.length > 1 && told[0].cells.every(({ isHead }) => isHead) ? told[0].texts : [];
	// A foot may name the columns again.
	const isHeader = (texts: readonly string[]) => header.length > 0 && texts.every((text, at) => text === header[at]);
	return {
		start: start + offset,
		end: end + offset,
		kind: 'table',
		header,
		rows: told.flatMap(({ start: from, end: to, texts }) =>
			isHeader(texts) ? [] : { start: from, end: to, cells: texts },
		),
	};
}
