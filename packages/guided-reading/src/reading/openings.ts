import type { Language } from '@nexus/contract';
import { isFunctionWord } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';

/** Whether a sentence is understood only behind the one before it. */
export function leansOnPrevious(text: string, language: Language): boolean {
	return languagePack(language).openings.leaning.test(text);
}

/** Words with a capital within a sentence. */
const NAMES = /(?<=\p{Ll},? )\p{Lu}[\p{L}-]+/gu;

/** The names of a text, as `namesSubject` takes them. */
export const namesIn = (text: string): ReadonlySet<string> => new Set(text.match(NAMES));

/**
 * Whether a sentence names what it is of where a language leaves that to its verbs: it begins with an article or the like,
 * a number, or a name.
 */
export function namesSubject(text: string, language: Language, names: ReadonlySet<string>): boolean {
	if (!languagePack(language).openings.isInVerbs) return true;
	const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? '';
	return first === '' || isFunctionWord(first, language) || names.has(first);
}
