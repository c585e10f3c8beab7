import { modelScript } from '../costs/tokens.ts';
import { CHARACTERS_PER_WORD } from '../scripts/wanted-length.ts';
import type { PlannedPart } from './types.ts';

/** Characters that a part's script comes to, about: as its plan says, else as in estimates. */
export function expectedCharacters(
	{ byteStart, byteEnd, outline: { told } }: Pick<PlannedPart, 'byteStart' | 'byteEnd' | 'outline'>,
	parts: number,
): number {
	if (told) return Math.max(200, told.words * CHARACTERS_PER_WORD);
	const { characters } = modelScript({ characters: (byteEnd - byteStart) * parts, parts });
	return Math.max(200, characters / Math.max(1, parts));
}
