import type { EpisodeEvaluation } from './evaluation.ts';
import { LOUDNESS } from './sound.ts';

/** Words between two marks that a voice breathes at: a guided reading keeps the document's own sentences. */
const LONGEST_SENTENCE = 40;
/** Words of a turn. */
const LONGEST_TURN = 80;
/** Of the real duration. */
const DURATION_ERROR = 0.1;
/** LU. */
const LOUDNESS_ERROR = 1;
/** Seconds. */
const LONGEST_SILENCE = 1.5;
/** dBTP. */
const TRUE_PEAK = -1;
/** Ratio of pitches, and share of lines. */
const VOICES = { apart: 1.25, right: 0.95 };

/** What an episode misses of the goals that docs/quality.md names, in words; empty when it meets them all. */
export function missesOf(evaluation: EpisodeEvaluation): string[] {
	const { coverage, grounding, repetition, language, turns, predicted, sound } = evaluation;
	const misses: string[] = coverage.missing.map((heading) => `no line rests on section "${heading}"`);
	for (const { line, what } of grounding.missing) misses.push(`line ${line}: "${what}" is not in its passages`);
	for (const line of repetition.repeated) misses.push(`line ${line} was said before`);
	for (const { line, like } of repetition.near) misses.push(`line ${line} is nearly line ${like}`);
	if (language.share < 1) misses.push(`${percent(1 - language.share)} in another language`);
	for (const { line, word } of language.foreign) misses.push(`line ${line}: "${word}" is of another variety`);
	if (turns.longestWords > LONGEST_TURN) misses.push(`a turn of ${turns.longestWords} words`);
	if (turns.longestSentence > LONGEST_SENTENCE) misses.push(`${turns.longestSentence} words without a breath`);
	if (sound === null) return misses;
	const error = predicted / sound.duration - 1;
	if (Math.abs(error) > DURATION_ERROR) misses.push(`duration predicted ${percent(error)} off`);
	if (!(Math.abs(sound.loudness - LOUDNESS) <= LOUDNESS_ERROR)) misses.push(`${sound.loudness.toFixed(1)} LUFS`);
	if (!(sound.longestSilence < LONGEST_SILENCE)) misses.push(`${sound.longestSilence.toFixed(2)} s of silence`);
	if (!(sound.truePeak <= TRUE_PEAK)) misses.push(`${sound.truePeak.toFixed(1)} dBTP`);
	const { apart, right } = sound.voices;
	if (!(apart > VOICES.apart)) misses.push(`voices ${apart.toFixed(2)} apart`);
	if (!(right >= VOICES.right)) misses.push(`${percent(right)} of the lines in their host's voice`);
	return misses;
}

/** Of conversations, which a language model writes. */
const CONVERSATION = { copied: 0.15, lesserHost: 0.35, recall: 0.95 } as const;

/** What a conversation misses of its goals: it says figures as people do, and leaves out what is not worth telling. */
export function missesOfConversation(evaluation: EpisodeEvaluation): string[] {
	const { repetition, language, turns, telling, weight } = evaluation;
	const misses: string[] = repetition.repeated.map((line) => `line ${line} was said before`);
	if (language.share < 1) misses.push(`${percent(1 - language.share)} in another language`);
	if (turns.longestWords > LONGEST_TURN) misses.push(`a turn of ${turns.longestWords} words`);
	if (telling.copied > CONVERSATION.copied) misses.push(`${percent(telling.copied)} copied`);
	if (telling.lesserHost < CONVERSATION.lesserHost) misses.push(`the lesser host tells ${percent(telling.lesserHost)}`);
	for (const title of telling.hollow) misses.push(`nothing is told in "${title}"`);
	if (weight === null) return misses;
	if (weight.recall < CONVERSATION.recall) misses.push(`forgotten: ${weight.forgotten.join(', ')}`);
	if (weight.hook !== true) misses.push('the opening rests on nothing that weighs');
	for (const line of weight.lightTakeaways) misses.push(`line ${line} closes with something light`);
	return misses;
}

function percent(share: number): string {
	return `${(share * 100).toFixed(1)} %`;
}
