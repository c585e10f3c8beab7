/** The most characters (UTF-16 code units) that one line of a script holds. */
export const LINE_CHARACTERS_MAX = 2000;
/** The most lines that a saved script holds. */
export const SCRIPT_LINES_MAX = 100_000;
/** The most characters (UTF-16 code units) that a saved script holds: as many as the longest document has. */
export const SCRIPT_CHARACTERS_MAX = 10 * 1024 * 1024;
/** The most lines that one line can have been made of. */
export const LINE_ORIGINS_MAX = 1000;
/** The most that the lines of a saved script can have been made of, all together. */
export const SCRIPT_ORIGINS_MAX = 100_000;
/** The most changes that one call sends, and the most lines of them all; a script that changed more is saved whole. */
export const SCRIPT_CHANGES_MAX = 1000;
/** A podcast created with such a title is a draft for a script preview, unless `draft` says otherwise (D19). */
export const PREVIEW_TITLE_PREFIX = 'Preview - ';
/** Hours after which a draft that nobody touched is removed (D19). */
export const DRAFT_HOURS = 24;

export const TRANSCRIPT_FORMATS = ['json', 'vtt', 'srt', 'txt'] as const;
export type TranscriptFormat = (typeof TRANSCRIPT_FORMATS)[number];

/** What kind of episode a language model makes of a document. */
export const SCRIPT_FORMATS = ['conversation', 'brief', 'critique', 'lecture', 'debate'] as const;
export type ScriptFormat = (typeof SCRIPT_FORMATS)[number];
/** Who listens. */
export const AUDIENCES = ['newcomer', 'student', 'expert'] as const;
export type Audience = (typeof AUDIENCES)[number];
/** `quick` leaves out the check by a model and the table read, `careful` does all five steps. */
export const EFFORTS = ['quick', 'careful'] as const;
export type Effort = (typeof EFFORTS)[number];
/** Minutes that an episode may be asked to last. */
export const TARGET_MINUTES = { min: 2, max: 120 } as const;
/** The most characters of what somebody wants an episode to dwell on. */
export const FOCUS_TEXT_MAX = 500;
/** The most sections of a document that somebody can ask an episode to dwell on, those under a ticked one included. */
export const FOCUS_SECTIONS_MAX = 1000;
/** The most entries of a document's map, of which somebody ticks some. */
export const MAP_SECTIONS_MAX = 200;
/** The last place that a section can have in a document. */
export const FOCUS_SECTION_LAST = 100_000;
/** What became of a section of the document. */
export const SECTION_TELLINGS = ['told', 'briefly', 'left-out'] as const;
export type SectionTold = (typeof SECTION_TELLINGS)[number];
/** The most sections of which a podcast says what became of them. */
export const TOLD_SECTIONS_MAX = 500;
