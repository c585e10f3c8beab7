import type { Language } from '@nexus/contract';
import { ENGLISH } from './en.ts';
import { PORTUGUESE } from './pt.ts';
import type { Stock } from './types.ts';

export const STOCK: Record<Language, Stock> = { 'pt-BR': PORTUGUESE, 'en-US': ENGLISH };
export * from './types.ts';
