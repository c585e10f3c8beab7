import type { Audience, Effort, ScriptFormat } from '@nexus/contract';

/** What an episode is to dwell on. */
export interface ScriptFocus {
	/** In the words of whoever ordered it. */
	text?: string | undefined;
	/** Sections of the document, by their places in its map (`mapDocument().sections`), from 0. */
	sections?: readonly number[] | undefined;
}

/** What somebody asked of a script, beside hosts, style and language. JSON-safe. */
export interface ScriptOptions {
	/** Minutes of audio, within TARGET_MINUTES; without it, what the document is worth. */
	targetMinutes?: number | undefined;
	/** `conversation` unless given. */
	format?: ScriptFormat | undefined;
	focus?: ScriptFocus | undefined;
	audience?: Audience | undefined;
	/** `careful` unless given. */
	effort?: Effort | undefined;
}

/** Those that a guided reading takes: a length, a brief, and sections to dwell on. Undefined for none. */
export function readingOptions(options: ScriptOptions | null | undefined): ScriptOptions | undefined {
	const { targetMinutes, format, focus } = options ?? {};
	const sections = focus?.sections ?? [];
	const taken = {
		...(targetMinutes !== undefined && { targetMinutes }),
		...(format === 'brief' && { format }),
		...(sections.length > 0 && { focus: { sections } }),
	};
	return Object.keys(taken).length > 0 ? taken : undefined;
}
