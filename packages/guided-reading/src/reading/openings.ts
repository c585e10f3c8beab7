import type { Language } from '@nexus/contract';
import { languagePack } from '../language/index.ts';

/** Whether a sentence is understood only behind the one before it. */
export const leansOnPrevious = (text: string, language: Language): boolean =>
	languagePack(language).words.leaning.test(text);
