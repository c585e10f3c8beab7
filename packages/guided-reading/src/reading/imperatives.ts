import type { Language } from '@nexus/contract';
import { languagePack } from '../language/index.ts';

/** Whether a text tells somebody to do something, by the verb that it begins with. */
export function isImperative(text: string, language: Language): boolean {
	return languagePack(language).words.imperative.test(text);
}
