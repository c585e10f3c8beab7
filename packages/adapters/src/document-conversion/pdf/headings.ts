import type { BodyStyle, Line } from './types.ts';

const LARGER = 1.12;
const LONGEST = 160;

/** Whether a line is set as a heading: larger than the text, or bold throughout and as large. */
export function isHeadingLine(line: Line, body: BodyStyle): boolean {
	const { text, size } = line;
	if (text.length > LONGEST || !/\p{L}/u.test(text) || /[.;,:]$/.test(text)) return false;
	if (/^[•–-]\s/.test(text)) return false;
	return size >= body.size * LARGER || (isBold(line, body) && size >= body.size * 0.95);
}

function isBold({ segments }: Line, { bold }: BodyStyle): boolean {
	if (segments.length > 2) return false;
	const runs = segments.flatMap((segment) => segment.runs);
	const all = runs.reduce((sum, { text }) => sum + text.length, 0);
	const heavy = runs.reduce((sum, { text, font }) => sum + (bold.has(font) ? text.length : 0), 0);
	return heavy >= 0.9 * all;
}

/** Levels by size, the largest 1; bold lines of the text's own size come below all of them. */
export function levelsOf(sizes: readonly number[], body: BodyStyle): (size: number) => number {
	const larger = [...new Set(sizes.filter((size) => size >= body.size * LARGER).map(Math.round))].sort((a, b) => b - a);
	return (size) => {
		const at = size >= body.size * LARGER ? larger.indexOf(Math.round(size)) : larger.length;
		return Math.min(6, at + 1);
	};
}
