import type { Host, Language } from '@nexus/contract';
import type { Span } from '@nexus/document-text';
import type { SpeechTag } from './speech-tags.ts';

export type Speaker = 'A' | 'B';

/** What a line is there for. Only `explain`, `example`, `hook` and `recap` bring facts. */
export type LineRole =
	| 'hook'
	| 'welcome'
	| 'question'
	| 'explain'
	| 'example'
	| 'reaction'
	| 'bridge'
	| 'recap'
	| 'handover'
	| 'goodbye'
	| 'notice';

/** Lines of these roles bring nothing of the document, so that they rest on no passage. */
export const GREETING_ROLES: ReadonlySet<LineRole> = new Set(['welcome', 'reaction', 'handover', 'goodbye', 'notice']);

/** One host's turn. */
export interface ScriptLine {
	speaker: Speaker;
	/** Plain text as a reader would see it: numbers, dates and abbreviations as written, no Markdown, no line breaks. */
	text: string;
	/** The language it is spoken in. */
	language: Language;
	role: LineRole;
	/** The passages of the document that the line rests on, in document offsets, in order. None for a greeting and its like. */
	spans: Span[];
	/** Set on the first line of a chapter: its title. */
	chapter: string | null;
	/** It says something that its passages do not. */
	unsupported?: boolean | undefined;
	/** How it is said, in a few words; absent or empty when plain. */
	delivery?: string | undefined;
	/** Sounds within it, for voices that make them. */
	tags?: SpeechTag[] | undefined;
}

export interface Hosts {
	A: Host;
	B: Host;
}
