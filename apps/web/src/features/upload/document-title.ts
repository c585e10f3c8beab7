import { withoutMarkup } from '../../lib/without-markup.ts';

/** How far into a text its title is looked for, in characters. */
const BEGINNING = 4000;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const ATX = /^ {0,3}#{1,6}[ \t]/;
const CLOSING_MARKS = /[ \t]#+$/;
const SETEXT = /^ {0,3}(?:=+|-{2,})[ \t]*$/;
/** What a line under which a rule stands is not: an item, a quotation, a table's row, code. */
const NO_PARAGRAPH = /^(?: {0,3}(?:[-*+>|]|\d+[.)])| {4}|\t)/;

/** A document's own title: its first Markdown heading, of whichever level; null without one. @param most characters of it */
export function documentTitle(text: string, most: number): string | null {
	const heading = firstHeading(linesOf(text.slice(0, BEGINNING)));
	const title = heading && withoutMarkup([heading])[0]?.trim();
	return title && title.length <= most ? title : null;
}

/** Without YAML front matter. */
function linesOf(text: string): string[] {
	const lines = text.split(/\r?\n/);
	if (lines[0] !== '---') return lines;
	const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)$/.test(line));
	return lines.slice(end + 1);
}

function firstHeading(lines: readonly string[]): string | null {
	let fence: string | null = null;
	for (const [index, line] of lines.entries()) {
		const mark = FENCE.exec(line)?.[1];
		if (fence !== null) {
			if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
			continue;
		}
		if (mark !== undefined) {
			fence = mark;
			continue;
		}
		const atx = ATX.test(line) ? line.replace(ATX, '').trim().replace(CLOSING_MARKS, '') : '';
		if (atx !== '') return atx;
		const isAlone = index === 0 || lines[index - 1]?.trim() === '';
		const isHeading = isAlone && line.trim() !== '' && !NO_PARAGRAPH.test(line) && SETEXT.test(lines[index + 1] ?? '');
		if (isHeading && !SETEXT.test(line)) return line.trim();
	}
	return null;
}
