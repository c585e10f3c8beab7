import type { Block } from '@nexus/document-text';

/** What sets the columns of a plain text apart: "Saldo em 29/02 ...... R$ 94.318,02"; two spaces may end a sentence. */
const GAP = /\s*\.{4,}\s*|(?<![.!?:\p{Sc}] *) {2,}|\t+|(?<!:) (?=\p{Lu}{0,2}\p{Sc}\s*[\d.,]+(?:\s\(-\))?$)/u;
const LEADER = /\.{4}/;
/** Rows of a table with a head, which an account with dots has none of. */
const LEAST_ROWS = 3;

/** The first dash of a line below heads of columns, which Markdown takes for the end of what stands above it. */
const RULE_BELOW = /(?<=\S {2,}\S[^\n]*\n[ \t]*)-(?=--[ -]*\n)/g;
const RULE = /^[\s|+=-]*$/;

/** A text as long as before, with the lines of dashes in its tables as a part of them. */
export const withRulesInTables = (text: string): string => text.replace(RULE_BELOW, '+');

/**
 * A paragraph of lines in columns, the first of them a head, as the table that it is, and what stands above it in the
 * paragraph; nothing that can be read where its columns are not known.
 */
export function alignedTable(block: Block, source: string): Block[] {
	if (block.kind !== 'paragraph') return [block];
	let at = block.start;
	const lines = source.split('\n').map((line) => {
		const cells = line
			.trim()
			.split(GAP)
			.map((cell) => cell.replace(/ +/g, ' '));
		const row = { cells, start: at, end: at + line.length };
		at += line.length + 1;
		return row;
	});
	const isSet = ({ cells }: { cells: string[] }) => cells.length > 1;
	if (lines.filter(isSet).length < 2 || lines.filter(isSet).length * 2 <= lines.length) return [block];
	const set = lines.slice(lines.findIndex(isSet), lines.findLastIndex(isSet) + 1);
	const [head, ...rows] = set.filter(({ cells }) => !RULE.test(cells.join('')));
	const start = head?.start ?? block.start;
	const { end } = block;
	const above = block.sentences.filter((sentence) => sentence.end <= start);
	const intro: Block[] = above.length > 0 ? [{ ...block, sentences: above, end: start }] : [];
	const width = rows[0]?.cells.length ?? 0;
	const names = head?.cells ?? [];
	const isRow = [names, ...rows.map(({ cells }) => cells)].every(([label = '']) => /^\d/.test(label));
	const header = isRow ? [] : names.length === width - 1 ? ['', ...names] : names;
	const told = isRow && head ? [head, ...rows] : rows;
	const areWhole = (isRow || header.length === width) && told.every(({ cells }) => cells.length === width);
	const isLong = rows.length >= LEAST_ROWS - 1 || LEADER.test(source);
	if (areWhole && isLong && /\d/.test(source)) return [...intro, { kind: 'table', header, rows: told, start, end }];
	return [...intro, { kind: 'code', language: null, start, end }];
}
