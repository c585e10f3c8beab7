import { type Footnote, splitFootnotes } from './footnotes.ts';
import { isHeadingLine } from './headings.ts';
import { tableAt } from './tables.ts';
import type { BodyStyle, Line, Region } from './types.ts';

/** What a region's lines come to, before pages are put together. */
export type Piece = { page: number } & (
	| { kind: 'heading'; size: number; lines: Line[] }
	/** `continues`: it may go on with the paragraph before it. `open`: the next may go on with it. */
	| { kind: 'paragraph'; lines: Line[]; continues: boolean; open: boolean }
	| { kind: 'item'; marker: string; lines: Line[]; open: boolean }
	| { kind: 'table'; rows: string[][] }
);

// biome-ignore lint/suspicious/noControlCharactersInRegex: the marks around the number of a note
const NOTE_AT_END = /\u0001[^\u0002]*\u0002$/;
const BULLET = /^(?:[•◦▪■●*]|[-–](?=\s))\s*/;
const NUMBERED = /^\(?(\d{1,3})[.)]\s+(?=\S)|^\(?[a-z]\)\s+(?=\S)/;

/** Headings, paragraphs, items and tables of one region. */
export function readRegion(region: Region, body: BodyStyle): { pieces: Piece[]; notes: Footnote[] } {
	const { lines, notes } = splitFootnotes(region, body);
	const pieces: Piece[] = [];
	for (let at = 0; at < lines.length; ) {
		const line = lines[at] as Line;
		const table = tableAt(lines, at, body.pitch);
		if (table) {
			pieces.push({ kind: 'table', page: region.page, rows: table.rows });
			at = table.end;
			continue;
		}
		const last = pieces.at(-1);
		const above = lines[at - 1];
		if (isHeadingLine(line, body)) {
			const isSame =
				last?.kind === 'heading' && Math.abs(last.size - line.size) < 0.5 && isNear(above, line, line.size * 1.5);
			if (isSame) last.lines.push(line);
			else pieces.push({ kind: 'heading', page: region.page, size: line.size, lines: [line] });
		} else addText(pieces, line, above, region, body);
		at++;
	}
	return { pieces, notes };
}

function addText(pieces: Piece[], line: Line, above: Line | undefined, region: Region, body: BodyStyle): void {
	const last = pieces.at(-1);
	const marker = markerOf(line.text);
	if (marker !== null) {
		const text = line.text.slice(marker.length);
		pieces.push({ kind: 'item', page: region.page, marker: marker.shown, lines: [{ ...line, text }], open: false });
		return;
	}
	if (
		last?.kind === 'item' &&
		above &&
		isNear(above, line, body.pitch * 1.35) &&
		line.left > (last.lines[0]?.left ?? 0) + 2
	) {
		last.lines.push(line);
		return;
	}
	if (last?.kind === 'paragraph' && above && !beginsParagraph(line, above, region, body)) {
		last.lines.push(line);
		return;
	}
	const continues = last === undefined && line.left - region.left < 0.8 * line.size;
	pieces.push({ kind: 'paragraph', page: region.page, lines: [line], continues, open: true });
}

function markerOf(text: string): { shown: string; length: number } | null {
	const bullet = BULLET.exec(text)?.[0];
	if (bullet !== undefined) return bullet.length < text.length ? { shown: '-', length: bullet.length } : null;
	const numbered = NUMBERED.exec(text);
	if (!numbered) return null;
	return {
		shown: numbered[1] === undefined ? '-' : `${numbered[1]}.`,
		length: numbered[1] === undefined ? 0 : numbered[0].length,
	};
}

const isNear = (above: Line | undefined, line: Line, most: number): boolean =>
	above !== undefined && line.y - above.y <= most;

function beginsParagraph(line: Line, above: Line, region: Region, body: BodyStyle): boolean {
	const width = region.right - region.left;
	if (line.y - above.y > Math.max(body.pitch, line.size) * 1.3) return true;
	if (Math.abs(line.size - above.size) > 1.2) return true;
	const isIndented = line.left - region.left > 0.8 * line.size && line.left - above.left > 0.8 * line.size;
	const isShort = above.right < region.right - 0.2 * width;
	const isEnded = /[.!?:;”"»)\]…]$/.test(above.text.replace(NOTE_AT_END, ''));
	return (isIndented && (isEnded || isShort)) || (isShort && isEnded);
}
