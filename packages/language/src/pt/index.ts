import type { LanguagePack } from '../languages/language-pack.ts';
import { DIALECT } from './dialect.ts';
import { SENTENCES } from './sentences.ts';
import { SHORTHAND } from './shorthand.ts';
import { SIGNS } from './signs.ts';
import { SPEECH } from './spoken/speech.ts';
import { EMPTY_WORDS, FUNCTION_WORDS } from './words.ts';

export const PORTUGUESE: LanguagePack = {
	speech: SPEECH,
	dialect: DIALECT,
	signs: SIGNS,
	shorthand: SHORTHAND,
	sentences: SENTENCES,
	functionWords: FUNCTION_WORDS,
	emptyWords: EMPTY_WORDS,
};
