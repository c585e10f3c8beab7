import { ENGLISH_EMPTY_WORDS } from '../en/words.ts';
import type { Language } from '../languages/index.ts';
import { PORTUGUESE_EMPTY_WORDS } from '../pt/words.ts';

const split = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words without meaning of their own, lower case, accents folded. */
export const FUNCTION_WORDS: Record<Language, ReadonlySet<string>> = {
	'pt-BR': split(PORTUGUESE_EMPTY_WORDS),
	'en-US': split(ENGLISH_EMPTY_WORDS),
};
