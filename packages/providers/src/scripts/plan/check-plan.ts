import type { Language } from '@nexus/contract';
import { languageProblem } from '@nexus/language/dialect';
import type { DraftPlan } from './plan-answer.ts';

export type PlanProblem =
	| 'no-beats'
	| 'unknown-passages'
	| 'weighty-untold'
	| 'shared-passages'
	| 'hook-unfit'
	| 'takeaways-unfit'
	| 'beat-count'
	| 'focus-missed'
	| 'other-language';

/** What a plan is held against. */
export interface PlanRequirements {
	/** Texts of the passages that can be told, by their numbers. */
	texts: ReadonlyMap<number, string>;
	/** Of those that some note rests on. */
	weights: ReadonlyMap<number, number>;
	/** Words that the script is to have. */
	words: number;
	/** Passages that whoever ordered it chose; none for no such choice. */
	focus: ReadonlySet<number>;
	language: Language;
}

export interface FoundProblem {
	problem: PlanProblem;
	passages: number[];
}

/** From this weight on a passage has to be told, or named as left out. */
export const WEIGHTY = 4;
/** A passage that says two things may be told in two beats. */
export const MOST_BEATS_OF_PASSAGE = 2;
/** Words of a beat, on the average: fewer tell nothing, more are several things. How they are shared out is put right by rule. */
const BEAT_WORDS = { least: 40, most: 400 } as const;
const TAKEAWAYS = 3;

/** What is wrong with a plan, each kind once, the worst first. */
export function problemsOf(plan: DraftPlan, ground: PlanRequirements): FoundProblem[] {
	const { texts, weights, words, focus, language } = ground;
	const found: FoundProblem[] = [];
	const note = (problem: PlanProblem, passages: readonly number[] = []) => {
		found.push({ problem, passages: [...new Set(passages)].sort((a, b) => a - b) });
	};
	const isKnown = (number: number) => texts.has(number);
	const beats = plan.beats.filter(({ passages }) => passages.some(isKnown));
	if (beats.length === 0) note('no-beats');
	if (
		languageProblem(`${plan.thesis} ${plan.beats.map(({ point }) => point).join(' ')}`, language) === 'other-language'
	)
		note('other-language');
	const cited = plan.beats.flatMap(({ passages }) => passages);
	const unknown = cited.filter((number) => !isKnown(number));
	if (unknown.length > 0) note('unknown-passages', unknown);
	const named = new Set([...cited, ...plan.hook.passages, ...plan.leftOut.flatMap(({ passages }) => passages)]);
	const untold = [...weights].filter(([number, weight]) => weight >= WEIGHTY && !named.has(number));
	if (untold.length > 0)
		note(
			'weighty-untold',
			untold.map(([number]) => number),
		);
	const own = plan.beats.flatMap(({ passages }) => [...new Set(passages)]);
	const shared = own.filter((number) => own.filter((other) => other === number).length > MOST_BEATS_OF_PASSAGE);
	if (shared.length > 0) note('shared-passages', shared);
	if (!isFitHook(plan.hook, ground)) note('hook-unfit');
	const sound = plan.takeaways.filter(({ text, passages }) => text !== '' && restsOnWeight(passages, ground));
	if (sound.length < TAKEAWAYS && weightyCount(weights) >= TAKEAWAYS) note('takeaways-unfit');
	const planned = sum(beats.map((beat) => beat.words));
	const mean = words / Math.max(1, beats.length);
	if (beats.length > 0 && (mean < BEAT_WORDS.least || mean > BEAT_WORDS.most)) note('beat-count');
	if (focus.size > 0) {
		const onFocus = beats.filter(({ passages }) => passages.some((number) => focus.has(number)));
		if (sum(onFocus.map((beat) => beat.words)) < planned / 2) note('focus-missed', [...focus]);
	}
	return found;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const weightyCount = (weights: ReadonlyMap<number, number>): number =>
	[...weights.values()].filter((weight) => weight >= WEIGHTY).length;

/** On passages of weight 4 or 5, as far as there are any. */
export function restsOnWeight(passages: readonly number[], { weights, texts }: PlanRequirements): boolean {
	const known = passages.filter((number) => texts.has(number));
	if (known.length === 0) return false;
	return weightyCount(weights) === 0 || known.some((number) => (weights.get(number) ?? 0) >= WEIGHTY);
}

/** What no episode opens with, by how the passages begin: a correction, a reference, a date line. */
const UNFIT_START =
	/^(?:errat|corrigend|onde se lê|retifica|doi\b|https?:|referências|references|bibliogra|\[?\d{1,3}\]\s|[\p{L} ]{0,40},? ?\d{1,2}[º]? (?:de \p{L}+ de )?\d{4}\.?$|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}, \d{4}\.?$)/iu;
const QUOTES: [string, string][] = [
	['“', '”'],
	['«', '»'],
	['(', ')'],
];
const LEAST_HOOK_WORDS = 5;

/** A whole sentence on weighty passages; no erratum, reference or date line; nothing opened that is not closed. */
export function isFitHook({ text, passages }: DraftPlan['hook'], ground: PlanRequirements): boolean {
	if (!restsOnWeight(passages, ground)) return false;
	if (text.split(/\s+/).length < LEAST_HOOK_WORDS || UNFIT_START.test(text)) return false;
	if (passages.every((number) => UNFIT_START.test(ground.texts.get(number) ?? ''))) return false;
	const count = (sign: string) => text.split(sign).length - 1;
	return count('"') % 2 === 0 && QUOTES.every(([open, close]) => count(open) === count(close));
}
