import { z } from 'zod';
import { boundedArray } from './bounded-array.ts';
import { passage } from './passage.ts';
import { fileIndex } from './podcasts.ts';
import {
	LINE_ORIGINS_MAX,
	SCRIPT_CHANGES_MAX,
	SCRIPT_CHARACTERS_MAX,
	SCRIPT_LINES_MAX,
	TRANSCRIPT_FORMATS,
} from './script-constants.ts';

export const scriptLine = z.object({
	id: z.string(),
	part_number: z.number().int(),
	speaker: z.enum(['A', 'B']),
	name: z.string(),
	text: z.string(),
	/** [from, to) offsets in the documents' texts that the line rests on, without the documents; none for an added line. */
	spans: z.array(z.tuple([z.number(), z.number()])),
	/** The same passages, each with the document that it stands in. */
	passages: z.array(passage),
	/** Whether its text or its host was changed by hand. */
	edited: z.boolean(),
	/** It says something that its passages do not. Whoever edits the line answers for it. */
	unsupported: z.boolean(),
	/** Title of the chapter that begins with it. */
	chapter: z.string().nullable(),
});
export type ScriptLineAnswer = z.infer<typeof scriptLine>;

export const script = z.object({
	podcast_id: z.string(),
	/** Changes with every change of the script; also the answer's `ETag`. */
	version: z.string(),
	/** `[HOST_A]: ...` and `[HOST_B]: ...`, a line each. */
	content: z.string(),
	lines: z.array(scriptLine),
	/** Minutes of audio, about. */
	estimated_duration: z.number(),
	word_count: z.number().int(),
	/** Lines that say something that the document does not. */
	unsupported_lines: z.number().int(),
	/** What generating now would have to voice: nothing of it exists yet. */
	lines_to_voice: z.number().int(),
	clips_to_voice: z.number().int(),
	/** Seconds of speech, about. */
	seconds_to_voice: z.number(),
});
export type Script = z.infer<typeof script>;

export const preview = script.extend({ job_id: z.string().nullable() });
export type Preview = z.infer<typeof preview>;

/** `wait`: the most seconds to wait for the script; then 202 with the job that writes it. Without it, until it is there. */
export const previewQuery = z.object({ wait: z.coerce.number().min(0).max(3600).optional() });
export const previewPending = z.object({ job_id: z.string(), podcast_id: z.string() });

/** A line as it is to be. `id` keeps a line of the script; the same id a second time is the rest of a split line. */
export const sentScriptLine = z.object({
	id: z.string().max(100).nullish(),
	/** Ids of the lines that it was made of, where that is not plain from the texts. */
	from: boundedArray(z.string().max(100), { max: LINE_ORIGINS_MAX }).optional(),
	part_number: z.number().int().min(1).max(100_000).nullish(),
	speaker: z.enum(['A', 'B'], 'o apresentador deve ser A ou B'),
	text: z.string().max(100_000),
});
export type SentScriptLine = z.infer<typeof sentScriptLine>;

/** Either the text form or the lines. `version`: of the script that was edited; another one by now is refused. */
export const saveScriptBody = z.object({
	content: z.string().max(SCRIPT_CHARACTERS_MAX).optional(),
	lines: boundedArray(sentScriptLine, { max: SCRIPT_LINES_MAX }).optional(),
	version: z.string().max(100).optional(),
});
export type SaveScriptBody = z.infer<typeof saveScriptBody>;

/**
 * A stretch of the script: the `remove` lines that follow the line `after` (null: the first lines) give way to `lines`.
 * Lines that were moved are removed in one place and sent in another.
 */
export const scriptChange = z.object({
	after: z.string().max(100).nullable(),
	remove: z.int().min(0).max(SCRIPT_CHANGES_MAX).default(0),
	lines: boundedArray(sentScriptLine, { max: SCRIPT_CHANGES_MAX }).default([]),
});
export type ScriptChange = z.infer<typeof scriptChange>;

/** `version`: of the script that `changes` speak of; another one by now is refused. All speak of that one script. */
export const changeScriptBody = z.object({
	version: z.string().min(1).max(100),
	changes: boundedArray(scriptChange, { max: SCRIPT_CHANGES_MAX, min: 1 }).refine(
		(changes) => changes.reduce((sum, { lines }) => sum + lines.length, 0) <= SCRIPT_CHANGES_MAX,
		`as mudanças passam de ${SCRIPT_CHANGES_MAX.toLocaleString('pt-BR')} linhas`,
	),
});
export type ChangeScriptBody = z.infer<typeof changeScriptBody>;

/** What changed, rather than the whole script. */
export const changedScript = script.omit({ content: true, lines: true }).extend({
	/** For each change, in the order sent, the lines as they are now. */
	changes: z.array(z.object({ lines: z.array(scriptLine) })),
	/** Lines elsewhere that are not as they were, such as one that a chapter begins with now. */
	others: z.array(scriptLine),
});
export type ChangedScript = z.infer<typeof changedScript>;

/** With `dry_run` nothing is saved: the answer tells what would have to be voiced. */
export const saveScriptQuery = z.object({ dry_run: z.stringbool().default(false) });

export const transcriptQuery = z.object({
	/** One audio file of the episode, from 0, or `all` of it in one time. */
	file: z.union([z.literal('all'), fileIndex]).default(0),
	/** The file or part of that version, where there still is one; else as `file` says. */
	version: z.string().max(40).optional(),
	format: z.enum(TRANSCRIPT_FORMATS).default('json'),
	download: z.stringbool().default(false),
});

/** Chapters as the podcast namespace has them (`application/json+chapters`, 1.2.0). Seconds. */
export const chapters = z.object({
	version: z.literal('1.2.0'),
	title: z.string(),
	chapters: z.array(z.object({ startTime: z.number(), endTime: z.number(), title: z.string() })),
});
export type Chapters = z.infer<typeof chapters>;
export const chaptersQuery = transcriptQuery.pick({ file: true, version: true });
