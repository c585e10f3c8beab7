import { LANGUAGES, type Language } from '@nexus/contract';
import { ENGLISH } from './en/index.ts';
import type { LanguagePack } from './language-pack.ts';
import { PORTUGUESE } from './pt/index.ts';

export type { Pace } from './language-pack.ts';

const PACKS: Readonly<Record<Language, LanguagePack>> = { 'pt-BR': PORTUGUESE, 'en-US': ENGLISH };

export const languagePack = (language: Language): LanguagePack => PACKS[language];

/** A value for each language. */
export const byLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> =>
	Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Value>;
