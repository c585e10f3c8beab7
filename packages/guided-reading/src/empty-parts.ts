import type { Language } from '@nexus/contract';
import type { EpisodePlan } from '@nexus/core/planning';
import { readPart } from './reading/read-part.ts';
import { namedTitle } from './write-part.ts';

/** Parts of a document in which each is looked at: of a longer one that would take too long. */
const MOST_PARTS = 12;

/** A plan without the parts, the first aside, of which nothing can be read: code, references. */
export function withoutEmptyParts(plan: EpisodePlan, text: string, language: Language): EpisodePlan {
	const { outline, parts } = plan;
	if (parts.length > MOST_PARTS) return plan;
	const told = parts.filter(({ source: { index, start, end, sections }, repeats }) => {
		if (index === 0) return true;
		const read = readPart(text.slice(start, end), start, sections, language, repeats, namedTitle(outline));
		return read.some(({ units }) => units.length > 0);
	});
	return {
		outline: { ...outline, totalParts: told.length },
		parts: told.map((part, index) => ({ ...part, source: { ...part.source, index } })),
	};
}
