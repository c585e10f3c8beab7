import type { Block } from '@nexus/core/documents';

type Footnote = Extract<Block, { kind: 'footnote' }>;

/** How far behind a sentence its mark may stand. */
const REACH = 3;

/** The footnote whose mark stands in, or right behind, a stretch of the document, if it is in the same part. */
export function footnoteOf(
	{ start, end }: { start: number; end: number },
	notes: readonly Footnote[],
	source: (from: number, to: number) => string,
): Footnote | null {
	if (notes.length === 0) return null;
	const text = source(start, end + REACH + 12);
	return (
		notes.find(({ label }) => {
			const mark = `[^${label}]`;
			const at = text.indexOf(mark);
			const isDefinition = text.charAt(at + mark.length) === ':';
			return at >= 0 && at <= end - start + REACH && !isDefinition;
		}) ?? null
	);
}
