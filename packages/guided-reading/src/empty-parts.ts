import type { Language } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { EpisodePlan } from '@nexus/core/planning';
import { readPart } from './reading/read-part.ts';
import { namedTitle } from './write-part.ts';

/** Parts of a document in which each is looked at: of a longer one that would take too long. */
const MOST_PARTS = 12;

/**
 * A plan without the parts, the first aside, of which nothing can be read: code, references.
 * @throws NexusError document_unreadable where nothing of the whole document can be
 */
export function withoutEmptyParts(plan: EpisodePlan, text: string, language: Language): EpisodePlan {
	const { outline, parts } = plan;
	if (parts.length > MOST_PARTS) return plan;
	const isRead = ({ source: { start, end, sections }, repeats }: EpisodePlan['parts'][number]): boolean => {
		const read = readPart(text.slice(start, end), start, sections, language, repeats, namedTitle(outline));
		return read.some(({ units }) => units.length > 0);
	};
	const told = parts.filter((part) => part.source.index === 0 || isRead(part));
	if (told.length === 1 && !told.some(isRead)) throw new NexusError('document_unreadable');
	return {
		outline: { ...outline, totalParts: told.length },
		parts: told.map((part, index) => ({ ...part, source: { ...part.source, index } })),
	};
}
