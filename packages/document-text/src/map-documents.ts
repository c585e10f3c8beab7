import { mapDocument } from './map-document.ts';
import type { DocumentMap, JoinedDocument, Section } from './types.ts';

/**
 * The map of a text that is several documents joined: each is mapped as by itself, and its sections stand under its title.
 * The language is the one that most of the text is in. Without documents, as `mapDocument`.
 */
export function mapDocuments(text: string, documents: readonly JoinedDocument[] = [], filename = ''): DocumentMap {
	if (documents.length === 0) return mapDocument(text, filename);
	const maps = documents.map((document) => ({ document, map: mapDocument(text.slice(document.start, document.end)) }));
	const sections = maps.flatMap(({ document, map }, index) =>
		sectionsUnder(document, map.sections, documents[index + 1]?.at ?? text.length),
	);
	return {
		title: null,
		language: mostly(maps.map(({ map }) => map)),
		characters: text.length,
		words: maps.reduce((sum, { map }) => sum + map.words, 0),
		sections,
	};
}

/** The title's section holds what stands before the first heading. Headings as high as the title go one level down. */
function sectionsUnder({ title, at, start }: JoinedDocument, own: readonly Section[], end: number): Section[] {
	const headed = own.filter(({ heading }) => heading !== null);
	const down = headed.some(({ level }) => level <= 1) ? 1 : 0;
	const borders = headed.map((section) => section.start + start);
	return [
		{ start: at, end: borders[0] ?? end, heading: title, level: 1, path: [] },
		...headed.map((section, index) => ({
			...section,
			start: borders[index] ?? end,
			end: borders[index + 1] ?? end,
			level: section.level + down,
			path: [title, ...section.path],
		})),
	];
}

function mostly(maps: readonly DocumentMap[]): string | null {
	const sizes = new Map<string, number>();
	for (const { language, characters } of maps) {
		if (language !== null) sizes.set(language, (sizes.get(language) ?? 0) + characters);
	}
	return [...sizes].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
