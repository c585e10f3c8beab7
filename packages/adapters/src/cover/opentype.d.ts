declare module 'opentype.js' {
	export type PathCommand =
		| { type: 'M'; x: number; y: number }
		| { type: 'L'; x: number; y: number }
		| { type: 'Q'; x1: number; y1: number; x: number; y: number }
		| { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
		| { type: 'Z' };

	export interface Glyph {
		/** Font units. */
		advanceWidth?: number;
		getPath(x: number, y: number, fontSize: number): { commands: PathCommand[] };
	}

	export interface Font {
		unitsPerEm: number;
		/** 0 where the font has no such character. */
		charToGlyphIndex(character: string): number;
		charToGlyph(character: string): Glyph;
		/** Font units. */
		getKerningValue(left: Glyph, right: Glyph): number;
	}

	const opentype: { parse(file: ArrayBuffer): Font };
	export default opentype;
}
