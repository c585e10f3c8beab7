import type { Passage as PassageAnswer } from '@nexus/contract';
import type { Span } from '../document-text/types.ts';

/** A stretch of a document that a line rests on. */
export interface Passage extends Span {
	/** Null where the document was deleted before passages named theirs. */
	documentId: string | null;
}

/** As the contract has it. */
export const presentedPassage = ({ documentId, start, end }: Passage): PassageAnswer => ({
	document_id: documentId,
	start,
	end,
});

export const passagesIn = (documentId: string | null, spans: readonly Span[]): Passage[] =>
	spans.map(({ start, end }) => ({ documentId, start, end }));

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
