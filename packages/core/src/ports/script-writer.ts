import type { Language } from '@nexus/contract';
import type { SourcePart, Span } from '../document-text/types.ts';
import type { ScriptOptions } from '../scripts/script-options.ts';
import type { Hosts, ScriptLine } from '../scripts/types.ts';
import type { SilenceListener, UsageListener } from './model-usage.ts';
import type { ScriptPlan } from './script-plan.ts';

export interface PlanRequest {
	/** The whole document. */
	text: string;
	filename: string;
	/** The episode's language, as the user chose it. */
	language: Language;
	presetId: string;
	customStyle: string | null;
	/** What else was asked of the script; nothing unless given. */
	options?: ScriptOptions | undefined;
	/** The same seed and document give the same episode. */
	seed: number;
	/** Whoever writes reads any language: the whole document is cut into parts, whatever it is written in. */
	readsAnyLanguage?: boolean | undefined;
	signal: AbortSignal;
	/** Left out of what crosses over to another thread. */
	used?: UsageListener | undefined;
	/** Left out as well. */
	silence?: SilenceListener | undefined;
}

/** What is known of the whole episode before any line is written; shared by all parts. JSON-safe. */
export interface EpisodeOutline {
	/** What the episode is about, fit to be spoken: the document's title, or made from its first heading or key terms. */
	topic: string;
	/** False where the topic was made from key terms or the file's name. Absent from plans of earlier versions. */
	titled?: boolean | undefined;
	/** BCP 47 or null. */
	sourceLanguage: string | null;
	totalParts: number;
	/** The document's most striking sentence, with where it stands; null when nothing stands out. */
	hook: { text: string; span: Span } | null;
	/** The sentences worth keeping, best first, for the recap. */
	keyPoints: { text: string; span: Span; part: number }[];
	/** The most telling words of the document, best first. */
	keyTerms: string[];
	/** Headings of the weightiest sections, in the document's order. Absent from plans of earlier versions. */
	subjects?: string[] | undefined;
	/** Of the whole document. */
	size: { words: number; sections: number };
	/** A language model's plan of the whole episode. Absent from guided readings and plans of earlier versions. */
	script?: ScriptPlan | undefined;
	/** What a language model makes of the document before it writes: one for each part, in order. */
	briefs?: PartBrief[] | undefined;
}

/** What a part is to tell, so that parts written side by side neither repeat nor leave out anything. JSON-safe. */
export interface PartBrief {
	/** Its few main points, each in a short sentence. */
	points: string[];
	/** How its last line leads over to the part after; empty in the last part. */
	handOver: string;
}

/** One part's own share of the plan. JSON-safe. */
export interface PartOutline {
	source: SourcePart;
	/** Title of the part, from its first section. */
	title: string;
	/** What the part before ends with and the part after begins with, for handing over; null at the ends. */
	previousTopic: string | null;
	nextTopic: string | null;
	/** Passages of it that an earlier part holds word for word, so that they are not told twice. */
	repeats: Span[];
}

export interface EpisodePlan {
	outline: EpisodeOutline;
	parts: PartOutline[];
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
	/** Lines of other parts that are written already: they are not said again. */
	said?: readonly string[] | undefined;
	signal: AbortSignal;
	/** Left out of what crosses over to another thread. */
	used?: UsageListener | undefined;
	/** Left out as well. */
	silence?: SilenceListener | undefined;
}

/** Turns a document into a conversation. Implemented by the embedded writer and by language models. */
export interface ScriptWriter {
	readonly id: string;
	/** Whether it can go on behind lines that a part has already; else they are written anew. */
	readonly continues?: true;
	/** Whether it is to be told what the other parts say, since it might say it again. */
	readonly remembers?: true;
	/**
	 * Maps the document and cuts it into parts of at most PART_CHARACTERS.
	 * @throws NexusError document_unreadable when there is nothing to talk about.
	 */
	plan(request: PlanRequest): Promise<EpisodePlan>;
	/** Writes one part's lines, one by one, as they come. Parts may be written side by side. */
	writePart(request: PartRequest): AsyncIterable<ScriptLine>;
}
