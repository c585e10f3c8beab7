import type { JoinedDocument, Span } from '@nexus/document-text';

/** A stretch of a document that a line rests on. */
export interface Passage extends Span {
	/** Null where the document was deleted before passages named theirs. */
	documentId: string | null;
}

export const passagesIn = (documentId: string | null, spans: readonly Span[]): Passage[] =>
	spans.map(({ start, end }) => ({ documentId, start, end }));

/** Where stretches of several documents' joined text stand in the documents themselves. What is of none is left out. */
export function passagesAmong(documents: readonly JoinedDocument[], spans: readonly Span[]): Passage[] {
	return spans.flatMap((span) =>
		documents.flatMap(({ documentId, at, start, end, from, head }) => {
			const own = { start: Math.max(span.start, start), end: Math.min(span.end, end) };
			if (own.start < own.end)
				return passagesIn(documentId, [{ start: own.start - start + from, end: own.end - start + from }]);
			const isHeading = span.start >= at && span.end <= start && head.start < head.end;
			return isHeading ? passagesIn(documentId, [head]) : [];
		}),
	);
}

/** The other way: where passages stand in the joined text. */
export function spansAmong(documents: readonly JoinedDocument[], passages: readonly Passage[]): Span[] {
	return passages.flatMap((passage) => {
		const found = documents.find(({ documentId }) => documentId === passage.documentId);
		if (!found) return [];
		const { at, start, from } = found;
		if (passage.start < from) return [{ start: at, end: start }];
		return [{ start: passage.start - from + start, end: passage.end - from + start }];
	});
}

/** In the order of their documents and within each by place, those that touch or overlap as one. */
export function joinPassages(passages: readonly Passage[]): Passage[] {
	const byDocument = Map.groupBy(passages, ({ documentId }) => documentId);
	return [...byDocument].flatMap(([documentId, own]) => passagesIn(documentId, joinSpans(own)));
}

function joinSpans(spans: readonly Span[]): Span[] {
	const joined: Span[] = [];
	for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
		const last = joined.at(-1);
		if (last && start <= last.end) last.end = Math.max(last.end, end);
		else joined.push({ start, end });
	}
	return joined;
}
