import { toLines } from './lines.ts';
import type { Line, Page } from './types.ts';

/** The share of the printed height, at its top and its bottom, that heads and page numbers stand in. */
const MARGIN = 0.12;
/** Rows at each end of a page that are looked at. */
const ROWS = 2;
const LONGEST = 120;
const NUMBER_ALONE =
	/^[-–—·|\s]*(?:p(?:ágina|age|ág|\.)?\.?\s*)?(?:\d{1,4}|[ivxlc]{1,8})(?:\s*(?:de|of|\/)\s*\d{1,4})?[-–—·|\s]*$/i;

/** Takes running heads, running feet and page numbers away: what comes back from page to page, or counts them. */
export function withoutRunningHeads(pages: Page[]): Page[] {
	const all = pages.flatMap(({ segments }) => segments.map(({ y }) => y));
	const top = all.reduce((least, y) => Math.min(least, y), Number.POSITIVE_INFINITY);
	const bottom = all.reduce((most, y) => Math.max(most, y), 0);
	const margin = MARGIN * (bottom - top);
	const ends = pages.map((page) => outerRows(page, top + margin, bottom - margin));
	const repeated = countRepeats(ends);
	const offset = pageOffset(pages, ends);
	const enough = pages.length < 6 ? 2 : 3;
	return pages.map((page, index) => {
		const gone = (ends[index] ?? []).filter(({ line, outermost }) => {
			if (outermost && NUMBER_ALONE.test(line.text)) return true;
			if ((repeated.get(keyOf(line)) ?? 0) >= enough) return true;
			return offset !== null && numbersOf(line.text).some((number) => number - page.number === offset);
		});
		const isGone = (y: number) => gone.some(({ line }) => line.segments.some((one) => Math.abs(one.y - y) < 0.5));
		return gone.length === 0 ? page : { ...page, segments: page.segments.filter(({ y }) => !isGone(y)) };
	});
}

interface OuterRow {
	line: Line;
	outermost: boolean;
}

function outerRows({ segments }: Page, from: number, to: number): OuterRow[] {
	const top = toLines(segments.filter(({ y }) => y <= from)).slice(0, ROWS);
	const bottom = toLines(segments.filter(({ y }) => y >= to)).slice(-ROWS);
	return [
		...top.map((line, index) => ({ line, outermost: index === 0 })),
		...bottom.map((line, index) => ({ line, outermost: index === bottom.length - 1 })),
	].filter(({ line }) => line.text.length <= LONGEST);
}

/** Alike but for numbers, and at the same height. */
const keyOf = ({ text, y }: Line): string => `${Math.round(y / 6)} ${text.toLowerCase().replace(/\d+/g, '#')}`;

function countRepeats(ends: OuterRow[][]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const rows of ends) for (const { line } of rows) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
	return counts;
}

/** Numbers that a row begins or ends with. */
function numbersOf(text: string): number[] {
	const found = [/^(\d{1,4})\b/.exec(text)?.[1], /\b(\d{1,4})$/.exec(text)?.[1]];
	return found.flatMap((digits) => (digits === undefined ? [] : [Number(digits)]));
}

/** By how much the printed page numbers differ from the pages' places in the file; null where they are not printed. */
function pageOffset(pages: Page[], ends: OuterRow[][]): number | null {
	const counts = new Map<number, number>();
	pages.forEach((page, index) => {
		const offsets = (ends[index] ?? []).flatMap(({ line }) => numbersOf(line.text).map((n) => n - page.number));
		for (const offset of new Set(offsets)) counts.set(offset, (counts.get(offset) ?? 0) + 1);
	});
	const [best] = [...counts].sort((one, other) => other[1] - one[1]);
	return best !== undefined && best[1] >= Math.max(3, pages.length * 0.4) ? best[0] : null;
}
