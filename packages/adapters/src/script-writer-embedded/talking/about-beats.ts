import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/core/documents';
import { phraseKey } from '../reading/noun-phrases.ts';
import { type SentenceKind, sentenceKind } from '../reading/sentence-kind.ts';
import type { NounPhrase } from '../reading/tokens.ts';
import type { Unit } from '../reading/unit.ts';
import { countWords } from '../reading/words.ts';
import type { ReactionKind } from '../stock/index.ts';
import type { Beat } from './beats.ts';
import type { Told } from './telling.ts';

export function spansOf(told: Told | undefined): Span[] {
	return told?.spans ?? [];
}

export function reactionKind(beat: Beat): ReactionKind {
	if (beat.form === 'list' || beat.form === 'quote') return beat.form;
	if (beat.form === 'dialogue') return 'general';
	if (beat.form === 'table') return isFigures(beat.units[0]) ? 'number' : 'list';
	const last = beat.units.at(-1)?.kind ?? 'general';
	if (last === 'number' || last === 'comparison') return 'number';
	if (last === 'contrast' || last === 'cause' || last === 'definition' || last === 'advice') return last;
	if (last === 'consequence') return 'cause';
	return last === 'date' ? 'past' : 'general';
}

/** A table of figures rather than of words, its labels aside. */
function isFigures(unit: Unit | undefined): boolean {
	const cells = (unit?.table?.rows ?? []).flatMap((row) => row.cells.slice(1)).filter((cell) => cell !== '');
	return cells.filter((cell) => /\d/.test(cell)).length > cells.length / 2;
}

export function sameWords(first: string, second: string): boolean {
	return phraseKey(first) === phraseKey(second);
}

/** Whether a heading is the topic, or the topic is its main part. */
export function names(topic: string, heading: string): boolean {
	return `${phraseKey(heading)} `.replace(/[,:]/g, '').startsWith(`${phraseKey(topic)} `.replace(/[,:]/g, ''));
}

/** How often a thing is named before it counts as what the text is about. */
export const TOPICAL = 3;

/**
 * What a question that leads to the beat can be about, the surest first: what its sentence begins with, or the text speaks
 * of again and again; without what was asked about just before.
 * @param known the part's text
 */
export function thingsToAsk(beat: Beat, recent: readonly string[], known: string): NounPhrase[] {
	const things = beat.units[0]?.things ?? [];
	const fresh = things.filter((thing) => countWords(thing.text) <= 5 && !recent.includes(phraseKey(thing.text)));
	if (beat.kind === 'definition') return fresh.filter((thing) => thing.at < 3).slice(0, 1);
	if (beat.kind === 'person') return fresh.filter((thing) => thing.proper).slice(0, 1);
	return fresh.filter((thing) => thing.at < 3 || occurrences(thing.text, known) >= TOPICAL);
}

export function occurrences(thing: string, known: string): number {
	return known.split(thing.replace(/^(?:o|a|os|as|the)\s/, '')).length - 1;
}

/** Words that point back at the turn before. */
const BACK: Record<Language, RegExp> = {
	'pt-BR': /(?<!\p{L})(?:isso|disso|nisso|daí|aí|desse|dessa|nesse|nessa|essa|esse|eles)(?!\p{L})/iu,
	'en-US': /(?<!\p{L})(?:that|it|this|those|they|there)(?!\p{L})/iu,
};
/** Kinds whose plain questions ("E por quê?") ask about what was said before. */
const ASKS_BACK = new Set<SentenceKind>(['cause', 'consequence', 'contrast', 'comparison', 'example']);

/** Whether the beat goes on where the turn before stopped, so that a question may say "isso". */
export function goesOn(beat: Beat): boolean {
	return beat.follows[0] === true;
}

/** Whether a question without a thing may be of the beat's kind: its sentence answers to the one before it. */
export function answersBack(beat: Beat, language: Language): boolean {
	if (!goesOn(beat)) return false;
	if (!ASKS_BACK.has(beat.kind)) return true;
	const opening = (beat.units[0]?.sentences[0] ?? '').split(/\s+/).slice(0, 8).join(' ');
	return sentenceKind(opening, language) === beat.kind;
}

export function pointsBack(phrase: string, language: Language): boolean {
	return BACK[language].test(phrase);
}
