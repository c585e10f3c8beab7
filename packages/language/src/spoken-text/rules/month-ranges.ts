import type { Line } from '../line.ts';

/** Characters in which a month and its day stand before a dash. */
const REACH = 24;

/** Whether a dash joins two days or months: "Oct 1 – Dec 15", "jun–set", "1º de março – 30 de junho". */
export function joinsMonths(line: Line): boolean {
	const { monthAtEnd, monthAtStart } = line.speech;
	const before = line.text.slice(Math.max(0, line.at - REACH), line.at);
	const after = line.text.slice(line.at + 1, line.at + 1 + REACH);
	return monthAtStart.test(after) && monthAtEnd.test(before);
}
