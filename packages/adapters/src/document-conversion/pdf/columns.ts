import { toLines } from './lines.ts';
import type { Page, Region, Segment } from './types.ts';

/** Narrowest gutter between columns, in points. */
const GUTTER = 7;
/** Lines that each column must have, and how full of text its lines must be: cells of tables are emptier. */
const FEWEST_LINES = 5;
const FULLNESS = 0.55;

/** The page's regions in reading order. */
export function toRegions(page: Page): Region[] {
	return ordered(page.segments, page.number, 0);
}

function ordered(segments: Segment[], page: number, depth: number): Region[] {
	if (segments.length === 0) return [];
	const gutter = depth < 3 ? findGutter(segments) : null;
	if (gutter === null) return [regionOf(segments, page)];
	// What stands across the gutter parts the columns into bands; each band is read column by column.
	const regions: Region[] = [];
	let across: Segment[] = [];
	let band: Segment[] = [];
	const readBand = () => {
		const [left, right] = [band.filter((one) => one.right <= gutter), band.filter((one) => one.left >= gutter)];
		const end = endOfColumns(left, right);
		const [above, below] = [left.filter(({ y }) => y <= end), left.filter(({ y }) => y > end)];
		for (const part of [above, right, below]) regions.push(...ordered(part, page, depth + 1));
		band = [];
	};
	const readAcross = () => {
		if (across.length > 0) regions.push(regionOf(across, page));
		across = [];
	};
	for (const row of rowsOf(segments)) {
		if (row.some(({ left, right }) => left < gutter && right > gutter)) {
			readBand();
			across.push(...row);
		} else {
			readAcross();
			band.push(...row);
		}
	}
	readAcross();
	readBand();
	return regions;
}

/**
 * Where balanced columns end and text of full width goes on whose lines happen to be short: both columns end on one
 * line, and what comes below a gap stands on the left alone. Infinity where they do not.
 */
function endOfColumns(left: Segment[], right: Segment[]): number {
	const end = Math.max(...right.map(({ y }) => y));
	const above = left.filter(({ y, size }) => y <= end + 2.6 * size);
	const below = left.filter((one) => !above.includes(one));
	const last = above.at(-1);
	if (right.length === 0 || last === undefined || below.length === 0) return Number.POSITIVE_INFINITY;
	const gap = Math.min(...below.map(({ y }) => y)) - last.y;
	return end - last.y < 2.6 * last.size && gap > 1.8 * last.size ? last.y : Number.POSITIVE_INFINITY;
}

function rowsOf(segments: Segment[]): Segment[][] {
	const rows: Segment[][] = [];
	for (const segment of [...segments].sort((one, other) => one.y - other.y)) {
		const row = rows.at(-1);
		if (row?.[0] && Math.abs(row[0].y - segment.y) < 2) row.push(segment);
		else rows.push([segment]);
	}
	return rows;
}

function regionOf(segments: Segment[], page: number): Region {
	return {
		page,
		lines: toLines(segments),
		left: Math.min(...segments.map(({ left }) => left)),
		right: Math.max(...segments.map(({ right }) => right)),
	};
}

/** The middle of the white stripe between two columns of text; null where there is one column. */
function findGutter(segments: Segment[]): number | null {
	const left = Math.min(...segments.map((one) => one.left));
	const right = Math.max(...segments.map((one) => one.right));
	const width = Math.ceil(right - left);
	if (width < 150 || segments.length < 2 * FEWEST_LINES) return null;
	const covered = new Int32Array(width + 2);
	for (const one of segments) {
		add(covered, Math.max(0, Math.round(one.left - left)), 1);
		add(covered, Math.min(width + 1, Math.round(one.right - left)), -1);
	}
	for (let at = 1; at < covered.length; at++) add(covered, at, covered[at - 1] ?? 0);
	let best: { at: number; crossing: number } | null = null;
	const from = Math.round(width * 0.2);
	const to = Math.round(width * 0.8);
	for (let at = from; at < to; at++) {
		const crossing = Math.max(...covered.subarray(at, at + GUTTER));
		if (best === null || crossing < best.crossing) best = { at, crossing };
	}
	if (best === null) return null;
	let end = best.at;
	while (end + 1 < to && (covered[end + GUTTER] ?? 0) <= best.crossing) end++;
	const middle = left + (best.at + end + GUTTER) / 2;
	return isBetweenColumns(segments, middle, left, right) ? middle : null;
}

function add(counts: Int32Array, at: number, count: number): void {
	counts[at] = (counts[at] ?? 0) + count;
}

function isBetweenColumns(segments: Segment[], gutter: number, left: number, right: number): boolean {
	const rows = rowsOf(segments);
	const crossing = rows.filter((row) => row.some((one) => one.left < gutter && one.right > gutter)).length;
	const one = widthsOf(rows, (segment) => segment.right <= gutter);
	const other = widthsOf(rows, (segment) => segment.left >= gutter);
	if (one.length < FEWEST_LINES || other.length < FEWEST_LINES) return false;
	if (crossing > 0.5 * (one.length + other.length)) return false;
	return median(one) >= FULLNESS * (gutter - left) && median(other) >= FULLNESS * (right - gutter);
}

/** How much of the page's width the segments that are meant take in each row. */
function widthsOf(rows: Segment[][], isMeant: (segment: Segment) => boolean): number[] {
	return rows.flatMap((row) => {
		const meant = row.filter(isMeant);
		return meant.length === 0
			? []
			: [Math.max(...meant.map((one) => one.right)) - Math.min(...meant.map((one) => one.left))];
	});
}

function median(values: number[]): number {
	const sorted = [...values].sort((one, other) => one - other);
	return sorted[sorted.length >> 1] ?? 0;
}
