import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js';
import type { Outline, Point } from './plate.ts';

/** The typeface of the product's titles; what the first file lacks is looked for in the second. */
const FILES = ['latin', 'latin-ext'].map((set) => `@fontsource/fraunces/files/fraunces-${set}-600-normal.woff`);
/** Straight pieces that a curve of a letter is drawn in. */
const PIECES = 8;

let fonts: Font[] | null = null;

function loadFonts(): Font[] {
	fonts ??= FILES.map((name) => {
		const bytes = readFileSync(fileURLToPath(import.meta.resolve(name)));
		return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
	});
	return fonts;
}

/** A text that can be set: what the typeface has no letters for is left out. */
export function settable(text: string): string {
	const known = [...text.normalize('NFC')].filter((character) => fontOf(character) !== undefined);
	return known.join('').replaceAll('  ', ' ').trim();
}

const fontOf = (character: string): Font | undefined =>
	loadFonts().find((font) => font.charToGlyphIndex(character) !== 0);

/** The outlines of a line of letters. @param size of the type, pixels. @param x where it begins. @param baseline its y */
export function setLine(text: string, size: number, x: number, baseline: number): Outline[] {
	const outlines: Outline[] = [];
	for (const { glyph, at } of placed(text, size)) {
		outlines.push(...outlinesOf(glyph.getPath(x + at, baseline, size).commands));
	}
	return outlines;
}

/** Pixels that a line takes. */
export function widthOf(text: string, size: number): number {
	return placed(text, size).at(-1)?.until ?? 0;
}

/** Letters with where they begin and end, pixels from the beginning of the line. */
function placed(text: string, size: number): { glyph: Glyph; at: number; until: number }[] {
	const letters: { glyph: Glyph; font: Font; at: number; until: number }[] = [];
	for (const character of text) {
		const font = fontOf(character);
		if (!font) continue;
		const glyph = font.charToGlyph(character);
		const scale = size / font.unitsPerEm;
		const before = letters.at(-1);
		const kerning = before?.font === font ? font.getKerningValue(before.glyph, glyph) * scale : 0;
		const at = (before?.until ?? 0) + kerning;
		letters.push({ glyph, font, at, until: at + (glyph.advanceWidth ?? 0) * scale });
	}
	return letters;
}

function outlinesOf(commands: readonly PathCommand[]): Outline[] {
	const outlines: Point[][] = [];
	for (const command of commands) {
		if (command.type === 'M') outlines.push([[command.x, command.y]]);
		else if (command.type !== 'Z') draw(outlines.at(-1) ?? [], command);
	}
	return outlines;
}

/** Adds a line, or a curve in straight pieces: Bernstein's polynomials, a quadratic one raised to a cubic. */
function draw(outline: Point[], command: Exclude<PathCommand, { type: 'M' | 'Z' }>): void {
	const { x, y } = command;
	const [x0, y0] = outline.at(-1) ?? [x, y];
	if (command.type === 'L') {
		outline.push([x, y]);
		return;
	}
	const [ax, ay] = command.type === 'C' ? [command.x1, command.y1] : [raised(x0, command.x1), raised(y0, command.y1)];
	const [bx, by] = command.type === 'C' ? [command.x2, command.y2] : [raised(x, command.x1), raised(y, command.y1)];
	for (let piece = 1; piece <= PIECES; piece++) {
		const share = piece / PIECES;
		outline.push([bezier(x0, ax, bx, x, share), bezier(y0, ay, by, y, share)]);
	}
}

const raised = (end: number, control: number): number => end + (2 * (control - end)) / 3;

function bezier(from: number, a: number, b: number, to: number, share: number): number {
	const rest = 1 - share;
	return rest ** 3 * from + 3 * rest ** 2 * share * a + 3 * rest * share ** 2 * b + share ** 3 * to;
}
