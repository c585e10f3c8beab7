import { BLOCK_MAX } from '../limits.ts';
import { heaviest } from './segments.ts';
import type { Line, Run, Segment } from './types.ts';

/** Segments of one baseline put together. */
export function toLines(segments: Segment[]): Line[] {
	const rows: Segment[][] = [];
	for (const segment of [...segments].sort((one, other) => one.y - other.y || one.left - other.left)) {
		const row = rows.at(-1);
		const first = row?.[0];
		if (row && first && Math.abs(first.y - segment.y) < 0.3 * Math.max(first.size, segment.size)) row.push(segment);
		else rows.push([segment]);
	}
	return rows.map(lineOf);
}

/** A gap of less than this many times the font's size is the wide space of a justified line; a wider one parts cells. */
const WIDE_SPACE = 1.2;

function lineOf(row: Segment[]): Line {
	const segments = joined([...row].sort((one, other) => one.left - other.left));
	const runs = segments.flatMap((segment) => segment.runs);
	return {
		segments,
		left: segments[0]?.left ?? 0,
		right: Math.max(...segments.map(({ right }) => right)),
		y: segments[0]?.y ?? 0,
		size: heaviest(runs, ({ size }) => Math.round(size * 10) / 10) ?? 0,
		font: heaviest(runs, ({ font }) => font) ?? '',
		text: segments.map(textOf).join(' ').slice(0, BLOCK_MAX).replace(/\s+/g, ' ').trim(),
	};
}

function joined(row: Segment[]): Segment[] {
	const segments: Segment[] = [];
	for (const segment of row) {
		const last = segments.at(-1);
		if (last && segment.left - last.right <= WIDE_SPACE * Math.max(Math.min(last.size, segment.size), 5)) {
			const larger = last.right - last.left >= segment.right - segment.left ? last : segment;
			segments[segments.length - 1] = {
				runs: [...last.runs, ...segment.runs],
				left: last.left,
				right: Math.max(last.right, segment.right),
				y: larger.y,
				size: larger.size,
			};
		} else segments.push(segment);
	}
	return segments;
}

/** Marks of notes stand raised and small: `\u0001` before and `\u0002` behind them, until it is known which note is meant. */
const NOTE_START = '\u0001';
const NOTE_END = '\u0002';

/** A segment's text, with spaces where its runs stand apart. */
export function textOf({ runs, size, y }: Segment): string {
	let text = '';
	let last: Run | null = null;
	for (const run of runs) {
		const gap = last === null ? 0 : run.x - (last.x + last.width);
		if (last !== null && gap > 0.15 * Math.min(run.size, last.size) && !/\s$/.test(text)) text += ' ';
		const isRaised = run.size < 0.85 * size && y - run.y > 0.15 * size;
		const mark = isRaised ? /^\s*(\d{1,3}|[*†‡])\s*$/.exec(run.text)?.[1] : undefined;
		text += mark === undefined ? run.text : `${NOTE_START}${mark}${NOTE_END}`;
		last = run;
	}
	return text.replaceAll(`${NOTE_END}${NOTE_START}`, '').replace(/\s+/g, ' ').trim();
}
