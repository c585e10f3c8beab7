import { mapDocument, type Span } from '@nexus/document-text';

/** The sections of a document that have words below their heading. */
export function sectionsWithText(text: string): { heading: string | null; body: Span }[] {
	return mapDocument(text).sections.flatMap((section) => {
		const own = text.slice(section.start, section.end);
		const headingEnd = section.heading === null ? 0 : endOfHeading(own);
		const body = { start: section.start + headingEnd, end: section.end };
		return /\p{L}{3}/u.test(text.slice(body.start, body.end)) ? [{ heading: section.heading, body }] : [];
	});
}

/** After the heading's line, and the line that underlines it. */
function endOfHeading(section: string): number {
	return /^\s*[^\n]*(?:\n[ \t]*(?:=+|-+)[ \t]*(?=\n|$))?/.exec(section)?.[0].length ?? 0;
}
