import type { Language } from '@nexus/contract';
import type { JoinedDocument, SourcePart, Span } from '@nexus/document-text';
import type { ScriptPassage, ScriptPlan, SectionTelling } from '../ports/script-plan.ts';

/** Languages of documents that a writer tells whole. Of a document in another one, the first part alone is planned. */
export type ReadableLanguages = 'any' | readonly Language[];

/** A section of the document's map that has text: from where its text begins, behind its heading. JSON-safe. */
export interface MappedSection extends Span {
	/** Its place in the map, from 0. */
	section: number;
	heading: string | null;
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
	/** What of the document opens the episode, with where it stands; null when nothing does. */
	hook: { text: string; span: Span } | null;
	/** The most telling words of the document, best first. */
	keyTerms: string[];
	/** Of an episode of several documents: where each stands in the text that they are joined to, which spans are in. */
	documents?: JoinedDocument[] | undefined;
	/** Of the whole document. */
	size: { words: number; sections: number };
	/** A language model's plan of the whole episode. Absent from guided readings and plans of earlier versions. */
	script?: ScriptPlan | undefined;
	/** Sections with text, by which a guided reading says what it read. Absent where there is a plan of a model. */
	map?: MappedSection[] | undefined;
	/** What a guided reading made of them, once it was voiced; a model's plan says so itself. */
	sections?: SectionTelling[] | undefined;
}

/** A section of the document that a job adds to a part whose script is written already. JSON-safe. */
export interface Addition {
	jobId: string;
	/** Its place in the document's map, from 0. */
	section: number;
}

/** How much of a part a guided reading reads. JSON-safe. */
export interface Allotment {
	/** Of what it tells, greetings aside, as the embedded voices say it; null for as long as there is something to read. */
	seconds: number | null;
	/** Sections to dwell on, and what share of the body is theirs, 0 to 1. */
	focus?: { spans: Span[]; share: number } | undefined;
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
	/**
	 * Of the outline's script: the beats that it tells, from 1, with all the passages that it is written from; of a
	 * short document `others` are the rest, for whoever checks what was written.
	 */
	told?:
		| { beats: number[]; words: number; passages: ScriptPassage[]; others?: ScriptPassage[] | undefined }
		| undefined;
	/** How much of it a guided reading reads, where a length or a focus was asked for. */
	allotted?: Allotment | undefined;
	adding?: Addition | undefined;
}

export interface EpisodePlan {
	outline: EpisodeOutline;
	parts: PartOutline[];
}
