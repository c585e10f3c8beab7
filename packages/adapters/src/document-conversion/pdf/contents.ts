import type { Line } from './types.ts';

const CONTENTS =
	/^(?:sum[áa]rio|[íi]ndice(?: geral)?|conte[úu]do|contents|table of contents|lista de (?:figuras|tabelas|quadros)|list of (?:figures|tables))$/i;
const INDEX = /^(?:[íi]ndice(?: remissivo| onom[áa]stico| alfab[ée]tico)?|index)$/i;
const ENDS_IN_PAGE = /(?:^|[\s.…])(?:\d{1,4}|[ivxlc]{1,7})$/i;
const LEADERS = /(?:\.\s?){4,}\s*(?:\d{1,4}|[ivxlc]{1,7})$|…{2,}\s*\d{1,4}$/i;
const INDEX_ENTRY = /(?:,|\s|^)\d{1,4}(?:[-–]\d{1,4})?(?:,\s*\d{1,4}(?:[-–]\d{1,4})?)*$/;

const isContentsHeading = (text: string): boolean => CONTENTS.test(text.trim()) || INDEX.test(text.trim());

/**
 * Takes tables of contents and indices away: entries with dots and a page number wherever three of them follow each
 * other, and what follows a heading that says so.
 * @param isHeading whether a line is set as headings are
 * @param entriesUpTo the largest size of an entry
 */
export function withoutContents(
	lines: Line[],
	isHeading: (line: Line) => boolean,
	entriesUpTo: number,
	open: boolean,
): { lines: Line[]; removed: number; open: boolean } {
	const kept: Line[] = [];
	let inside = open;
	let misses = 0;
	let removed = 0;
	for (const [index, line] of lines.entries()) {
		if (isContentsHeading(line.text) && entriesBelow(lines, index) >= 2) {
			inside = true;
			misses = 0;
			removed++;
			continue;
		}
		if (inside) {
			const isEntry = ENDS_IN_PAGE.test(line.text) || INDEX_ENTRY.test(line.text) || line.text.length <= 2;
			misses = isEntry ? 0 : misses + 1;
			const wraps = !isEntry && misses === 1 && !isHeading(line) && entriesBelow(lines, index) > 0;
			if ((isEntry || wraps) && line.size <= entriesUpTo) {
				removed++;
				continue;
			}
			inside = false;
		}
		if (LEADERS.test(line.text) && leadersAround(lines, index) >= 3) {
			removed++;
			continue;
		}
		kept.push(line);
	}
	return { lines: kept, removed, open: inside && lines.length > 0 };
}

/** Of the next four lines, how many are entries. */
const entriesBelow = (lines: Line[], index: number): number =>
	lines.slice(index + 1, index + 5).filter(({ text }) => ENDS_IN_PAGE.test(text) || INDEX_ENTRY.test(text)).length;

const leadersAround = (lines: Line[], index: number): number =>
	lines.slice(Math.max(0, index - 3), index + 4).filter(({ text }) => LEADERS.test(text)).length;
