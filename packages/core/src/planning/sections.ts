import { TOLD_SECTIONS_MAX } from '@nexus/contract';
import { cutParts, type JoinedDocument, mapDocuments, type Section } from '@nexus/document-text';
import type { MappedSection } from './types.ts';

/** The sections that have text, those alone of which a podcast says what became of them. */
export function mappedSections(text: string, sections: readonly Section[]): MappedSection[] {
	const mapped: MappedSection[] = [];
	for (const [section, { heading, start, end }] of sections.entries()) {
		if (mapped.length >= TOLD_SECTIONS_MAX) break;
		const lineEnd = text.indexOf('\n', start);
		const body = heading === null ? start : lineEnd < 0 || lineEnd > end ? end : lineEnd + 1;
		if (HAS_WORDS.test(text.slice(body, end))) mapped.push({ section, heading, start: body, end });
	}
	return mapped;
}

const HAS_WORDS = /\p{L}{2}/u;

export interface SectionInput {
	/** The whole document; or several, joined. */
	text: string;
	documents?: readonly JoinedDocument[] | undefined;
	/** Its place in the map, from 0. */
	section: number;
	/** Characters of it at most. */
	most: number;
}

export interface FoundSection {
	/** As far as it is told. */
	section: Section;
	text: string;
	words: number;
	/** Whether that is all of it: else its beginning, cut between paragraphs. */
	isWhole: boolean;
}

/** A section of a document with its text; null where the map has none at that place. */
export function findSection({ text, documents, section: place, most }: SectionInput): FoundSection | null {
	const section = mapDocuments(text, documents).sections[place];
	if (!section) return null;
	const whole = text.slice(section.start, section.end);
	const isWhole = whole.length <= most;
	const flat = { title: null, language: null, characters: whole.length, words: 0, sections: [] };
	const length = isWhole ? whole.length : (cutParts(whole, flat, { limit: most, first: most })[0]?.end ?? most);
	const own = whole.slice(0, length);
	return {
		section: { ...section, end: section.start + length },
		text: own,
		words: own.split(/\s+/).filter(Boolean).length,
		isWhole,
	};
}
