import type { Draft } from './check-lines.ts';
import type { Passage } from './passages.ts';

/** What comes after the last passage that was told; the last one again where only the end is missing. */
export function after(told: readonly Passage[], drafts: readonly Draft[]): readonly Passage[] {
	const last = Math.max(0, ...drafts.flatMap(({ passages }) => passages.filter((number) => number <= told.length)));
	const rest = told.filter(({ number }) => number > last);
	return rest.some(({ isHeading }) => !isHeading) ? rest : told.slice(-1);
}

/** The passages of sections that no line rests on; of a script that is far too short, all that no line rests on. */
export function leftOut(told: readonly Passage[], drafts: readonly Draft[], isShort: boolean): readonly Passage[] {
	const cited = new Set(drafts.flatMap(({ passages }) => passages));
	const sections = new Set(
		told.filter(({ number, isHeading }) => cited.has(number) && !isHeading).map(({ section }) => section),
	);
	const bare = told.filter(({ number, section }) => !cited.has(number) && (isShort || !sections.has(section)));
	return bare.some(({ isHeading }) => !isHeading) ? bare : [];
}
