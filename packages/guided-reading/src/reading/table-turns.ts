import type { Span } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import type { ReadTable } from './table-columns.ts';
import type { Piece } from './unit.ts';

/** Words that are told of some rows of a table, and of a turn where all of them are told; more rows are shared the sooner. */
const MOST_WORDS = 64;
const TURN_WORDS = 44;
const MANY = 6;

/** Rows in one turn, no more than it holds. */
export function together(rows: readonly string[], read: ReadTable, chosen: readonly number[], span: Span): Piece[] {
	const told = chosen.filter((at) => rows[at]);
	while (told.length > 1 && countWords(told.map((at) => rows[at]).join(' ')) > MOST_WORDS) told.pop();
	return pieceOf(rows, read, told, span);
}

function pieceOf(rows: readonly string[], read: ReadTable, chosen: readonly number[], span: Span): Piece[] {
	const told = chosen.map((at) => ({ text: rows[at] ?? '', row: read.rows[at] })).filter(({ text }) => text !== '');
	if (told.length === 0) return [];
	const head = { start: span.start, end: Math.max(span.start + 1, read.rows[0]?.start ?? span.end) };
	return [{ text: told.map(({ text }) => text).join(' '), spans: [head, ...told.flatMap(({ row }) => row ?? [])] }];
}

/** Chosen rows, all of them, in as many turns as they need, of about the same length. */
export function inTurns(rows: readonly string[], chosen: readonly number[], read: ReadTable, span: Span): Piece[] {
	const all = chosen.reduce((sum, at) => sum + countWords(rows[at] ?? ''), 0);
	const number = all <= (chosen.length > MANY ? TURN_WORDS : MOST_WORDS) ? 1 : Math.ceil(all / TURN_WORDS);
	const turns: number[][] = [];
	let words = 0;
	for (const at of chosen) {
		const own = countWords(rows[at] ?? '');
		const isFull = words + own / 2 > (all * turns.length) / number;
		if (turns.length === 0 || (isFull && turns.length < number)) turns.push([at]);
		else turns.at(-1)?.push(at);
		words += own;
	}
	return turns.flatMap((turn) => pieceOf(rows, read, turn, span));
}
