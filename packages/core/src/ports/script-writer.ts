import type { Language } from '@nexus/contract';
import type { Section, Span } from '@nexus/document-text';
import type { EpisodeOutline, EpisodePlan, PartOutline, ReadableLanguages } from '../planning/types.ts';
import type { ScriptOptions } from '../scripts/script-options.ts';
import type { Hosts, ScriptLine, Speaker } from '../scripts/types.ts';
import type { SilenceListener, UsageListener } from './model-usage.ts';
import type { PartReview } from './script-plan.ts';

/** An answer of a model, as it came. */
export interface PaidAnswer {
	text: string;
	/** Whether it came to its end. */
	whole: boolean;
}

/** Answers that are paid for, kept with an episode until its script is written, so that no step is bought twice. */
export interface PaidAnswers {
	find(key: string): Promise<PaidAnswer | null>;
	keep(key: string, answer: PaidAnswer): Promise<void>;
}

export interface PrepareRequest {
	/** As the document's map gives it: parts of at most PART_CHARACTERS, and what is known of the whole. */
	plan: EpisodePlan;
	/** The whole document. */
	text: string;
	/** The episode's language, as the user chose it. */
	language: Language;
	presetId: string;
	customStyle: string | null;
	/** What else was asked of the script; nothing unless given. */
	options?: ScriptOptions | undefined;
	/** Who talks, where a plan names who tells what. */
	hosts?: Hosts | undefined;
	/** The same seed and document give the same episode. */
	seed: number;
	signal: AbortSignal;
	/** Left out of what crosses over to another thread, as what follows. */
	used?: UsageListener | undefined;
	silence?: SilenceListener | undefined;
	kept?: PaidAnswers | undefined;
}

export interface PartRequest {
	outline: EpisodeOutline;
	part: PartOutline;
	/** The document's text from `part.source.start` to `part.source.end`; spans of lines are in document offsets. */
	text: string;
	language: Language;
	presetId: string;
	hosts: Hosts;
	customStyle: string | null;
	options?: ScriptOptions | undefined;
	seed: number;
	/** The lines that the part has already, of an attempt that was broken off: only those behind them are answered. */
	written?: readonly ScriptLine[] | undefined;
	signal: AbortSignal;
	/** Left out of what crosses over to another thread, as what follows. */
	used?: UsageListener | undefined;
	silence?: SilenceListener | undefined;
	kept?: PaidAnswers | undefined;
	/** Told what share of the work is done, 0 to 1. */
	advanced?: ((share: number) => void) | undefined;
	/** Told what was done to the lines, before the first of them is answered. */
	reviewed?: ((review: PartReview) => void) | undefined;
}

/** A line as it is heard beside others. */
export interface HeardLine {
	speaker: Speaker;
	text: string;
}

/** Lines of a section that are put between lines of a part, which are written already and stay as they are. */
export interface SectionRequest extends Omit<PartRequest, 'written'> {
	section: Section;
	/** Of the section alone. */
	text: string;
	/** Stretches of it that are told already. */
	told: readonly Span[];
	/** What is heard right before, in order. */
	before: readonly HeardLine[];
	/** Beats of a model's plan that come before it. */
	beatsBefore: number;
	/** Words that it is to have; what is read out has as many as it has. */
	words: number;
}

/** Turns a document into a conversation. Implemented by the embedded writer and by language models. */
export interface ScriptWriter {
	readonly id: string;
	readonly reads: ReadableLanguages;
	/**
	 * Makes the plan its own before any line is written: what to open with, what each part tells, and in how many parts.
	 * What it answers is kept with the episode and handed to each `writePart`.
	 */
	prepare(request: PrepareRequest): Promise<EpisodePlan>;
	/**
	 * Writes one part's lines, one by one, as they come. Parts may be written side by side. Of a part that has lines
	 * already, only those behind them.
	 */
	writePart(request: PartRequest): AsyncIterable<ScriptLine>;
	/** Writes a section that was left out, to stand between lines that there are. None where it has nothing to tell. */
	writeSection(request: SectionRequest): AsyncIterable<ScriptLine>;
}
