import { modelScript } from '../costs/tokens.ts';
import type { PartRecord } from './types.ts';

/** Characters that a part's script comes to, about: as in estimates. */
export function expectedCharacters({ byteStart, byteEnd }: PartRecord, parts: number): number {
	const { characters } = modelScript({ characters: (byteEnd - byteStart) * parts, parts });
	return Math.max(200, characters / Math.max(1, parts));
}
