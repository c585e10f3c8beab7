import type { Span } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import type { ReadTable } from './table-columns.ts';
import type { Piece } from './unit.ts';

/** Words that are told of some rows of a table, and of a turn where all of them are told. */
const MOST_WORDS = 64;
const TURN_WORDS = 44;

/** Rows in one turn, as many as it holds; columns that are no part of their sentences are named before the first. */
export function together(rows: readonly string[], read: ReadTable, chosen: readonly number[], span: Span): Piece[] {
	const told = chosen.map((at) => ({ text: rows[at] ?? '', row: read.rows[at] })).filter(({ text }) => text !== '');
	while (told.length > 1 && countWords(told.map(({ text }) => text).join(' ')) > MOST_WORDS) told.pop();
	if (told.length === 0) return [];
	const head = { start: span.start, end: Math.max(span.start + 1, read.rows[0]?.start ?? span.end) };
	return [{ text: told.map(({ text }) => text).join(' '), spans: [head, ...told.flatMap(({ row }) => row ?? [])] }];
}

/** Chosen rows, all of them, as many in one turn as it holds. */
export function inTurns(rows: readonly string[], chosen: readonly number[], read: ReadTable, span: Span): Piece[] {
	const turns: number[][] = [];
	let words = 0;
	for (const at of chosen) {
		const own = countWords(rows[at] ?? '');
		if (turns.length === 0 || words + own > TURN_WORDS) {
			turns.push([at]);
			words = own;
		} else {
			turns.at(-1)?.push(at);
			words += own;
		}
	}
	return turns.flatMap((turn) => together(rows, read, turn, span));
}
