import type { ScriptPassage } from '@nexus/core/ports';
import type { ModelProfile, WantedLength } from '@nexus/core/scripts';
import { CHARACTERS_PER_NOTE, type Note, weightsOf } from './notes.ts';

/** A passage of at least this weight is worth telling. */
const WORTH_TELLING = 3;
/** Of a usual document, the share of the text that is worth telling, and how much more or less others can make of it. */
const USUAL_SHARE = 0.5;
const EFFECT = 0.6;
const BOUNDS = { least: 0.75, most: 1.05 } as const;

/** Words that one thing takes that is worth telling, and what stands around all of them. A thin text is not spun out. */
const A_THING = 58;
const AROUND = 60;

/**
 * Words that the document is worth by the weight of what it says: more where little of it is furniture, fewer where few
 * things are said, but where the model may not take as many notes as there are things.
 */
export function fittingWords(
	{ words, mostWords }: WantedLength,
	passages: readonly ScriptPassage[],
	notes: readonly Note[],
	{ isTerse, readCharacters, mostNotes }: Pick<ModelProfile, 'isTerse' | 'readCharacters' | 'mostNotes'>,
): number {
	const weights = weightsOf(notes);
	let all = 0;
	let worth = 0;
	for (const { number, text, isHeading } of passages) {
		if (isHeading) continue;
		all += text.length;
		if ((weights.get(number) ?? 0) >= WORTH_TELLING) worth += text.length;
	}
	const things = notes.filter(({ weight }) => weight >= WORTH_TELLING).length;
	const byWeight = 1 + EFFECT * (worth / Math.max(1, all) - USUAL_SHARE);
	const hasFewNotes = isTerse || all / CHARACTERS_PER_NOTE > Math.ceil(all / readCharacters) * mostNotes;
	const factor = hasFewNotes ? byWeight : Math.min(byWeight, (AROUND + things * A_THING) / Math.max(1, words));
	return Math.round(Math.min(mostWords, words * Math.min(BOUNDS.most, Math.max(BOUNDS.least, factor))));
}
