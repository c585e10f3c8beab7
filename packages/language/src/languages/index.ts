import { ENGLISH } from '../en/index.ts';
import { PORTUGUESE } from '../pt/index.ts';
import type { Language } from './language.ts';
import type { LanguagePack } from './language-pack.ts';

/** By tag, in the order in which texts are tried as one of them. */
export const PACKS: Readonly<Record<Language, LanguagePack>> = { 'pt-BR': PORTUGUESE, 'en-US': ENGLISH };

export const languagePack = (language: Language): LanguagePack => PACKS[language];
