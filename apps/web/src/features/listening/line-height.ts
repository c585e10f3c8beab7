/** Pixels: of a row of text, a character's mean width, and what stands around the text. */
const ROW = 28;
const CHARACTER = 8.3;
const INSET = 28;
const PADDING = 12;
const NAME = 38;
const CHAPTER = 56;

/** About how high a line will be in a list of a given width, before it was ever laid out. */
export function estimatedHeight(text: string, width: number, heads: { named: boolean; chapter: boolean }): number {
	const perRow = Math.max(12, (width - INSET) / CHARACTER);
	const rows = Math.max(1, Math.ceil(text.length / perRow));
	return rows * ROW + PADDING + (heads.named ? NAME : 4) + (heads.chapter ? CHAPTER : 0);
}
