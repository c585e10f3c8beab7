import { textOf } from './lines.ts';
import type { Line } from './types.ts';

const MARKER = /^(?:[•*–-]|\(?\d{1,3}[.)]|\(?[a-z][.)])$/;

/** Whether a line's segments are cells rather than a list's marker and its text. */
const hasCells = ({ segments }: Line): boolean => {
	const [first, second] = segments;
	return first !== undefined && second !== undefined && !(segments.length === 2 && MARKER.test(textOf(first)));
};

interface Column {
	left: number;
	right: number;
}

/**
 * The rows of the table that begins at `from`, and the line behind it; null where none begins. A table is two lines or
 * more whose segments stand below each other.
 */
export function tableAt(lines: Line[], from: number, pitch: number): { rows: string[][]; end: number } | null {
	const first = lines[from];
	if (first === undefined || !hasCells(first)) return null;
	let end = from;
	for (let at = from; at < lines.length; at++) {
		const [line, above] = [lines[at], lines[at - 1]];
		if (!line || (at > from && above && line.y - above.y > 2.2 * pitch)) break;
		if (hasCells(line)) end = at + 1;
		else if (at > end) break;
	}
	const part = lines.slice(from, end);
	if (part.filter(hasCells).length < 2) return null;
	const columns = columnsOf(part);
	if (columns.length < 2) return null;
	// Cells that stand close together look like one text: known columns tell them apart.
	for (let line = lines[end]; line && line.y - (part.at(-1)?.y ?? 0) <= 2.2 * pitch; line = lines[end]) {
		const split = splitBy(line, columns);
		if (split === null) break;
		part.push(split);
		end++;
	}
	const rows: string[][] = [];
	for (const line of part) {
		const cells = columns.map(({ left, right }) =>
			line.segments
				.filter((segment) => segment.left < right && segment.right > left)
				.map(textOf)
				.join(' '),
		);
		const last = rows.at(-1);
		// A line with one cell goes on with the cell above it.
		if (!hasCells(line) && last) rows[rows.length - 1] = last.map((cell, at) => `${cell} ${cells[at] ?? ''}`.trim());
		else rows.push(cells);
	}
	return { rows, end };
}

/** Stretches of the line that some cell stands over. */
function columnsOf(lines: Line[]): Column[] {
	const spans = lines
		.filter(hasCells)
		.flatMap(({ segments }) => segments)
		.sort((one, other) => one.left - other.left);
	const columns: Column[] = [];
	for (const { left, right } of spans) {
		const last = columns.at(-1);
		if (last && left < last.right + 2) last.right = Math.max(last.right, right);
		else columns.push({ left, right });
	}
	return columns;
}

/** The line in cells; null when one of its runs stands over two columns, or all over one. */
function splitBy(line: Line, columns: Column[]): Line | null {
	const segments = columns.flatMap(({ left, right }) => {
		const runs = line.segments.flatMap((segment) =>
			segment.runs.filter((run) => run.x < right && run.x + run.width > left),
		);
		const [first] = runs;
		const end = Math.max(...runs.map((run) => run.x + run.width));
		return first ? [{ runs, left: first.x, right: end, y: line.y, size: line.size }] : [];
	});
	const all = line.segments.flatMap(({ runs }) => runs);
	const placed = segments.flatMap(({ runs }) => runs);
	const isEachOnce = placed.length === all.length && new Set(placed).size === all.length;
	return segments.length >= 2 && isEachOnce ? { ...line, segments } : null;
}
