import type { Language } from '@nexus/contract';
import { ENGLISH } from './english.ts';
import { PORTUGUESE } from './portuguese.ts';
import type { Pack } from './types.ts';

export type { Doors, Pack } from './types.ts';
export const PACKS: Record<Language, Pack> = { 'pt-BR': PORTUGUESE, 'en-US': ENGLISH };
