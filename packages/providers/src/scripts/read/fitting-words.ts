import type { ScriptPassage } from '@nexus/core/ports';
import type { WantedLength } from '@nexus/core/scripts';
import { type Note, weightsOf } from './notes.ts';

/** A passage of at least this weight is worth telling. */
const WORTH_TELLING = 3;
/** Of a usual document, the share of the text that is worth telling, and how much more or less others can make of it. */
const USUAL_SHARE = 0.5;
const EFFECT = 0.6;
const BOUNDS = { least: 0.75, most: 1.25 } as const;

/** Words that the document is worth by the weight of what it says: more where little of it is furniture. */
export function fittingWords(
	{ words, mostWords }: WantedLength,
	passages: readonly ScriptPassage[],
	notes: readonly Note[],
): number {
	const weights = weightsOf(notes);
	let all = 0;
	let worth = 0;
	for (const { number, text, isHeading } of passages) {
		if (isHeading) continue;
		all += text.length;
		if ((weights.get(number) ?? 0) >= WORTH_TELLING) worth += text.length;
	}
	const factor = 1 + EFFECT * (worth / Math.max(1, all) - USUAL_SHARE);
	return Math.round(Math.min(mostWords, words * Math.min(BOUNDS.most, Math.max(BOUNDS.least, factor))));
}
