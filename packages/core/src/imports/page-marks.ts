import type { PageMark } from '../ports/document-converter.ts';

/** Characters by which a place is found again. */
const ANCHOR = 48;
/** How far from where it is expected, in characters. */
const NEARBY = 5_000;

/**
 * The places of pages in a text that was edited: each is looked for by the words that follow it, near where what changed
 * before it has moved it. One whose words are gone keeps its page for what is there now.
 */
export function moveMarks(marks: readonly PageMark[], before: string, after: string): PageMark[] {
	let shift = 0;
	return marks
		.map(({ offset, page }) => {
			const anchor = before.slice(offset, offset + ANCHOR);
			const expected = offset + shift;
			const found = nearest(after, anchor, expected);
			if (found !== null) shift = found - offset;
			return { offset: Math.min(Math.max(found ?? expected, 0), after.length), page };
		})
		.sort((one, other) => one.offset - other.offset);
}

/** Looks no further than that, whatever the text holds: there may be thousands of pages. */
function nearest(text: string, anchor: string, expected: number): number | null {
	if (anchor.trim() === '') return null;
	const middle = Math.min(Math.max(expected, 0), text.length);
	const from = Math.max(0, middle - NEARBY);
	const around = text.slice(from, middle + NEARBY + anchor.length);
	const places = [around.lastIndexOf(anchor, middle - from), around.indexOf(anchor, middle - from)]
		.filter((at) => at !== -1)
		.map((at) => at + from);
	const [before = null, after = before] = places;
	if (before === null || after === null) return null;
	return after - middle < middle - before ? after : before;
}

/** Where in [from, to) of the text each page begins; the first one's beginning is cut to `from`. */
export function pagesWithin(marks: readonly PageMark[], from: number, to: number): { from: number; page: number }[] {
	const before = marks.findLast(({ offset }) => offset <= from);
	const inside = marks.filter(({ offset }) => offset > from && offset < to);
	return [
		...(before ? [{ from, page: before.page }] : []),
		...inside.map(({ offset, page }) => ({ from: offset, page })),
	];
}
