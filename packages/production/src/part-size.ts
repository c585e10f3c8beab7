import type { PlannedPart } from '@nexus/core/records';
import { CHARACTERS_PER_WORD } from '@nexus/core/scripts';

/** What a reading says of a document, and in greeting and parting. */
const READ_SHARE = 0.4;
const GREETINGS = 900;

/** Characters that a part's script comes to, about: as its plan says, else as in estimates. */
export function expectedCharacters(
	{ byteStart, byteEnd, outline: { told } }: Pick<PlannedPart, 'byteStart' | 'byteEnd' | 'outline'>,
	parts: number,
): number {
	if (told) return Math.max(200, Math.round(told.words * CHARACTERS_PER_WORD));
	return Math.max(200, ((byteEnd - byteStart) * READ_SHARE * parts + GREETINGS) / Math.max(1, parts));
}
