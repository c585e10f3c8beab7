import type { Language } from '@nexus/contract';
import { ENGLISH } from './english.ts';
import type { LanguagePack } from './language-pack.ts';
import { PORTUGUESE } from './portuguese.ts';

export type { Stock } from './language-pack.ts';

const PACKS: Readonly<Record<Language, LanguagePack>> = { 'pt-BR': PORTUGUESE, 'en-US': ENGLISH };

export const languagePack = (language: Language): LanguagePack => PACKS[language];
