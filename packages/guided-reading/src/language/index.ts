import type { Language } from '@nexus/contract';
import { ENGLISH } from './en/index.ts';
import { PORTUGUESE } from './pt/index.ts';
import type { LanguagePack } from './types.ts';

export type { Greetings, LanguagePack } from './types.ts';

const PACKS: Readonly<Record<Language, LanguagePack>> = { 'pt-BR': PORTUGUESE, 'en-US': ENGLISH };

export const languagePack = (language: Language): LanguagePack => PACKS[language];
