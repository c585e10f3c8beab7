import { z } from 'zod';
import { boundedArray } from './bounded-array.ts';
import { LANGUAGES } from './languages.ts';
import { PRONUNCIATIONS } from './limits.ts';
import { VOICE_IDS } from './voices.ts';

/** Begins as a word does, and stands in one line. */
const WORD = /^[\p{L}\p{N}][^\p{Cc}\u2028\u2029]*$/u;
/** What every voice reads as it is written. */
const SAID = /^[\p{Script=Latin}][\p{Script=Latin}\p{M}'’ -]*$/u;

const oneLine = z.string().trim().normalize('NFC').min(1);

const entry = {
	language: z.enum(LANGUAGES),
	word: oneLine.max(PRONUNCIATIONS.wordCharacters).regex(WORD, 'Comece por uma letra ou um algarismo, em uma linha só'),
	said: oneLine.max(PRONUNCIATIONS.saidCharacters).regex(SAID, 'Use só letras, espaços, hifens e apóstrofos'),
	match_case: z.boolean().default(false),
};

/** `account`: of whoever calls. `installation`: of everybody here; for administrators. */
const scope = z.enum(['account', 'installation']);

export const pronunciation = z.object({ id: z.string(), ...entry });
export type PronunciationEntry = z.infer<typeof pronunciation>;

export const pronunciationList = z.object({
	account: z.array(pronunciation),
	installation: z.array(pronunciation),
});
export type PronunciationList = z.infer<typeof pronunciationList>;

const newPronunciation = z.object(entry);

export const savePronunciationsBody = z.object({
	scope: scope.default('account'),
	entries: boundedArray(newPronunciation, { min: 1, max: PRONUNCIATIONS.most }),
});
export interface SavePronunciationsBody {
	scope?: z.infer<typeof scope> | undefined;
	entries: z.input<typeof newPronunciation>[];
}

export const pronunciationSampleQuery = z.object({
	language: entry.language,
	word: entry.word,
	said: entry.said,
	voice: z.enum(VOICE_IDS).default('Kore'),
});
