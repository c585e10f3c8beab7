import type { Hosts, ScriptLine } from '@nexus/core/scripts';
import type { KeyContent } from '../samples/index.ts';
import { groundingOf } from '../scripts/grounding.ts';
import { type ConversationQuality, conversationQualityOf } from './conversation-quality.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { type KeyContentCoverage, keyContentCoverageOf } from './key-content-coverage.ts';
import { type LanguagePurity, languagePurityOf } from './language-purity.ts';
import { type Repetition, repetitionOf } from './repetition.ts';
import type { Sound } from './sound.ts';
import { type TurnFigures, turnsOf } from './turns.ts';

export interface EpisodeEvaluation {
	coverage: Coverage;
	grounding: {
		/** Share of content words of factual lines that stand in their spans, 0 to 1. */
		words: number;
		/** Share of numbers and names that stand in the spans of their lines, 0 to 1. */
		facts: number;
		missing: { line: number; what: string }[];
	};
	repetition: Repetition;
	language: LanguagePurity;
	turns: TurnFigures;
	telling: ConversationQuality;
	/** Null where nobody said what weighs most. */
	weight: KeyContentCoverage | null;
	/** Seconds. */
	predicted: number;
	/** Null when nothing was voiced. */
	sound: Sound | null;
}

export interface EvaluationInput {
	/** The document. */
	text: string;
	/** Of the whole episode, in order. */
	lines: readonly ScriptLine[];
	hosts: Hosts;
	/** Seconds that the episode was expected to take. */
	predicted: number;
	sound: Sound | null;
	/** What weighs most in the document, where somebody said so. */
	weighty?: KeyContent | undefined;
}

/** Measures an episode against its document. */
export function evaluateEpisode({ text, lines, hosts, predicted, sound, weighty }: EvaluationInput): EpisodeEvaluation {
	const { words, facts } = groundingOf(text, lines, [hosts.A.name, hosts.B.name]);
	return {
		coverage: coverageOf(text, lines),
		grounding: {
			words,
			facts: facts.all === 0 ? 1 : 1 - facts.missing.length / facts.all,
			missing: facts.missing,
		},
		repetition: repetitionOf(lines),
		language: languagePurityOf(lines),
		turns: turnsOf(lines, sound?.duration ?? predicted),
		telling: conversationQualityOf(text, lines),
		weight: weighty ? keyContentCoverageOf(text, lines, weighty) : null,
		predicted,
		sound,
	};
}
