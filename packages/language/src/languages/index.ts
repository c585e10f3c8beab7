import { ENGLISH } from '../en/index.ts';
import { PORTUGUESE } from '../pt/index.ts';
import type { LanguagePack } from './language-pack.ts';

/** By BCP 47 tag, in the order in which texts are tried as one of them. */
export const PACKS = { 'pt-BR': PORTUGUESE, 'en-US': ENGLISH } as const satisfies Record<string, LanguagePack>;

/** BCP 47 tags of the languages that have a folder here. */
export type Language = keyof typeof PACKS;

export const languagePack = (language: Language): LanguagePack => PACKS[language];
