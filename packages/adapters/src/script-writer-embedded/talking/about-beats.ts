import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/core/documents';
import { phraseKey } from '../reading/noun-phrases.ts';
import { isNumeric, type SentenceKind, sentenceKind, withoutSource } from '../reading/sentence-kind.ts';
import type { NounPhrase } from '../reading/tokens.ts';
import { contentStems, countWords, fold } from '../reading/words.ts';
import type { ReactionKind } from '../stock/index.ts';
import type { Beat } from './beats.ts';
import type { Told } from './telling.ts';

export function spansOf(told: Told | undefined): Span[] {
	return told?.spans ?? [];
}

/** A date that a listener calls history. */
const LONG_AGO = /(?<!\d)1\d{3}(?![\d.,]*\d)|século|century/i;

/** @param said what was told of the beat: a table is about numbers only where they were told */
export function reactionKind(beat: Beat, said: string, language: Language): ReactionKind {
	if (beat.form === 'list' || beat.form === 'quote') return beat.form;
	if (beat.form === 'table') return isNumeric(said, language) ? 'number' : 'list';
	if (beat.form === 'dialogue') return 'general';
	const last = beat.units.at(-1)?.kind ?? 'general';
	if (last === 'number') return 'number';
	if (last === 'contrast' || last === 'cause' || last === 'definition' || last === 'advice') return last;
	if (last === 'consequence') return 'cause';
	return last === 'date' && LONG_AGO.test(beat.units.at(-1)?.sentences.join(' ') ?? '') ? 'past' : 'general';
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

/** What was said before a question is chosen. */
export interface Asking {
	/** Things asked about lately. */
	recent: readonly string[];
	/** What was told last. */
	before: string;
	/** The part's text. */
	known: string;
	language: Language;
}

/**
 * What a question that leads to the beat can be about: what its sentence is about, or a name that the text returns to; not
 * what was named just before, or asked about lately, nor who is quoted, nor somebody in a story.
 */
export function thingsToAsk(beat: Beat, { recent, before, known, language }: Asking): NounPhrase[] {
	const [unit] = beat.units;
	if (!unit) return [];
	const text = unit.sentences.join(' ');
	const start = text.length - withoutSource(text).length;
	const named = new Set(contentStems(before, language));
	const inStory = isStory(known);
	const fresh = unit.things.filter(
		(thing) =>
			countWords(thing.text) <= 5 &&
			!recent.includes(phraseKey(thing.text)) &&
			thing.at >= start &&
			!contentStems(headOf(thing.text, language), language).some((stem) => named.has(stem)) &&
			!(inStory && (thing.proper || PERSON_WORD.test(fold(thing.text)))),
	);
	const subjects = fresh.filter((thing) => isSubject(thing, text.slice(start)) && !REPORTS[language].test(text));
	if (beat.kind === 'definition') return subjects.slice(0, 1);
	if (beat.kind === 'person') return fresh.filter((thing) => thing.proper).slice(0, 1);
	return [
		...subjects,
		...fresh.filter((thing) => thing.proper && occurrences(thing.text, known) >= TOPICAL && !subjects.includes(thing)),
	];
}

/** Whether a sentence begins with a thing: behind a preposition it is a name, or not what the sentence is about. */
function isSubject(thing: NounPhrase, said: string): boolean {
	const opens = fold(said).startsWith(fold(thing.text).slice(0, 12));
	return (
		opens || (thing.proper && PREPOSITION.test(said) && said.slice(0, 30).includes(thing.text.split(' ').at(-1) ?? ''))
	);
}

const PREPOSITION = /^(?:em|n[oa]s?|d[oa]s?|com|por|pel[oa]s?|para|in|at|on|with|for|near)\s/i;

/** "A Defesa Civil estima que ...": who reports is not what is reported. */
const REPORTS: Record<Language, RegExp> = {
	'pt-BR':
		/^(?:\S+\s){1,6}(?:estim|calcul|afirm|inform|diz|disse|lembr|declar|apont|mostr|anunci|explic|ressalt|reclam|conclu|sugere|observ)\p{L}*\sque(?!\p{L})/iu,
	'en-US':
		/^(?:\S+\s){1,6}(?:estimat|report|said|says|say|show|claim|announc|explain|conclud|suggest|found|find|argu|believ)\p{L}*\sthat(?!\p{L})/iu,
};

/** "a proposta de estender" -> "proposta"; "the water cycle" -> "cycle" */
function headOf(thing: string, language: Language): string {
	const words =
		thing
			.replace(/^(?:o|a|os|as|the|an?)\s/i, '')
			.split(/\s(?:d[aeo]s?|of)\s/i)[0]
			?.split(/\s+/) ?? [];
	return (language === 'pt-BR' ? words[0] : words.at(-1)) ?? '';
}

/** Whether people talk to each other in a text. */
function isStory(known: string): boolean {
	return (known.match(/^[ \t]*(?:[—–][ \t]|“\p{Lu})/gmu)?.length ?? 0) >= 2;
}

const PERSON_WORD =
	/\b(?:menin|homem|homens|mulher|rapaz|moc[oa]|velh[oa]|garot|padre|prefeit|mae|pai|filh|avos?\b|irma|professor|medic[oa]|senhor|dona|seu|marido|esposa|noiv|vizinh|vigari|relojoeir|boy|girl|man|men|woman|women|child|mother|father|son|daughter|brother|sister|priest|mayor|king|queen|husband|wife|captain|keeper|neighbor)/;

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
