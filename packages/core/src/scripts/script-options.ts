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
