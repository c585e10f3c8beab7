import type { Language } from '@nexus/contract';
import { ENGLISH } from './english.ts';
import { PORTUGUESE } from './portuguese.ts';
import type { LanguagePack } from './types.ts';

export type { Greetings, LanguagePack } from './types.ts';
export const LANGUAGE_PACKS: Record<Language, LanguagePack> = { 'pt-BR': PORTUGUESE, 'en-US': ENGLISH };
