import { type DocumentSection, MAP_SECTIONS_MAX } from '@nexus/contract';
import type { Section } from './types.ts';

/** Characters of a heading that are shown. */
const HEADING_CHARACTERS = 120;

/**
 * The headings that somebody can choose among, each with the sections under it: down to the deepest level of which all
 * fit. A title above everything is no choice.
 * @param sections of the whole document, in its order
 */
export function tableOfContents(sections: readonly Section[]): DocumentSection[] {
	const named = sections.flatMap(({ heading, level }, first) =>
		heading !== null && /[\p{L}\p{N}]/u.test(heading)
			? [{ heading, level, first, last: lastUnder(sections, first) }]
			: [],
	);
	const [top, ...others] = named;
	const entries = top && others.length > 0 && top.last === sections.length - 1 ? others : named;
	const levels = [...new Set(entries.map(({ level }) => level))].sort((a, b) => a - b);
	const deepest = levels.findLast(
		(level) => entries.filter((entry) => entry.level <= level).length <= MAP_SECTIONS_MAX,
	);
	const shown = deepest === undefined ? [] : entries.filter(({ level }) => level <= deepest);
	return shown.map(({ heading, level, first, last }) => ({
		heading: heading.length > HEADING_CHARACTERS ? `${heading.slice(0, HEADING_CHARACTERS - 1)}…` : heading,
		depth: Math.min(6, levels.indexOf(level)),
		first,
		last,
	}));
}

/** The place of the last section under a heading, its own if there is none. */
function lastUnder(sections: readonly Section[], first: number): number {
	const level = sections[first]?.level ?? 0;
	let last = first;
	while ((sections[last + 1]?.level ?? 0) > level) last++;
	return last;
}
