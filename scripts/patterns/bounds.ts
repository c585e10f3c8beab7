import type { Bound } from './complaints.ts';

const PART = 'parts of a document have at most PART_CHARACTERS (document-text/cut-parts.ts)';
const SENTENCE = 'sentences have at most 700 characters (language/sentences/split-sentences.ts), parts at most 7,800';
const LINE = 'lines of a script have at most LINE_CHARACTERS_MAX (contract/script.ts)';
const OWN = 'the operator’s own configuration, or the build’s own files';

const CONVERTED =
	'lines and blocks are read to BLOCK_MAX (adapters/document-conversion/limits.ts), in a process that is ended in time';

/** Inputs that are bounded where the patterns are used that recheck does not prove linear. */
export const BOUNDS: Bound[] = [
	{ files: 'packages/document-text/src/', characters: 7_800, by: PART },
	{ files: 'packages/document-text/src/plain-inline.ts', characters: 400, by: 'cut there to LONGEST' },
	{
		files: 'packages/document-text/src/classify-heading.ts',
		characters: 400,
		by: 'lines are read to LONGEST_READ',
	},
	{
		files: 'packages/document-text/src/heading-patterns.ts',
		characters: 400,
		by: 'lines are read to LONGEST_READ',
	},
	{ files: 'packages/core/src/planning/', characters: 7_800, by: SENTENCE },
	{ files: 'packages/guided-reading/src/', characters: 7_800, by: SENTENCE },
	{ files: 'packages/language/src/', characters: 2_000, by: LINE },
	{ files: 'packages/language/src/sentences/', characters: 7_800, by: PART },
	{ files: 'packages/language/src/sayable/', characters: 7_800, by: SENTENCE },
	{ files: 'packages/language/src/words/', characters: 7_800, by: SENTENCE },
	{ files: 'packages/language/src/detection/', characters: 7_800, by: PART },
	...['en', 'pt'].map((language) => ({
		files: `packages/language/src/${language}/spoken/letters.ts`,
		characters: 5,
		by: 'MAX_SPELLED (language/spoken-text/rules/acronyms.ts)',
	})),
	{ files: 'packages/core/src/scripts/', characters: 2_000, by: LINE },
	{ files: 'packages/providers/src/scripts/', characters: 2_000, by: LINE },
	{ files: 'packages/providers/src/speech/', characters: 2_000, by: LINE },
	{ files: 'packages/core/src/cleanup/leftovers.ts', characters: 200, by: 'keys of objects that the program names' },
	{ files: 'packages/contract/src/settings.ts', characters: 200, by: 'the pattern itself: anchored, one repetition' },
	{ files: 'packages/core/src/costs/', characters: 7_800, by: PART },
	{ files: 'packages/core/src/documents/filename.ts', characters: 2_000, by: 'titles have TITLE_MAX; cut there' },
	{ files: 'packages/core/src/accounts/', characters: 200, by: 'addresses and keys are cut where they come in' },
	{ files: 'packages/adapters/src/speech-espeak/', characters: 2_000, by: LINE },
	{ files: 'packages/providers/src/gemini/', characters: 2_000, by: LINE },
	{ files: 'packages/providers/src/openai/', characters: 2_000, by: OWN },
	{ files: 'packages/adapters/src/document-conversion/', characters: 10_000, by: CONVERTED },
	{ files: 'packages/providers/src/web-pages/', characters: 300, by: 'headers are cut there before they are read' },
	...['packages/contract/src/voice-models.ts', 'packages/adapters/src/voice-models/'].map((files) => ({
		files,
		characters: 2_000,
		by: 'the server’s maxParamLength (app.ts); else the operator’s own files',
	})),
	{ files: 'apps/cli/src/commands/voices/', characters: 2_000, by: OWN },
	{ files: 'apps/server/src/app.ts', characters: 16_384, by: 'Node.js bounds the head of a request' },
	{ files: 'apps/server/src/http/', characters: 16_384, by: 'Node.js bounds the head of a request' },
	{
		files: 'apps/server/src/runtime/',
		characters: 2_000,
		by: 'redact.ts cuts to TEXT_CHARACTERS_MAX; else the operator',
	},
	{
		files: 'packages/providers/src/provider/',
		characters: 2_000,
		by: OWN,
	},
	{ files: 'apps/web/src/app/first-paint.tsx', characters: 10_000, by: OWN },
	{ files: 'apps/web/src/lib/', characters: 10_000, by: 'what the server sends, whose answers are bounded' },
];

/** Files that build expressions when they are called, of which therefore only these words are known. */
export const BUILT_LATE: Record<string, string> = {
	'packages/language/src/words/casing.ts': 'a whole word of a title, without repetitions',
	'packages/guided-reading/src/narration/greetings.ts': 'one word of a heading, escaped',
	'packages/language/src/spoken-text/short-months.ts': 'names of months in the sources, one word each',
	'packages/language/src/sentences/split-sentences.ts': 'STOP, which is checked, or a line break',
};
