import type { ScriptOptions } from '@nexus/core/scripts';
import { type JoinedDocument, mapDocuments, type Span } from '@nexus/document-text';

/** A brief tells the essential in two to three minutes. */
const BRIEF_SECONDS = 150;

/** The script options that a guided reading follows. */
export interface ReadingWish {
	/** Of the whole episode; null for what the document is worth. */
	seconds: number | null;
	/** Sections to dwell on; empty for none. */
	focus: Span[];
}

/** Reads the options. Null where none of them concerns a guided reading. */
export function readingWish(
	{ targetMinutes, format, focus }: ScriptOptions,
	text: string,
	documents?: readonly JoinedDocument[],
): ReadingWish | null {
	const chosen = new Set(focus?.sections ?? []);
	const sections =
		chosen.size === 0 ? [] : mapDocuments(text, documents).sections.filter((_, index) => chosen.has(index));
	const brief = format === 'brief' ? BRIEF_SECONDS : null;
	const seconds = targetMinutes === undefined ? brief : targetMinutes * 60;
	if (seconds === null && sections.length === 0) return null;
	return { seconds, focus: sections.map(({ start, end }) => ({ start, end })) };
}
